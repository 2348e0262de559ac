import { expect, test } from 'vitest';
import { ofQuarter, type Quarter } from './earnings-reports.ts';

const quarter = (period_end: string, revenue: number | null, given: Partial<Quarter> = {}): Quarter => ({
  kind: 'quarter', cik: 7, currency: 'USD', period_end, eps_diluted: 0.1, revenue, is_derived: 0, is_restated: 0,
  marks: null, ...given,
}); // prettier-ignore
const growth = (now: Quarter, before: Quarter) => ofQuarter('2025-11-10', [now, before]).revenueGrowth;

test('the revenue of a report grows as its statement says: not rounded, and not from next to nothing', () => {
  const now = quarter('2025-09-30', 104_765_000);
  expect(growth(now, quarter('2024-09-30', 93_334_000))).toBeCloseTo(12.2474, 3);
  expect(growth(now, quarter('2024-09-30', 61_000))).toBeNull();
  expect(growth(now, quarter('2024-09-30', 93_334_000, { cik: 8 }))).toBeNull();
  expect(growth({ ...now, is_restated: 1 }, quarter('2024-09-30', 93_334_000))).toBeNull();
  const coarse = quarter('2024-09-30', 300_000, { marks: '{"revenue":{"rounded_to":100000}}' });
  expect(growth(now, coarse)).toBeNull();
});

test('PRQR: revenue of a statement in another currency than dollars names it', () => {
  const euros = quarter('2025-09-30', 3.84e6, { currency: 'EUR' });
  expect(ofQuarter('2025-11-10', [euros])).toMatchObject({ revenue: 3.84e6, currency: 'EUR' });
  expect(ofQuarter('2025-11-10', [quarter('2025-09-30', 3.84e6)])).not.toHaveProperty('currency');
});

test('a report whose statement is not on record has the end of its quarter, and no figure of another', () => {
  expect(ofQuarter('2026-05-13', [quarter('2025-12-31', 5e6)])).toEqual({
    quarterEnd: '2026-03-31',
    epsDiluted: null,
    quarterDerived: false,
    revenue: null,
    revenueGrowth: null,
  });
});
