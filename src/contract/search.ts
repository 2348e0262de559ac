import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { CompanyCardSchema } from './company.ts';
import { EventSchema } from './event.ts';
import { NewsSchema } from './news.ts';
import { PAGE_MAX, PAGE_SIZE_MAX } from './bounds.ts';
import { listOf, type PageQuery, whole } from './paging.ts';
import { VideoSchema } from './video.ts';

export const searchTypes = ['company', 'news', 'event', 'newsletter', 'video'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Searches of events and newsletters count pages from 0, all others from 1. */
export const firstPageOf = (type: SearchType): 0 | 1 => (type === 'event' || type === 'newsletter' ? 0 : 1);

/** `page` is the first page of its type when absent. */
export const SearchQuerySchema = z.pipe(
  z
    .strictObject({
      type: z._default(z.enum(searchTypes, `must be one of ${searchTypes.join(', ')}`), 'company'),
      query: z._default(
        z.string('must be text').check(z.maxLength(100, 'must be at most 100 characters')),
        '',
      ),
      page: z.optional(whole(0, PAGE_MAX)),
      pageSize: z._default(whole(1, PAGE_SIZE_MAX), 10),
    })
    .check(
      z.refine((q) => q.page === undefined || q.page >= firstPageOf(q.type), {
        path: ['page'],
        message: 'must be at least 1',
      }),
    ),
  z.transform((q) => ({ ...q, page: q.page ?? firstPageOf(q.type) })),
);

/** A page of what a text may mean; `page` counts from the first page of the type that is searched. */
export interface TextQuery extends PageQuery {
  query: string;
}

/** Rows of the type that was asked for, told apart by the fields that only they have. */
export const SearchAnswerSchema = listOf(z.union([CompanyCardSchema, VideoSchema, EventSchema, NewsSchema]));

/** Calls: the search of one kind. */
// prettier-ignore
export const searchCalls = {
  'stock.search': callTo('data', 'GET /stock/search', 'public', 'Search of companies, news, events, newsletters or videos',
    { query: SearchQuerySchema, answer: SearchAnswerSchema, costly: 'search' }),
} as const;
