import { EVENT_LIST_ID } from '#kit/events/event-view.ts';
import { fetchInTime } from '#ui/browser/fetch-in-time.ts';

export interface FetchedList {
  /** Where it was found in the end. */
  href: string;
  /** How many events there are, in words. */
  said: string;
  nodes: Node[];
  /** What that page says of an address that asks for what is not offered. */
  inVain: Element | null;
}

/** The list of an events page, out of the page that the server makes for everybody: it is drawn in one place. */
export async function fetchList(href: string, signal: AbortSignal): Promise<FetchedList> {
  const answer = await fetchInTime(href, { signal });
  if (!answer.ok) throw new Error(`The events answered ${answer.status}`);
  // An older page says of when it is, outside of its list.
  if (answer.headers.has('warning')) location.assign(answer.url);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const list = page.getElementById(EVENT_LIST_ID);
  if (!list) throw new Error('The page has no list');
  // A page that had no row has not brought what rows need.
  if (list.querySelector('favorite-heart') && !customElements.get('favorite-heart'))
    location.assign(answer.url);
  return {
    href: answer.url,
    said: list.dataset['said'] ?? '',
    nodes: [...list.childNodes],
    inVain: page.querySelector('.asked-in-vain'),
  };
}
