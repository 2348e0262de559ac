import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withCashTogether } from './cash-together.ts';
import { marksOf } from '../../withhold.ts';

const only = (given: Parameters<typeof statementRow>[1]) => {
  const [row] = withCashTogether([statementRow('2025-09-30', given)]);
  return { total: row?.cash_and_investments, mark: row && marksOf(row).cash_and_investments };
};

test('CMPX: cash of $46.2M and short-term investments of $173.7M stand above their sum, said to be computed', () => {
  expect(only({ cash: 46_212_000, short_term_investments: 173_683_000 })).toEqual({
    total: 219_895_000,
    mark: { derivation: 'cash plus short-term investments' },
  });
});

test('the sum stands where a source has another total, and says what its parts come from and how well they are known', () => {
  const marks = JSON.stringify({ short_term_investments: { source: 'sec-annual', rounded_to: 100_000 } });
  expect(only({ cash: 30e6, short_term_investments: 20e6, cash_and_investments: 53e6, marks })).toEqual({
    total: 50e6,
    mark: {
      derivation: 'cash plus short-term investments',
      source: 'sec-quarters + sec-annual',
      rounded_to: 100_000,
    },
  });
});

test('the total of a source stands where one of the two is not on record', () => {
  expect(only({ cash: 30e6, cash_and_investments: 50e6 })).toEqual({ total: 50e6, mark: undefined });
  expect(only({ short_term_investments: 20e6 }).total).toBeNull();
});

const beside = (given: Parameters<typeof statementRow>[1], total: number) =>
  withCashTogether([
    statementRow('2025-12-31', given),
    { ...statementRow('2025-12-31', { cash_and_investments: total }), kind: 'twelve_months' },
  ]).map(({ cash_and_investments: each }) => each);

test('GHRS: a total of the twelve months of a tenth more has other investments in it; IKT: a line that is the total is no part of it', () => {
  expect(beside({ cash: 246.3e6, short_term_investments: 0, assets: 288e6 }, 280.7e6)).toEqual([
    null,
    280.7e6,
  ]);
  expect(beside({ cash: 178.8e6, short_term_investments: 39.5e6, assets: 300e6 }, 178.76e6)).toEqual([
    null,
    178.76e6,
  ]);
});

test('SNDX: the twelve months to the same day have the sum that is filed, and no sum is over the assets', () => {
  const filed = { cash: 134.93e6, short_term_investments: 259.14e6 };
  expect(beside({ ...filed, assets: 529e6 }, 413.7e6)).toEqual([394.07e6, 394.07e6]);
  expect(only({ ...filed, assets: 390e6 }).total).toBeNull();
});

test('OCS: investments that are some of several on one day stand on no day, and make no sum', () => {
  const rows = withCashTogether([
    statementRow('2025-12-31', { cash: 81.3e6, short_term_investments: 0.8e6, assets: 236e6 }),
    statementRow('2024-12-31', { cash: 27.7e6, short_term_investments: 0.1e6, assets: 120e6 }),
    { ...statementRow('2025-12-31', { cash_and_investments: 213e6 }), kind: 'twelve_months' },
  ]);
  expect(rows.map((row) => row.short_term_investments)).toEqual([null, null, null]);
  expect(rows.map((row) => row.cash_and_investments)).toEqual([null, null, 213e6]);
});
