import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterDefinition } from '#contract/screener.ts';
import { defaultScreener, type ScreenerState } from '#kit/screener/state.ts';
import { readScreener } from '#kit/screener/url.ts';
import { type FilterForm, filterForm } from './filter-form.ts';

const define = (name: FilterDefinition['name'], options: FilterDefinition['options']): FilterDefinition => ({
  name,
  label: name.toUpperCase(),
  classification: 'Overview',
  active: true,
  options,
});
const definitions = [
  define('market_cap', [{ max: 5e7 }, { min: 5e7, max: 3e8 }, { min: 3e8 }]),
  define('volume', [{ max: 1e6 }, { min: 1e6 }]),
  define('market', ['NASDAQ', 'NYSE']),
  define('bioPhasePipelines', ['Phase 1', 'Phase 2']),
  define('latest_rsi', [{ max: 30 }, { min: 30 }]),
];

/** What a browser would send. */
function sent({ fields, kept }: FilterForm, { sector, industries }: ScreenerState): URLSearchParams {
  const params = new URLSearchParams(kept);
  params.append('sector', sector);
  for (const sic of industries) params.append('sic', sic);
  for (const { name, options, multiple, range } of fields) {
    const chosen = options.filter(({ selected }) => selected);
    if (!multiple && chosen.length === 0) params.append(name, '');
    for (const { value } of chosen) params.append(name, value);
    if (range) {
      params.append(`${name}.min`, range.min);
      params.append(`${name}.max`, range.max);
    }
  }
  params.append('add', '');
  return params;
}

const ranges = fc.uniqueArray(
  fc.constantFrom({ max: 5e7 }, { min: 3e8 }, { min: 1, max: 2 }, { min: 7 }, { max: 1e6 }),
  { maxLength: 4 },
);
const states = fc.record({
  ...Object.fromEntries(Object.entries(defaultScreener).map(([key, value]) => [key, fc.constant(value)])),
  filters: fc.record(
    {
      market_cap: ranges,
      latest_rsi: ranges,
      market: fc.uniqueArray(fc.constantFrom('NYSE', 'NASDAQ', 'OTC')),
    },
    { requiredKeys: [] },
  ),
  sector: fc.constantFrom('', 'Finance'),
  symbol: fc.constantFrom('', 'bio & co'),
  active: fc.constantFrom(null, ['volume'], []),
  sortField: fc.constantFrom('volume', 'name'),
}) as fc.Arbitrary<ScreenerState>;

describe('the form of all filters', () => {
  it('asks, sent as it stands, for the same companies in the same order', () => {
    fc.assert(
      fc.property(states, (state) => {
        const again = readScreener(sent(filterForm(state, definitions, null), state));
        expect(again.notices).toEqual([]);
        const sorted = (values: readonly unknown[] = []) =>
          values.map((value) => JSON.stringify(value)).sort();
        for (const name of ['market_cap', 'latest_rsi', 'market'] as const)
          expect([name, sorted(again.state.filters[name])]).toEqual([name, sorted(state.filters[name])]);
        const { sector, symbol, sortField, sortDirection } = again.state;
        expect({ sector, symbol, sortField, sortDirection }).toEqual({
          sector: state.sector,
          symbol: state.symbol,
          sortField: state.sortField,
          sortDirection: state.sortDirection,
        });
      }),
    );
  });

  it('lets several options of a filter be chosen only where several are, so that none is lost', () => {
    const state = { ...defaultScreener, filters: { market_cap: [{ max: 5e7 }, { min: 3e8 }] } };
    const { fields } = filterForm(state, definitions, null);
    expect(fields.map(({ name, multiple }) => [name, multiple])).toContainEqual(['market_cap', true]);
    expect(fields.filter(({ multiple }) => multiple)).toHaveLength(1);
  });

  it('shows a range of one’s own as typed bounds, and what each option would leave', () => {
    const state = { ...defaultScreener, filters: { market_cap: [{ min: 1.5e6 }] } };
    const [field] = filterForm(state, definitions, { market_cap: [1234, 2, 0] }).fields;
    expect(field).toMatchObject({ range: { min: '1.5M', max: '' }, multiple: false });
    expect(field?.options.map(({ label }) => label)).toEqual([
      'under $50M (1,234)',
      '$50M to $300M (2)',
      '$300M+ (0)',
      // What people use stands beside it, not counted.
      '$300M to $1B',
      '$1B to $2B',
      '$2B to $5B',
    ]);
  });

  it('offers the other filters that some company has a value for', () => {
    expect(filterForm(defaultScreener, definitions, null).more.map(({ name }) => name)).toEqual([
      'market',
      'latest_rsi',
    ]);
  });
});
