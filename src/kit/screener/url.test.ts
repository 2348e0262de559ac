import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { PAGE_MAX, screenerPageSizes, sectorNames } from '#contract/bounds.ts';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import { allColumns, type ColumnId, columnSets } from './columns.ts';
import {
  type FieldFilters,
  filterFields,
  type FilterValue,
  formatFilterValue,
  orDefault,
} from './filters.ts';
import { defaultScreener, type ScreenerState } from './state.ts';
import { formatScreener, readScreener, screenerHref, searchText } from './url.ts';

const read = (query: string) => readScreener(new URLSearchParams(query));

const anyBound = fc
  .oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.integer().map((n) => n * 1e6),
  )
  .map((n) => n + 0);
const anyRange = fc.oneof(
  anyBound.map((min) => ({ min })),
  anyBound.map((max) => ({ max })),
  fc
    .tuple(anyBound, anyBound)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
);
const anyOption = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/\p{Cc}/gu, '').trim())
  .filter((text) => text !== '' && text.isWellFormed());
const valuesOf = (isRange: boolean) =>
  fc.uniqueArray<FilterValue, string>((isRange ? anyRange : anyOption) as fc.Arbitrary<FilterValue>, {
    minLength: 1,
    maxLength: 4,
    selector: formatFilterValue,
  });
const anyFilters = fc.record(
  Object.fromEntries(filterFields.map(({ name, filter }) => [name, valuesOf(filter === 'range')])),
  { requiredKeys: [] },
) as fc.Arbitrary<FieldFilters>;
const anyPlace = fc.oneof(
  fc.constant({ sector: '' as const, industries: [] }),
  fc.constantFrom(...sectorNames).map((sector) => ({ sector, industries: [] })),
  fc
    .uniqueArray(fc.constantFrom('2834', '2836', '7372'), { minLength: 1 })
    .map((sics) => ({ sector: '' as const, industries: sics.sort() })),
  fc.constant({ sector: 'Life Sciences' as const, industries: ['2834'] }),
);
const anyColumns = fc
  .uniqueArray(
    fc.constantFrom(...allColumns.map(({ id }) => id)).filter((id) => id !== 'symbol' && id !== 'name'),
  )
  .map((ids): ColumnId[] => ['symbol', 'name', ...ids]);
const fieldNames = filterFields.map(({ name }) => name);

const anyParts = fc.record({
  page: fc.integer({ min: 1, max: PAGE_MAX }),
  pageSize: fc.constantFrom(...screenerPageSizes),
  sortField: fc.constantFrom(...screenerFieldNames),
  sortDirection: fc.constantFrom('asc' as const, 'desc' as const),
  symbol: anyText({ maxLength: 120 }).map(searchText),
  filters: anyFilters,
  active: fc.option(
    fc.uniqueArray(fc.constantFrom(...fieldNames)).filter((names) => orDefault(names) !== null),
  ),
  view: fc.constantFrom(...columnSets.map(({ id }) => id)),
  columns: fc.option(anyColumns),
});

const anyState = fc
  .tuple(anyParts, anyPlace)
  .map(([parts, place]): ScreenerState => ({ ...parts, ...place }));

