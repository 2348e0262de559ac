import { expect, test } from 'vitest';
import { issuedSinceSeen, moneySince, moreShares } from './money-since.ts';

const counted = (period_end: string, shares_outstanding: number | null) => ({
  kind: 'quarter',
  period_end,
  currency: 'USD',
  net_income: null as number | null,
  eps_diluted: null as number | null,
  equity: null as number | null,
  assets: null as number | null,
  liabilities: null as number | null,
  shares_outstanding,
});

const held = (period_end: string, dollars: number | null = null) => ({ period_end, dollars });

test('AVEX: cash of before the first day of trading is not what the company has', () => {
  const of = (listedOn: string | null) =>
    moneySince({ periods: [], sharesToday: 114e6, listedOn }, held('2026-03-31'));
  expect(of('2026-04-17')).toBe('listed');
  expect(of('2026-03-23')).toBeNull();
  expect(of(null)).toBeNull();
});

test('OVID: nor is that of before half as many shares again were issued', () => {
  const of = (sharesToday: number | null, count: number | null, day = '2025-09-30') =>
    moneySince({ periods: [counted(day, count)], sharesToday }, held('2025-09-30'));
  expect(of(186.6e6, 71.2e6)).toBe('issued');
  expect(of(186.6e6, 71.2e6, '2025-10-15')).toBe('issued');
  expect(of(186.6e6, 71.2e6, '2025-06-30')).toBeNull();
  expect(of(100e6, 71.2e6)).toBeNull();
  expect(of(186.6e6, null)).toBeNull();
  expect(of(null, 71.2e6)).toBeNull();
});

test('MRVI, RUM: earnings over fewer shares tell of an issue only where no other class has a part of the company', () => {
  const of = (assets: number) => {
    const earned = { net_income: -25.5e6, eps_diluted: -0.18, equity: 212e6, assets, liabilities: 200e6 };
    const ends = ['2025-09-30', '2025-06-30'];
    return moneySince(
      { periods: ends.map((end) => ({ ...counted(end, null), ...earned })), sharesToday: 258e6 },
      held('2025-09-30'),
    );
  };
  expect(of(420e6)).toBe('issued');
  expect(of(573e6)).toBeNull();
});

test('PHAT: nor that of before shares that were worth half of it, at the lowest price since', () => {
  const of = (sharesToday: number, low: number | null, cash: number | null = 130e6) =>
    moneySince(
      { periods: [counted('2025-12-31', 71.42e6)], sharesToday, lowAfter: () => low },
      held('2025-12-31', cash),
    );
  expect(of(79.76e6, 9.24)).toBe('raised');
  expect(of(79.76e6, 7)).toBeNull();
  // Some are issued as pay.
  expect(of(72.5e6, 120)).toBeNull();
  // Of a scale that is not sure, or of cash in another currency, nobody can say so.
  expect([of(79.76e6, null), of(79.76e6, 9.24, null)]).toEqual([null, null]);
});

test('IPSC: of the shares that were counted last in the half year to a cash, twice as many trade', () => {
  const of = (sharesToday: number | null, end = '2025-09-30') =>
    moreShares({ periods: [counted(end, 87.3e6)], sharesToday }, '2025-12-31');
  expect(of(180.4e6)).toEqual({ times: 180.4 / 87.3, since: '2025-09-30' });
  expect(of(90e6)).toBeUndefined();
  expect(of(null)).toBeUndefined();
  expect(of(180.4e6, '2025-03-31')).toBeUndefined();
  expect(of(180.4e6, '2026-01-31')).toBeUndefined();
});

test('none of the new shares came after the day whose earnings are over as many as trade', () => {
  const earned = { ...counted('2025-12-31', null), net_income: -18e6, eps_diluted: -0.1, equity: 90e6 };
  const periods = [counted('2025-06-30', 87.3e6), { ...earned, period_end: '2025-09-30' }, earned];
  expect(moreShares({ periods, sharesToday: 180e6 }, '2025-12-31')).toBeUndefined();
  expect(moreShares({ periods, sharesToday: 250e6 }, '2025-12-31')?.since).toBe('2025-06-30');
});

test('XXII, FEMY: nor that of before a leap of the closes, where no count on record is of about as many as trade', () => {
  const of = (count: number | null, { leap = '2026-06-11', sharesToday = 516_328 } = {}) =>
    moneySince({ periods: [counted('2025-06-30', count)], sharesToday, leap }, held('2025-12-31'));
  expect(of(null)).toBe('split');
  expect(of(6_987_000)).toBe('split');
  expect(of(400_000)).toBeNull();
  expect(of(null, { leap: '2025-12-30' })).toBeNull();
  expect(of(2_923_991, { sharesToday: 3_019_534 })).toBeNull();
});

test('SPIR: shares that the source of owners did not count in March were sold since, for as much as half of the cash', () => {
  const seen = { date: '2026-03-07', shares: 33.1e6 };
  const of = (
    sharesToday: number,
    low: number | null,
    periods: ReturnType<typeof counted>[] = [],
    date = seen.date,
  ) =>
    issuedSinceSeen(
      { periods, sharesToday, seen: { ...seen, date }, lowAfter: () => low },
      held('2025-09-30', 96.8e6),
    );
  expect(of(40.22e6, 11)).toBe('raised');
  expect(of(40.22e6, 6)).toBeNull();
  expect(of(40.22e6, null)).toBeNull();
  expect(of(60e6, null)).toBe('issued');
  expect(of(34e6, 200)).toBeNull();
  // It counts one class, or the shares of before the day.
  expect(of(40.22e6, 11, [counted('2025-12-31', 39e6)])).toBeNull();
  expect(
    of(40.22e6, 11, [{ ...counted('2025-12-31', null), net_income: -3.9e6, eps_diluted: -0.1 }]),
  ).toBeNull();
  expect(of(40.22e6, 11, [{ ...counted('2025-12-31', null), net_income: -3.3e6, eps_diluted: -0.1 }])).toBe(
    'raised',
  );
  expect(of(40.22e6, 11, [], '2025-09-01')).toBeNull();
  const since = { periods: [], sharesToday: 40.22e6, seen, lowAfter: () => 11 };
  expect(moneySince(since, held('2025-09-30', 96.8e6))).toBe('raised');
});
