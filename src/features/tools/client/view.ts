import { defineView, optional, type ViewOf } from '#kit/page/view.ts';

const SYMBOL = /^[A-Z0-9.-]{1,12}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** What the client editor shows: a client, or a new one; of a client, one of its leaders, or a new one. */
export const clientView = defineView(
  '/tools/client',
  {
    symbol: optional((text) => {
      const symbol = text?.trim().toUpperCase() ?? '';
      return SYMBOL.test(symbol) ? symbol : undefined;
    }),
    new: optional((text) => (text === null ? undefined : ('1' as const))),
    /** An id, or `new`. */
    leader: optional((text) => (text !== null && ID.test(text) ? text : undefined)),
  },
  ({ symbol }) => (symbol === undefined ? ['leader'] : ['new']),
);
export type ClientView = ViewOf<typeof clientView>;

/** Where the page of a client is shown as it will be; a form that is posted to it, as it is typed. */
export const clientPreviewPath = (symbol: string): string =>
  `/tools/client/preview?symbol=${encodeURIComponent(symbol)}`;
