import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { createFeed } from '#server/backends/tools/feed.ts';
import type { Db } from '#server/db/open.ts';

const log = pino({ level: 'silent' });

/** What the tools backend needs beside its store, with nobody who listens. */
export const toolsSurroundings = (db: Db, dataDir = tmpdir()) => ({
  log,
  dataDir,
  site: { siteName: 'RedStreet', publicUrl: 'https://site.example' },
  secret: 'a secret of the tests alone, long enough',
  onQueued: () => undefined,
  refillFigures: () => Promise.resolve(),
  feed: createFeed(db, log),
});
