import { pino } from 'pino';
import { createFeed } from '#server/backends/tools/feed.ts';
import type { Db } from '#server/db/open.ts';

const log = pino({ level: 'silent' });

/** What the tools backend needs beside its store, with nobody who listens. */
export const toolsSurroundings = (db: Db) => ({
  log,
  secret: 'a secret of the tests alone, long enough',
  onQueued: () => undefined,
  feed: createFeed(db, log),
});
