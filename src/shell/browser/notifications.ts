import type { Notification } from '#contract/notification.ts';
import { callHref } from '#kit/href/call-href.ts';
import { relativeTime } from '#kit/time/relative-time.ts';
import { ask } from '#ui/browser/ask.ts';
import { leaveToSignIn } from '#ui/browser/leave-to-sign-in.ts';

/** What the page itself asks for comes first: the stream waits this long after it. */
const WAITS_MS = 1_500;
/** An answer that comes sooner needs no word that it is on its way. */
const LOADS_AFTER_MS = 300;

const button = () => document.querySelector<HTMLElement>('[popovertarget="notifications"]');
const drawer = () => document.getElementById('notifications');
const lineOf = (name: 'waiting' | 'none' | 'fault') =>
  drawer()?.querySelector<HTMLElement>(`[data-part="${name}"]`);
/** Shows one of the lines that stand for a list, or none. */
const showLine = (name: 'waiting' | 'none' | 'fault' | null) => {
  for (const each of ['waiting', 'none', 'fault'] as const)
    lineOf(each)?.toggleAttribute('hidden', each !== name);
};

/** Nobody is told anything before the account is confirmed: to ask would be an error in the log of the browser. */
const isVerified = () => /(?:^|; )isVerified=true/.test(document.cookie);

let isStarted = false;
let stream: EventSource | undefined;
/** The notice that was seen last: a stream that is opened anew goes on from it. */
let last: string | undefined;

/** Follows the notices of who is signed in: the count at the bell at once, the list when the drawer is opened. */
export function startNotifications(): void {
  if (isStarted || !drawer()) return;
  isStarted = true;
  drawer()?.addEventListener('toggle', (event) => {
    if (event.newState === 'open') void showList();
  });
  // It may have been opened before this was there.
  if (drawer()?.matches(':popover-open')) void showList();
  drawer()?.addEventListener('click', (event) => void onClick(event.target));
  lineOf('fault')
    ?.querySelector('button')
    ?.addEventListener('click', () => void showList());
  // A page that nobody sees holds no connection: a browser has few of them for one site.
  document.addEventListener('visibilitychange', follow);
  setTimeout(follow, WAITS_MS);
}

function follow(): void {
  if (!isVerified()) return;
  if (document.visibilityState === 'hidden') {
    stream?.close();
    stream = undefined;
    return;
  }
  if (stream && stream.readyState !== EventSource.CLOSED) return;
  stream = new EventSource(callHref('GET /notifications/events', { query: { after: last } }));
  stream.addEventListener('unread', ({ data, lastEventId }: MessageEvent<string>) => {
    last ??= lastEventId;
    const counted = JSON.parse(data) as { unread: number; upTo: number };
    countedTo = counted.upTo;
    showUnread(counted.unread);
  });
  stream.addEventListener('notification', ({ data, lastEventId }: MessageEvent<string>) => {
    last = lastEventId;
    arrive(JSON.parse(data) as Notification);
  });
}

let unread = 0;
/** Up to which notice the server has counted. */
let countedTo = 0;

function showUnread(many: number): void {
  unread = many;
  const bell = button();
  bell?.classList.toggle('has-unread', many > 0);
  bell?.setAttribute('aria-label', many > 0 ? `Notifications, ${many} unread` : 'Notifications');
}

function arrive(notice: Notification): void {
  if (notice.seq > countedTo) showUnread(unread + 1);
  if (drawer()?.querySelector(`[data-notice="${notice.id}"]`)) return;
  const told = drawer()?.querySelector('[role="status"]');
  if (told) told.textContent = `New notification: ${notice.message}`;
  const list = drawer()?.querySelector('ul');
  if (list && drawer()?.matches(':popover-open')) list.prepend(itemOf(notice));
  if (list?.firstChild) showLine(null);
}

function itemOf({ id, message, href, created_at, read }: Notification): HTMLElement {
  const item = document.createElement('li');
  item.dataset['notice'] = id;
  item.classList.toggle('unread', !read);
  const words = document.createElement(href === null ? 'span' : 'a');
  words.textContent = message;
  if (href !== null) words.setAttribute('href', href);
  const time = document.createElement('time');
  time.dateTime = created_at;
  time.textContent = relativeTime(created_at, new Date()) ?? '';
  item.append(words, time);
  if (!read) {
    const mark = document.createElement('button');
    mark.type = 'button';
    mark.textContent = 'Mark as read';
    item.append(mark);
  }
  return item;
}

async function showList(): Promise<void> {
  const host = drawer();
  const list = host?.querySelector('ul');
  if (!host || !list) return;
  // The session ended in another window: to say that nothing was announced would be a guess.
  if (!/(?:^|; )isVerified=/.test(document.cookie)) return leaveToSignIn();
  if (!isVerified()) return showLine('none');
  const waiting = setTimeout(() => list.firstChild ?? showLine('waiting'), LOADS_AFTER_MS);
  try {
    const answer = await ask('GET /notifications/notifications', { query: { pageSize: 20 } });
    list.replaceChildren(...answer.data.map(itemOf));
    showLine(answer.data.length > 0 ? null : 'none');
    showUnread(answer.unread);
    showAll(host);
  } catch {
    // What was listed before stays.
    showLine('fault');
  } finally {
    clearTimeout(waiting);
  }
}

function showAll(host: Element): void {
  host.querySelector('[data-part="all"]')?.toggleAttribute('hidden', unread === 0);
}

/** A notice that is opened or marked is read; the way there does not wait for it. */
async function onClick(target: EventTarget | null): Promise<void> {
  const host = drawer();
  if (!host || !(target instanceof Element)) return;
  const item = target.closest<HTMLElement>('[data-notice]');
  const isAll = target.closest('[data-part="all"]') !== null;
  if (!isAll && (!item?.classList.contains('unread') || !target.closest('a, button'))) return;
  const id = item?.dataset['notice'];
  const body = isAll || id === undefined ? {} : { ids: [id] };
  const answer = await ask('POST /notifications/read', { body }, { keepalive: true }).catch(() => null);
  if (!answer) return;
  showUnread(answer.unread);
  for (const each of isAll ? host.querySelectorAll<HTMLElement>('.unread') : item ? [item] : []) {
    each.classList.remove('unread');
    each.querySelector('button')?.remove();
  }
  showAll(host);
}
