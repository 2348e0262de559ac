import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { crawledTabs } from './company-tabs.ts';
import { PAGE_MAX } from './bounds.ts';
import { listOf, whole } from './paging.ts';
import { TextOrNull } from './text.ts';

/** What crawlers are told of: pages of one sort, each known by the symbol or id of what it shows. */
export const crawlKinds = [...crawledTabs, 'news', 'newsletters', 'videos'] as const;
export type CrawlKind = (typeof crawlKinds)[number];

/** Entries of one shard: sitemaps hold 50,000 at most, an answer 5 MB. */
export const CRAWL_SHARD_SIZE = 10_000;

const CrawlKindSchema = z.enum(crawlKinds, `must be one of ${crawlKinds.join(', ')}`);

/** `changed` is a day or a time. */
export const CrawlEntrySchema = z.object({ key: z.string(), changed: TextOrNull });
export type CrawlEntry = z.infer<typeof CrawlEntrySchema>;

export const CrawlShardSchema = z.object({ kind: CrawlKindSchema, page: z.number(), changed: TextOrNull });
export type CrawlShard = z.infer<typeof CrawlShardSchema>;

export const CrawlShardListSchema = z.object({ data: z.array(CrawlShardSchema) });
export const CrawlParamsSchema = z.strictObject({ kind: CrawlKindSchema });
export const CrawlQuerySchema = z.strictObject({ page: z._default(whole(1, PAGE_MAX), 1) });
export const CrawlListSchema = listOf(CrawlEntrySchema);

/** Calls: what there is to crawl. */
// prettier-ignore
export const crawlCalls = {
  'crawl.shards': callTo('data', 'GET /crawl', 'public', 'Every shard of pages for crawlers, with its latest change',
    { answer: CrawlShardListSchema }),
  'crawl.entries': callTo('data', 'GET /crawl/:kind', 'public',
    'One shard of pages for crawlers: symbols or ids with their last change',
    { params: CrawlParamsSchema, query: CrawlQuerySchema, answer: CrawlListSchema }),
} as const;
