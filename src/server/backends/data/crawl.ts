import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { CRAWL_SHARD_SIZE } from '#contract/crawl.ts';
import { listShards, readShard } from '#server/store/crawl.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';

/** What there is to be crawled, in shards, each entry with its last change. */
export function crawlRoutes({ db, cached }: DataContext): Hono {
  const shards = calls['crawl.shards'];
  const entries = calls['crawl.entries'];
  return new Hono()
    .get(
      shards.path,
      answer(shards, async () => ({ data: await cached('crawl-shards', () => listShards(db)) })),
    )
    .get(
      entries.path,
      answer(entries, async ({ params: { kind }, query: { page } }) => ({
        ...(await readShard(db, kind, page)),
        page,
        pageSize: CRAWL_SHARD_SIZE,
      })),
    );
}
