/**
 * What the chat page and the chat app in its frame say to each other, by `postMessage`. Whatever arrives is held against
 * these shapes before anything is done with it; who sent it is looked at where it arrives.
 */
export type ToFrame =
  | { type: 'token'; token: string }
  | { type: 'navigate'; stock: string; name: string }
  | { type: 'thread_id'; thread_id: string };
export type FromFrame = { type: 'iframe-ready' } | { type: 'thread_id'; thread_id: string };

const isThread = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id);
const isStock = (stock: unknown): stock is string =>
  typeof stock === 'string' && (stock === '' || /^[A-Z0-9][A-Z0-9.-]{0,11}$/.test(stock));
const isText = (text: unknown, max: number): text is string => typeof text === 'string' && text.length <= max;

const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

/** What a frame said; null for anything else. */
export function readFromFrame(data: unknown): FromFrame | null {
  const { type, thread_id } = fieldsOf(data);
  if (type === 'iframe-ready') return { type };
  return type === 'thread_id' && isThread(thread_id) ? { type, thread_id } : null;
}

/** What the page around a frame said; null for anything else. */
export function readFromPage(data: unknown): ToFrame | null {
  const { type, token, stock, name, thread_id } = fieldsOf(data);
  if (type === 'token') return isText(token, 2_000) ? { type, token } : null;
  if (type === 'navigate') return isStock(stock) && isText(name, 200) ? { type, stock, name } : null;
  return type === 'thread_id' && isThread(thread_id) ? { type, thread_id } : null;
}

/** The address of the chat app, built in or hosted, for a stock or a conversation. */
export function frameAddress(
  app: string,
  {
    stock,
    name,
    thread,
    q,
    ask,
  }: { stock?: string; name?: string; thread?: string; q?: string; ask?: string },
): string {
  // A path of ours has no host; one is lent to it to write the query.
  const url = new URL(app, 'http://site');
  const query = { stock, name, thread_id: thread, q, ask };
  for (const [key, value] of Object.entries(query)) if (value) url.searchParams.set(key, value);
  return app.startsWith('/') ? url.pathname + url.search : url.href;
}
