import { meaningOf } from './screener-field-words.ts';
import { expect, test } from 'vitest';
import { LeadersQuerySchema } from './leaders.ts';
import { FiltersSchema, GraphqlBodySchema, ScreenerRowSchema, ScreenerVariablesSchema } from './screener.ts';
import { screenerField, screenerFieldNames, screenerFields, specifiedFieldNames } from './screener-fields.ts';

test('the table begins with the 38 specified fields, and holds each name once', () => {
  expect(specifiedFieldNames).toHaveLength(38);
  expect(screenerFields.map((field) => field.name)).toEqual(screenerFieldNames);
  expect(screenerFieldNames.slice(0, 38)).toEqual(specifiedFieldNames);
  expect(new Set(screenerFieldNames).size).toBe(screenerFields.length);
});

test('each field says in a plain sentence what it is', () => {
  for (const { name, label } of screenerFields) {
    expect(meaningOf(name), name).toMatch(/^[A-Z0-9].{10,110}\.$/);
    expect(label.length, name).toBeLessThan(26);
  }
});

test('the columns and filters of a first visit are those specified', () => {
  expect(
    screenerFields
      .filter((field) => field.shown)
      .map((field) => field.name)
      .sort(),
  ).toEqual(['symbol', 'name', 'market_cap', 'last_sale', 'change_pre', 'ipo_year', 'volume'].sort());
  expect(screenerFields.filter((field) => field.active).map((field) => field.label)).toEqual([
    'Market Cap',
    'Volume',
    'Shares Outstanding',
    'Bio Phase',
  ]);
});

test('a field is found by its name only', () => {
  expect(screenerField('volume')?.label).toBe('Volume');
  expect(screenerField('toString')).toBeUndefined();
});

test.each([
  { market: ['NASDAQ', 'NYSE'] },
  { last_sale: [{ min: 0, max: 2 }, { min: 500 }, 5] },
  { symbol: 'abe', Industries: ['2834'], country: ['US'] },
  {},
])('the filters %j are accepted', (filters) => {
  expect(FiltersSchema.parse(filters)).toEqual(filters);
});

test.each([
  [{ password: ['x'] }],
  [{ market: 'NASDAQ' }],
  [{ market: [1] }],
  [{ last_sale: ['2'] }],
  [{ last_sale: [{}] }],
  [{ last_sale: [{ min: 0, to: 2 }] }],
  [{ last_sale: [{ min: '0' }] }],
  [{ symbol: ['ABEO'] }],
  [{ Industries: ['28'] }],
  [{ market: Array(101).fill('NASDAQ') }],
  [[]],
  [null],
])('the filters %j are refused with readable messages', (filters) => {
  const { success, error } = FiltersSchema.safeParse(filters);
  expect(success).toBe(false);
  for (const issue of error?.issues ?? [])
    if (issue.path.length > 0 && issue.code !== 'unrecognized_keys')
      expect(issue.message).not.toBe('Invalid input');
});

test.each([
  [{ page: 0, pageSize: 10 }],
  [{ page: -1, pageSize: 10 }],
  [{ page: 1, pageSize: 0 }],
  [{ page: 1, pageSize: 101 }],
  [{ page: 1, pageSize: 1e9 }],
  [{ page: 1.5, pageSize: 10 }],
  [{ page: '1', pageSize: 10 }],
  [{ page: 1 }],
])('the page %j is refused', (data) => {
  expect(ScreenerVariablesSchema.safeParse({ data }).success).toBe(false);
});

test('a sort takes a field of the row and a direction', () => {
  const data = { page: 1, pageSize: 100 };
  expect(
    ScreenerVariablesSchema.safeParse({ data, sortField: 'volume', sortDirection: 'desc' }).success,
  ).toBe(true);
  expect(ScreenerVariablesSchema.safeParse({ data, sortField: 'id; drop table' }).success).toBe(false);
  expect(ScreenerVariablesSchema.safeParse({ data, sortDirection: 'down' }).success).toBe(false);
});

test('a direction is read in small letters and in capitals, as one', () => {
  const data = { page: 1, pageSize: 100 };
  for (const [asked, read] of [
    ['asc', 'asc'],
    ['ASC', 'asc'],
    ['desc', 'desc'],
    ['DESC', 'desc'],
  ]) {
    expect(ScreenerVariablesSchema.parse({ data, sortDirection: asked }).sortDirection).toBe(read);
    expect(LeadersQuerySchema.parse({ order: asked }).order).toBe(read);
  }
  expect(LeadersQuerySchema.safeParse({ order: 'Up' }).success).toBe(false);
});

test('a row may have any part of the fields, null where unknown, and loses what is not a field', () => {
  expect(ScreenerRowSchema.parse({ symbol: 'ABEO', volume: null, secret: 1 })).toEqual({
    symbol: 'ABEO',
    volume: null,
  });
  expect(ScreenerRowSchema.safeParse({ volume: '12' }).success).toBe(false);
});

test('a GraphQL body has a query and nothing unknown', () => {
  expect(GraphqlBodySchema.safeParse({ query: '{x}', variables: null }).success).toBe(true);
  expect(GraphqlBodySchema.safeParse({ query: '' }).success).toBe(false);
  expect(GraphqlBodySchema.safeParse([{ query: '{x}' }]).success).toBe(false);
  expect(GraphqlBodySchema.safeParse({ query: '{x}', extensions: {} }).success).toBe(false);
});
