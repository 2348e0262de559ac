import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose, isLoading, openThread, startFrame, startNew } from './frame.ts';

const stock = { symbol: 'ABEO', name: 'Abeona' };
let sent: unknown[] = [];
/** What the frame says to the page. */
let say: (data: object) => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  isLoading.set(false);
  const contentWindow = { postMessage: (message: unknown) => sent.push(message) };
  vi.stubGlobal('document', { referrer: '', cookie: '' });
  vi.stubGlobal('location', { href: 'http://site/redchat', origin: 'http://site' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('addEventListener', (_kind: string, listener: (event: object) => void) => {
    say = (data) => listener({ source: contentWindow, origin: 'http://site', data });
  });
  startFrame({ dataset: { app: '/redchat/app', ...stock }, contentWindow } as unknown as HTMLIFrameElement);
});
afterEach(() => void vi.useRealTimers());

const opened = (thread: string) => [
  { type: 'navigate', stock: 'ABEO', name: 'Abeona' },
  { type: 'thread_id', thread_id: thread },
];

it('a conversation that is chosen while another one is loading is not, and neither is a new one begun', () => {
  choose('first', stock);
  choose('second', stock);
  startNew(stock);
  expect([sent, openThread.get(), isLoading.get()]).toEqual([opened('first'), 'first', true]);
  say({ type: 'thread_id', thread_id: 'first' });
  choose('second', stock);
  expect([sent, openThread.get()]).toEqual([[...opened('first'), ...opened('second')], 'second']);
});

it('an app that never says what it shows holds nobody up for more than four seconds', () => {
  choose('first', stock);
  vi.advanceTimersByTime(3_999);
  expect(isLoading.get()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLoading.get()).toBe(false);
});

it('a frame that says it is ready is told the stock and the conversation that is open', () => {
  choose('first', stock);
  sent = [];
  say({ type: 'iframe-ready' });
  expect([sent, isLoading.get()]).toEqual([opened('first'), false]);
});
