import { ReadableStream as NodeStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { Db } from '#server/db/open.ts';
import type { NotificationRow } from '#server/store/notifications/broadcasts.ts';
import { countUnread, lastSent, sentAfter } from '#server/store/notifications/inbox.ts';
import type { Feed } from './feed.ts';
import { noticeOf } from './notice.ts';

/** How often a quiet stream is heard of, and how long one lasts: then its browser comes again, and is known anew. */
const HEARD_EVERY_MS = 10_000;
const LASTS_MS = 2 * 60_000;

const eventOf = (event: string, data: object, id: number): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

interface Source {
  db: Db;
  feed: Feed;
  userId: string;
  /** The number of the notice that the browser has seen last; undefined for one that has just come. */
  after: number | undefined;
  signal: AbortSignal;
}

/** Streams a person's notices: how many are unread, what came since the stream broke off, and then each as it comes. */
export function streamNotifications(c: Context, source: Source): Response {
  const encoder = new TextEncoder();
  const pieces = async function* () {
    for await (const piece of eventsOf(source)) yield encoder.encode(piece);
  };
  // The browser's types, which Hono goes by, do not know how a stream is made from a generator.
  const body = NodeStream.from(pieces()) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  return c.body(body, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
}

async function* eventsOf({ db, feed, userId, after, signal }: Source): AsyncGenerator<string> {
  const heard: NotificationRow[] = [];
  let wake = () => {};
  const state = { hasEnded: false };
  const end = () => {
    state.hasEnded = true;
    wake();
  };
  // Listened to before the store is read, so that nothing falls between.
  const hear = (row: NotificationRow) => {
    heard.push(row);
    wake();
  };
  const leave = feed.listen(userId, hear, end);
  signal.addEventListener('abort', end, { once: true });
  const until = performance.now() + LASTS_MS;
  try {
    await feed.begun();
    const sent = await lastSent(db);
    let seq = Math.min(after ?? sent, sent);
    // What is counted here and comes once more, because the stream goes on from before, is not counted twice.
    const counted = { unread: await countUnread(db, userId, sent), upTo: sent };
    yield `retry: 2000\n${eventOf('unread', counted, seq)}`;
    if (after !== undefined) heard.unshift(...(await sentAfter(db, after)));
    while (!state.hasEnded && performance.now() < until) {
      const row = heard.shift();
      if (row) {
        if (row.seq <= seq) continue;
        seq = row.seq;
        yield eventOf('notification', noticeOf({ ...row, isRead: false }), row.seq);
        continue;
      }
      const { promise, resolve } = Promise.withResolvers<'woken'>();
      wake = () => resolve('woken');
      const { promise: quiet, resolve: beQuiet } = Promise.withResolvers<'quiet'>();
      const timer = setTimeout(() => beQuiet('quiet'), HEARD_EVERY_MS).unref();
      const what = await Promise.race([promise, quiet]);
      clearTimeout(timer);
      if (what === 'quiet') yield ': still here\n\n';
    }
  } finally {
    leave();
  }
}
