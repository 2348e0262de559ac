import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ChatHistoryQuerySchema } from './chat.ts';
import { LeadersQuerySchema } from './leaders.ts';
import { SuggestionQuerySchema } from './suggestion.ts';
import { FilingQuerySchema } from './filing.ts';
import { HoldingQuerySchema } from './holding.ts';
import { NewsBySectorQuerySchema, NewsSectorQuerySchema, NewsTopQuerySchema } from './news.ts';
import { PageQuerySchema } from './paging.ts';
import { PriceQuerySchema } from './price.ts';
import { SearchAnswerSchema, SearchQuerySchema } from './search.ts';
import { SymbolSchema } from './symbol.ts';

const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

test('a list starts at page 1 with ten rows', () => {
  expect(PageQuerySchema.parse({})).toEqual({ page: 1, pageSize: 10 });
  expect(PageQuerySchema.parse({ page: '3', pageSize: '100' })).toEqual({ page: 3, pageSize: 100 });
  expect(ChatHistoryQuerySchema.parse({})).toEqual({ page: 1, limit: 18 });
  expect(HoldingQuerySchema.parse({})).toEqual({ page: 1, limit: 25 });
  expect(NewsTopQuerySchema.parse({})).toEqual({ page: 1, limit: 4 });
  expect(NewsBySectorQuerySchema.parse({})).toEqual({ limit: 2 });
});

test.each(['0', '-1', '1.5', 'x', '', '1e9', 'Infinity', 'NaN'])(
  'page "%s" is refused with a readable message',
  (page) => {
    expect(messageOf(PageQuerySchema, { page })).toMatch(/^must be /);
  },
);

test.each(['0', '101', '1000000000', ''])('pageSize "%s" is refused', (pageSize) => {
  expect(messageOf(PageQuerySchema, { pageSize })).toMatch(/^must be at /);
});

test.each([
  ['company', 1],
  ['news', 1],
  ['video', 1],
  ['event', 0],
  ['newsletter', 0],
])('a search of type %s starts at page %i', (type, page) => {
  expect(SearchQuerySchema.parse({ type })).toEqual({ type, query: '', page, pageSize: 10 });
  expect(SearchQuerySchema.safeParse({ type, page: '0' }).success).toBe(page === 0);
  expect(SearchQuerySchema.parse(SearchQuerySchema.parse({ type }))).toMatchObject({ page });
});

test('a search names its type and is not endless', () => {
  expect(messageOf(SearchQuerySchema, { type: 'person' })).toBe(
    'must be one of company, news, event, newsletter, video',
  );
  expect(messageOf(SearchQuerySchema, { query: 'x'.repeat(101) })).toBe('must be at most 100 characters');
});

test('rows of a search keep the fields of their own kind', () => {
  const rows = [
    { symbol: 'ABEO', name: 'Abeona', last_sale: 5.1 },
    { id: 1, name: 'Interview', youtubeId: 'abcdefghijk' },
    { id: 2, title: 'Conference', upcoming_date: null, company_symbol: 'ABEO' },
    { id: 3, title: 'Letter', published_at: '2026-07-02', rc_newsletter: true },
  ];
  const answer = SearchAnswerSchema.parse({ data: rows, total: 4, page: 1, pageSize: 10 });
  expect(answer.data).toEqual(rows.map((row) => ('id' in row ? { ...row, id: String(row.id) } : row)));
});

test('suggestions need an input of at most 100 characters, which may be empty', () => {
  expect(SuggestionQuerySchema.parse({ input: '' })).toEqual({ input: '' });
  expect(messageOf(SuggestionQuerySchema, {})).toBe('is required');
  expect(messageOf(SuggestionQuerySchema, { input: 'x'.repeat(101) })).toBe('must be at most 100 characters');
});

test('leaders are unfiltered and descending unless told otherwise', () => {
  expect(LeadersQuerySchema.parse({})).toEqual({ page: 1, pageSize: 10, order: 'desc', sort: 'change' });
  expect(LeadersQuerySchema.parse({ order: 'asc', minPrice: '0.1' })).toMatchObject({
    order: 'asc',
    minPrice: 0.1,
  });
  expect(messageOf(LeadersQuerySchema, { order: 'up' })).toBe('must be asc or desc');
  expect(messageOf(LeadersQuerySchema, { minVolume: '-1' })).toBe('must be at least 0');
  expect(messageOf(LeadersQuerySchema, { minVolume: 'many' })).toBe('must be a number');
});

test('prices cover a year unless told otherwise', () => {
  expect(PriceQuerySchema.parse({})).toEqual({ range: '1Y' });
  expect(messageOf(PriceQuerySchema, { range: '5Y' })).toBe('must be one of 1M, 3M, 6M, 1Y, Max');
});

test('filings are narrowed by real days', () => {
  expect(FilingQuerySchema.parse({ date_from: '2024-02-29' })).toMatchObject({
    page: 1,
    limit: 10,
    date_from: '2024-02-29',
  });
  expect(messageOf(FilingQuerySchema, { date_to: '2025-02-29' })).toBe('must be a date, YYYY-MM-DD');
});

test('a sector is one of the nine', () => {
  expect(NewsSectorQuerySchema.safeParse({ sector: 'Life Sciences' }).success).toBe(true);
  expect(messageOf(NewsSectorQuerySchema, { sector: 'Biotech' })).toMatch(
    /^must be one of Energy & Transportation, /,
  );
});

test('symbols are folded to upper case; what is not a ticker is refused', () => {
  expect(SymbolSchema.parse('brk-b')).toBe('BRK-B');
  for (const text of ['', 'a b', '../x', '\0', 'ABCDEFGHIJKLM', 'ÄB'])
    expect(messageOf(SymbolSchema, text)).toBe('is not a ticker symbol');
});