describe('the address of a screener', () => {
  it('leads back to exactly the state it was made from, without a notice', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(read(formatScreener(state))).toEqual({ state, notices: [] });
      }),
    );
  });

  it('is read without a throw, whatever stands in it, and what comes out is allowed', () => {
    const anyValue = fc.oneof(anyText(), fc.double().map(String));
    const keys = [
      'page',
      'pageSize',
      'sortField',
      'sortDirection',
      'symbol',
      'sort',
      'utm_source',
      'volume',
      'volume.min',
      'market',
      'sic',
      'sector',
      'active',
      'add',
      'columns',
      'view',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), anyValue), (given) => {
        const { state } = readScreener(new URLSearchParams(given));
        expect(read(formatScreener(state)).state).toEqual(state);
        expect(screenerPageSizes).toContain(state.pageSize);
        expect(state.page).toBeGreaterThanOrEqual(1);
        expect(state.page).toBeLessThanOrEqual(PAGE_MAX);
        expect(screenerFieldNames).toContain(state.sortField);
      }),
    );
  });

  it('leaves out what is as by default', () => {
    expect(screenerHref(defaultScreener)).toBe('/stocks/screener');
    expect(screenerHref({ ...defaultScreener, page: 3 })).toBe('/stocks/screener?page=3');
    expect(screenerHref({ ...defaultScreener, symbol: 'a & b', sortField: 'volume' })).toBe(
      '/stocks/screener?symbol=a+%26+b&sortField=volume&sortDirection=desc',
    );
  });

  it.each([
    ['page=-1', { page: 1 }, 'page “-1” is not offered: 1 is used.'],
    ['page=2.6', { page: 3 }, 'page “2.6” is not offered: 3 is used.'],
    ['page=abc', { page: 1 }, 'page “abc” was not understood and was left out.'],
    ['pageSize=7', { pageSize: 5 }, 'pageSize “7” is not offered: 5 is used.'],
    ['pageSize=1e9', { pageSize: 100 }, 'pageSize “1e9” is not offered: 100 is used.'],
    ['sortField=nonsense', {}, 'sortField “nonsense” was not understood and was left out.'],
    ['sortDirection=up', {}, 'sortDirection “up” was not understood and was left out.'],
  ])('repairs %s and says so', (query, repaired, notice) => {
    expect(read(query)).toEqual({ state: { ...defaultScreener, ...repaired }, notices: [notice] });
  });

  it('drops the direction of a field that was not understood', () => {
    expect(read('sortField=nonsense&sortDirection=asc').state).toEqual(defaultScreener);
  });

  it('ascends by a field without a direction, as the API does', () => {
    expect(read('sortField=name').state).toMatchObject({ sortField: 'name', sortDirection: 'asc' });
  });

  it('takes field and direction from a sort menu', () => {
    expect(read('sort=change_pre.desc&page=1').state).toMatchObject({
      sortField: 'change_pre',
      sortDirection: 'desc',
    });
  });

  it('takes empty values, unknown keys and blanks around a text in silence', () => {
    expect(read('symbol=+&page=&utm_source=mail')).toEqual({ state: defaultScreener, notices: [] });
    expect(read('symbol=+nk+').state.symbol).toBe('nk');
  });

  it('cuts a text that is too long to search for, and never through a character', () => {
    const { state, notices } = read(`symbol=${'x'.repeat(99)}😀`);
    expect(state.symbol).toBe('x'.repeat(99));
    expect(notices).toEqual(['symbol was longer than 100 characters and was cut.']);
  });

  it.each([
    ['market_cap=50M..300M&market_cap=1B..', { market_cap: [{ min: 5e7, max: 3e8 }, { min: 1e9 }] }],
    ['market=NASDAQ&market=NYSE', { market: ['NASDAQ', 'NYSE'] }],
    ['change_pre=-10..-2.5', { change_pre: [{ min: -10, max: -2.5 }] }],
    ['market_cap.min=%2450m&market_cap.max=300,000,000', { market_cap: [{ min: 5e7, max: 3e8 }] }],
  ])('reads the filters of %s', (query, filters) => {
    expect(read(query)).toEqual({ state: { ...defaultScreener, filters }, notices: [] });
  });

  it.each([
    ['market_cap=cheap', 'Market Cap “cheap” was not understood and was left out.'],
    ['volume=5..1', 'Volume “5..1” was not understood and was left out.'],
    ['volume.min=9&volume.max=1', 'Volume “9 to 1” is not a range and was left out.'],
    ['sic=28', 'sic “28” was not understood and was left out.'],
    ['sector=Cars', 'sector “Cars” was not understood and was left out.'],
    ['active=volume,price', 'Filters that do not exist were left out.'],
    ['runwy=..4', '“runwy” is no filter and was left out.'],
    ['pe=5..10', '“pe” is no filter and was left out.'],
    ['columns=volume,price', 'columns that do not exist were left out.'],
  ])('leaves out what nothing can be made of in %s and says so', (query, notice) => {
    const { state, notices } = read(query);
    expect(notices).toEqual([notice]);
    expect(state).toMatchObject({ filters: {}, industries: [], sector: '' });
  });

  it('says nothing of what links from elsewhere carry', () => {
    expect(read('utm_source=mail&fbclid=a..b&v=1.2').notices).toEqual([]);
  });

  it('writes filters so that a person can read them', () => {
    const filters = { market_cap: [{ min: 5e7, max: 3e8 }], volume: [{ min: 500_000 }] };
    expect(formatScreener({ ...defaultScreener, filters, active: ['volume', 'latest_rsi'] })).toBe(
      'market_cap=50M..300M&volume=500K..&active=volume,latest_rsi',
    );
  });
});
