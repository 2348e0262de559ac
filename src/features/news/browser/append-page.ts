/** What a fetched page brought: the items that were new, and how many it has in all. */
export interface AppendedPage {
  added: Element[];
  size: number;
}

/** Puts the items of a fetched page behind those of a list, each once. Days that go on are joined under one head. */
export function appendPage(list: Element, page: Document): AppendedPage {
  const target = Array.from(list.querySelectorAll('[data-items]')).at(-1);
  if (!target) return { added: [], size: 0 };
  const size = page.querySelectorAll('more-items [data-items] [data-news]').length;
  const known = new Set(Array.from(list.querySelectorAll('[data-news]'), idOf));
  const added: Element[] = [];
  for (const part of Array.from(page.querySelectorAll('more-items [data-items] > *'))) {
    for (const item of itemsOf(part)) {
      if (known.has(idOf(item))) item.remove();
      else added.push(item);
    }
    const last = target.lastElementChild;
    const day = part.getAttribute('data-day');
    if (last && day !== null && day === last.getAttribute('data-day'))
      last.querySelector('ol')?.append(...itemsOf(part));
    else if (itemsOf(part).length > 0) target.append(part);
    countRows(target.lastElementChild);
  }
  return { added, size };
}

/** A day that is left out until somebody comes near takes the room of its rows, of those that were joined to it too. */
function countRows(day: Element | null): void {
  if (day?.hasAttribute('data-rows')) day.setAttribute('data-rows', String(itemsOf(day).length));
}

const idOf = (item: Element): string | null => item.getAttribute('data-news');

const itemsOf = (part: Element): Element[] =>
  part.matches('[data-news]') ? [part] : Array.from(part.querySelectorAll('[data-news]'));
