import { CHAT_QUESTION_MAX } from '#contract/chat.ts';
import { defineView, type ViewOf } from '#kit/page/view.ts';

const text = (maxLength: number) => ({
  read: (given: string | null) => (given ?? '').trim().slice(0, maxLength),
  write: (value: string) => value || undefined,
});
const id = {
  read: (given: string | null) => (given && /^[\w-]{1,64}$/.test(given) ? given : ''),
  write: (value: string) => value || undefined,
};
const flag = {
  read: (given: string | null) => given === '1',
  write: (value: boolean) => (value ? 1 : undefined),
};
/** A symbol, or what was typed for one. */
const symbol = { ...text(100), read: (given: string | null) => text(100).read(given).toUpperCase() };

/** What an address asks RedChat for: a stock, a conversation of one's own, a question to begin with. */
export const redchatView = defineView('/redchat', {
  symbol,
  thread: id,
  q: text(CHAT_QUESTION_MAX),
  /** Looks through the history. */
  search: text(100),
  page: {
    read: (given: string | null) => Math.min(Math.max(Math.trunc(Number(given)) || 1, 1), 1_000),
    write: (value: number) => (value > 1 ? value : undefined),
  },
});
export type RedchatView = ViewOf<typeof redchatView>;

/** The same for the app in the frame, whose address names the stock as its messages do. */
export const chatAppView = defineView('/redchat/app', {
  symbol: { ...symbol, name: 'stock' },
  name: text(200),
  thread: { ...id, name: 'thread_id' },
  q: text(CHAT_QUESTION_MAX),
  /** Asks the question at once. */
  ask: flag,
  /** In the small frame of other pages. */
  small: flag,
});

/** The address of the assistant about a company, with a question to begin with. */
export const redchatHref = (about: { symbol?: string; thread?: string; q?: string }): string =>
  redchatView.href({ symbol: '', thread: '', q: '', search: '', page: 1, ...about });
