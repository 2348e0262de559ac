import { fetchInTime } from '#ui/browser/fetch-in-time.ts';
import { appendPage } from './append-page.ts';

/**
 * Fetches the page that `next` leads to and puts its items behind those of `list`, with its pager in the place of the old
 * one; at the end it says so. Throws where the page does not come.
 */
export async function loadNext(
  list: HTMLElement,
  next: HTMLAnchorElement,
): Promise<{ added: Element[]; isLast: boolean }> {
  const part = (name: string) => list.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const response = await fetchInTime(next.href, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // What stands between may answer with a page of its own, which has no list.
  if (!page.querySelector('more-items')) throw new Error('not a page of the list');
  const { added, size } = appendPage(list, page);
  const foot = part('foot');
  const newFoot = page.querySelector('more-items [data-part="foot"]');
  if (foot && newFoot) foot.innerHTML = newFoot.innerHTML;
  const isLast = size < Number(list.dataset.pageSize) || !foot?.querySelector('a[rel="next"]');
  if (isLast) {
    foot?.replaceChildren();
    part('end')?.removeAttribute('hidden');
  }
  const status = part('status');
  if (status) status.textContent = `${added.length} more items${isLast ? '. End of the list' : ''}.`;
  return { added, isLast };
}
