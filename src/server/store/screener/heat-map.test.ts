import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { heatMapOf, type HeatRow, readHeatMap } from './heat-map.ts';

const row = (symbol: string, more: Partial<HeatRow>): HeatRow => ({
  symbol, name: symbol, sector_name: 'Finance', sic: '6021', industry: 'National commercial banks', market_cap: 100,
  dollar_volume: 1e6, change: 0, change_5: null, change_60: null, is_lead_class: 1, ...more }); // prettier-ignore

test('a change is weighted by the value before; what has no value or change is only counted', () => {
  const { all } = heatMapOf([
    row('A', { market_cap: 110, change: 10 }),
    row('B', { market_cap: 90, change: -10 }),
    row('C', { market_cap: null, change: 50 }),
    row('D', { market_cap: 500, change: null }),
  ]);
  expect(all).toMatchObject({ companies: 4, counted: 2, market_value: 200, value_before: 200, change: 0 });
  expect(all).toMatchObject({ median: 10, up: 2, down: 1, unchanged: 0 });
});

test('an issuer counts once, by its leading class', () => {
  const { all } = heatMapOf([row('A', { change: 10 }), row('A-B', { change: 10, is_lead_class: 0 })]);
  expect(all).toMatchObject({ companies: 2, counted: 1, market_value: 100, up: 1 });
});

test('what rose and fell most traded at least $250,000', () => {
  const { all } = heatMapOf([
    row('A', { change: 80, dollar_volume: 249_999 }),
    row('B', { change: 5 }),
    row('C', { change: 9 }),
    row('D', { change: -4 }),
    row('E', { change: 0 }),
    row('F', { change: 70, dollar_volume: null }),
  ]);
  expect(all.rose.map(({ symbol }) => symbol)).toEqual(['C', 'B']);
  expect(all.fell).toEqual([{ symbol: 'D', name: 'D', change: -4 }]);
});

test('sectors and industries stand by value, those without one last, and of nothing there is nothing', () => {
  const { sectors } = heatMapOf([
    row('A', { sector_name: null, sic: null, industry: null, market_cap: 900 }),
    row('B', { sector_name: 'Finance', sic: '6021', market_cap: 10 }),
    row('C', { sector_name: 'Technology', sic: '7372', market_cap: 50 }),
    row('D', { sector_name: 'Finance', sic: '6022', market_cap: 20 }),
  ]);
  expect(
    sectors.map(({ sector_name, industries }) => [sector_name, ...industries.map(({ sic }) => sic)]),
  ).toEqual([
    ['Technology', '7372'],
    ['Finance', '6022', '6021'],
    [null, null],
  ]);
  expect(heatMapOf([])).toMatchObject({ sectors: [], all: { companies: 0, change: null, median: null } });
});

forEachEngine('the map of a store', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('A', { sector_name: 'Finance', sic: '6021', market_cap: 110, change_pre: 10, change_20: -50 }),
      company('B', { sector_name: 'Finance', sic: '6021', market_cap: 50, change_pre: 0, change_20: null }),
      company('ZZSMA', { sector_name: 'Finance', market_cap: 900, change_pre: 90, is_sample: 1 }),
    ]);
  });
  afterAll(() => store.close());

  it('is of the companies that pass the filters, without samples', async () => {
    expect((await readHeatMap(store.db, {}, 1)).all).toMatchObject({ companies: 2, market_value: 160 });
    const narrowed = await readHeatMap(store.db, { market_cap: [{ min: 100 }] }, 1);
    expect(narrowed.all).toMatchObject({ companies: 1, change: 10 });
  });

  it('shows the change of the asked span', async () => {
    expect((await readHeatMap(store.db, {}, 20)).all).toMatchObject({
      counted: 1,
      value_before: 220,
      change: -50,
    });
  });
});
