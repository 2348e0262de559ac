import { CRAWL_SHARD_SIZE } from '#contract/crawl.ts';
import { listShards, readShard } from '#server/store/publishing/crawl.ts';
import type { DataContext, DataOn } from './context.ts';

/** What there is to be crawled, in shards, each entry with its last change. */
export function answerCrawl(on: DataOn, { db, kept }: DataContext): void {
  on('crawl.shards', async () => ({ data: await listShards(kept) }));
  on('crawl.entries', async ({ params: { kind }, query: { page } }) => ({
    ...(await readShard(db, kept, kind, page)),
    page,
    pageSize: CRAWL_SHARD_SIZE,
  }));
}
