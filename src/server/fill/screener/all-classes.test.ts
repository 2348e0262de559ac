import { expect, test } from 'vitest';
import { countsAllClasses } from './all-classes.ts';

const none = { equity: null, shares_outstanding: null, assets: null, liabilities: null };
const dh = [
  { ...none, kind: 'quarter', period_end: '2025-12-31', currency: 'USD', net_income: null, eps_diluted: null, assets: 735.5e6, liabilities: 356.5e6 },
  { ...none, kind: 'quarter', period_end: '2025-09-30', currency: 'USD', net_income: -14_838_000, eps_diluted: -0.14 },
]; // prettier-ignore
const of = (given: Partial<Parameters<typeof countsAllClasses>[1]>, rows = dh) =>
  countsAllClasses(rows, { equity: 281e6, sharesToday: 143.7e6, isPublished: true, ...given });

test('DH: where as many more shares trade than earn as others own more than the equity, the market value is of all classes', () => {
  expect(of({})).toBe(true);
});

test('it is not where about the shares that earn trade, where the equity is all there is, or where the two are far apart or unknown', () => {
  expect(of({ sharesToday: 108e6 })).toBe(false);
  expect(of({ equity: 370e6 })).toBe(false);
  // AVD: what was lost since.
  const some = { equity: 320e6, sharesToday: 130e6 };
  expect([of(some), of({ ...some, isPublished: false })]).toEqual([false, true]);
  // New shares alone.
  expect(of({ sharesToday: 280e6 })).toBe(false);
  expect(of({ equity: -3e6 })).toBe(false);
  expect(of({ sharesToday: null })).toBe(false);
  expect(
    of(
      {},
      dh.map((row) => ({ ...row, currency: 'CNY' })),
    ),
  ).toBe(false);
  expect(of({}, dh.slice(0, 1))).toBe(false);
});
