import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutUnprovenCash } from './year-cash.ts';

const year = (cash: number) => row('2025-12-31', { kind: 'year', source: 'sec-annual', cash });
const shown = (rows: ReturnType<typeof row>[], published: number | null) =>
  withoutUnprovenCash(rows, { cash: published })[0];

test('SNTI: the cash of a year that one extract has stands where the published one is within a tenth', () => {
  expect(shown([year(16_400_000)], 16e6)?.cash).toBe(16_400_000);
  expect(shown([year(16_400_000)], 27e6)?.cash).toBeNull();
  expect(shown([year(16_400_000)], null)?.cash).toBeNull();
  expect(shown([year(400_000)], 1e6)?.cash).toBeNull();
});

test('ACU: where none was published, the cash of the quarter before bears it out within three times', () => {
  const before = row('2025-09-30', { cash: 5_146_000 });
  expect(shown([year(3_600_000), before], null)?.cash).toBe(3_600_000);
  expect(shown([year(1_600_000), before], null)?.cash).toBeNull();
  expect(shown([year(3_600_000), row('2025-06-30', { cash: 5_146_000 })], null)?.cash).toBeNull();
});

test('NXL: beside a last total that was mostly investments, more than the published cash is a total', () => {
  const total = (given: object) =>
    row('2025-09-30', { kind: 'twelve_months', cash_and_investments: 4_352_677, ...given });
  const cash = row('2025-09-30', { cash: 590_075 });
  const [found] = withoutUnprovenCash([year(3_700_000), total({}), cash], { cash: 1e6 });
  expect([found?.cash, found?.cash_and_investments]).toEqual([null, 3_700_000]);
  expect(JSON.parse(found?.marks ?? '{}')).not.toHaveProperty('cash');
  const apart = [year(37_000_000), total({}), cash];
  expect(withoutUnprovenCash(apart, { cash: 1e6 })[0]?.cash_and_investments).toBeNull();
});

test('GHG: abroad it stands where the published sales and cash make one rate of it and the revenue', () => {
  const abroad = (cash: number, revenue: number | null = 1_097.4e6) =>
    row('2025-12-31', { kind: 'year', source: 'sec-annual', currency: 'CNY', cash, revenue });
  const left = (of: ReturnType<typeof row>, published: { cash: number | null; sales?: number | null }) =>
    withoutUnprovenCash([of], published)[0]?.cash;
  expect(left(abroad(1_652.2e6), { cash: 237e6, sales: 157e6 })).toBe(1_652.2e6);
  expect(left(abroad(1_652.2e6), { cash: 190e6, sales: 157e6 })).toBeNull();
  expect(left(abroad(1_652.2e6), { cash: 237e6 })).toBeNull();
  expect(left(abroad(1_652.2e6, null), { cash: 237e6, sales: 157e6 })).toBeNull();
  expect(left(abroad(14e6, 35e6), { cash: 2e6, sales: 5e6 })).toBeNull();
});

test('cash of a year over the total of its day is none, and that of other sources is not asked', () => {
  const total = row('2025-12-31', { kind: 'twelve_months', cash_and_investments: 15_000_000 });
  expect(shown([year(16_400_000), total], 16e6)?.cash).toBeNull();
  expect(shown([{ ...year(16_400_000), source: 'sec-facts' }], 27e6)?.cash).toBe(16_400_000);
});
