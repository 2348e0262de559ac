import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import {
  isOfFewerShares,
  isOfOldShares,
  isOfUnknownShares,
  withholdEstimatesOfOldShares,
} from './old-estimates.ts';

const report = (date: string, eps_actual: number, eps_estimate: number) => ({
  symbol: 'ASST',
  date,
  eps_actual,
  eps_estimate,
});
const split = { date: '2026-02-06', times: 20 };

test('ASST: an estimate of before a split of twenty is not of the shares of what was announced', () => {
  expect(isOfOldShares(report('2026-05-14', -5.19, -0.12), split)).toBe(true);
  expect(isOfOldShares(report('2025-11-14', -5.19, -0.12), split)).toBe(true);
  // Long after it, of new shares as well, and of a loss of a few times as much.
  expect(isOfOldShares(report('2026-08-14', -5.19, -0.12), split)).toBe(false);
  expect(isOfOldShares(report('2026-05-14', -5.19, -4.1), split)).toBe(false);
  expect(isOfOldShares(report('2026-05-14', -0.48, -0.12), split)).toBe(false);
  expect(isOfOldShares(report('2026-05-14', 5.19, -0.12), split)).toBe(false);
  expect(isOfOldShares(report('2026-05-14', -5.19, -0.12), { ...split, times: 2 })).toBe(false);
});

test('NAKA: so it is before closes whose scale is not sure', () => {
  expect(isOfUnknownShares(report('2026-05-13', -15.2, -0.2), '2026-05-21')).toBe(true);
  expect(isOfUnknownShares(report('2026-05-13', -15.2, -0.2), '2026-05-12')).toBe(false);
  expect(isOfUnknownShares(report('2026-05-13', 2.8, -0.6), '2026-05-21')).toBe(false);
});

test('PAVM, TNXP: an expected loss of five times the announced one is over fewer shares, about a split, or after losses as large', () => {
  const none = { splits: [], losses: [] };
  const pavm = report('2024-08-12', -6, -40.2);
  expect(isOfFewerShares(pavm, { ...none, splits: [{ date: '2026-01-02', times: 30 }] })).toBe(true);
  expect(isOfFewerShares(pavm, { ...none, splits: [{ date: '2021-01-02', times: 30 }] })).toBe(false);
  expect(isOfFewerShares(pavm, { ...none, leap: '2025-05-29' })).toBe(true);
  expect(isOfFewerShares(pavm, none)).toBe(false);
  const tnxp = report('2024-11-12', -25.56, -736);
  const before = [{ date: '2024-08-16', eps_actual: -464.22 }];
  expect(isOfFewerShares(tnxp, { ...none, losses: before })).toBe(true);
  expect(isOfFewerShares(tnxp, { ...none, losses: [{ date: '2024-08-16', eps_actual: -30 }] })).toBe(false);
  // A smaller loss than was expected, and a profit, are no other shares.
  expect(isOfFewerShares(report('2024-11-12', -2, -6), { ...none, leap: '2025-05-29' })).toBe(false);
  expect(isOfFewerShares(report('2024-11-12', 2, -40), { ...none, leap: '2025-05-29' })).toBe(false);
});

forEachEngine('estimates of old shares', (openFresh) => {
  test('what was announced stands, and what was expected does not', async () => {
    const store = await openFresh();
    const { db } = store;
    await insertCompanies(db, [company('ASST', {})]);
    await db
      .insertInto('splits')
      .values({ symbol: 'ASST', date: split.date, new_shares: 1, old_shares: 20, source: 's', fetched: null })
      .execute();
    const all = [report('2026-05-14', -5.19, -0.12), report('2025-11-14', -5.19, -4)];
    await db
      .insertInto('earnings')
      .values(all.map((row) => ({ ...row, surprise_percent: 5 })))
      .execute();
    await withholdEstimatesOfOldShares(db);
    await withholdEstimatesOfOldShares(db);
    const left = await db
      .selectFrom('earnings')
      .select(['eps_actual', 'eps_estimate'])
      .orderBy('date')
      .execute();
    expect(left).toEqual([
      { eps_actual: -5.19, eps_estimate: -4 },
      { eps_actual: -5.19, eps_estimate: null },
    ]);
    await store.close();
  });
});
