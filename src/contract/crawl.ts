import * as z from 'zod/mini';
import { listOf, PAGE_MAX, whole } from './paging.ts';
import { TextOrNull } from './text.ts';

/** What crawlers are told of: pages of one sort, each known by the symbol or id of what it shows. */
export const crawlKinds = [
  'companies',
  'clients',
  'filings',
  'financials',
  'news',
  'newsletters',
  'videos',
] as const;
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
