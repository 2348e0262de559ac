import { atom } from 'nanostores';
import { frameAddress, type ToFrame } from '#kit/chat-frame.ts';
import { type FrameLink, linkFrame } from './frame-link.ts';
import { chatToken } from './token.ts';

/** The stock that the page is about. */
export interface PageStock {
  symbol: string;
  name: string;
}

/** Which conversation the frame shows; '' for a new one. */
export const openThread = atom('');
/** Whether it was there before: one that begins on this page is no past one. */
export const isPast = atom(false);
/** A conversation was chosen, and is not shown yet. */
export const isLoading = atom(false);
/** Counts the conversations that have begun here: the history is out of date after each. */
export const begun = atom(0);

/** After this time the next one may be chosen, whatever an app elsewhere says or does not say. */
const LOADED_MS = 4_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let link: FrameLink | undefined;
let app = '';
let stock: PageStock = { symbol: '', name: '' };

function setLoading(loading: boolean): void {
  clearTimeout(timer);
  isLoading.set(loading);
  if (loading) timer = setTimeout(() => isLoading.set(false), LOADED_MS);
}

const placeOf = (thread: string): ToFrame[] => [
  { type: 'navigate', stock: stock.symbol, name: stock.name },
  ...(thread ? [{ type: 'thread_id', thread_id: thread } as const] : []),
];

/** The address bar says what is shown, so that a reload shows it again. */
function noteInAddress(thread: string): void {
  const query = new URLSearchParams({
    ...(stock.symbol && { symbol: stock.symbol }),
    ...(thread && { thread }),
  });
  history.replaceState(history.state, '', `/redchat${query.size > 0 ? `?${query.toString()}` : ''}`);
}

/** Fills the frame of the page, and begins to listen to it. */
export function startFrame(frame: HTMLIFrameElement): void {
  const { app: address = '', token, symbol = '', name = '', thread = '', q = '' } = frame.dataset;
  app = address;
  stock = { symbol, name };
  openThread.set(thread);
  isPast.set(thread !== '');
  // Asked at once where a page of ours led here with a question; from elsewhere it waits to be sent.
  const isOurs = document.referrer !== '' && new URL(document.referrer).origin === location.origin;
  const first = frameAddress(app, { stock: symbol, name, thread, q, ...(q && isOurs && { ask: '1' }) });
  link = linkFrame(frame, first, {
    greeting: () => placeOf(openThread.get()),
    token: () => chatToken(token),
    onReady: () => setLoading(false),
    onThread: (id) => {
      if (id === openThread.get()) return setLoading(false);
      openThread.set(id);
      isPast.set(false);
      noteInAddress(id);
      begun.set(begun.get() + 1);
    },
  });
}

/** Opens a conversation; while another one is being opened, nothing happens. */
export function choose(thread: string, about: PageStock): void {
  if (isLoading.get() || thread === openThread.get()) return;
  stock = about;
  openThread.set(thread);
  isPast.set(true);
  setLoading(true);
  noteInAddress(thread);
  for (const message of placeOf(thread)) link?.send(message);
}

/** Begins anew about a stock. */
export function startNew(about: PageStock): void {
  if (isLoading.get()) return;
  stock = about;
  openThread.set('');
  isPast.set(false);
  setLoading(true);
  noteInAddress('');
  link?.open(frameAddress(app, { stock: about.symbol, name: about.name }));
}
