import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutLaterAmounts } from './later-amounts.ts';

const year = (period_end: string, given: Parameters<typeof statementRow>[1]) =>
  statementRow(period_end, { kind: 'year', source: 'sec-annual', ...given });
const left = (
  row: ReturnType<typeof year>,
  operating_income: number | null,
  sales: number | null,
  asOf = '2026-07-02',
) => withoutLaterAmounts([row], { asOf, fundamentals: { operating_income, sales } as Fundamentals })[0];

/** Ultra Clean: the revenue is of 2024, the rest of 2025, in which goodwill was written off. */
const uctt = year('2024-12-27', {
  revenue: 2_097.6e6,
  operating_income: -107.4e6,
  cash: 311.8e6,
  debt: 476.4e6,
  assets: 1_800e6,
  marks: JSON.stringify({ assets: { source: 'sec-quarters' } }),
});

test('UCTT: what an extract has of a later year than it says is not shown, but the revenue is', () => {
  const row = left(uctt, -107e6, 2_054e6);
  expect(row).toMatchObject({
    operating_income: null,
    cash: null,
    debt: null,
    revenue: 2_097.6e6,
    assets: 1_800e6,
  });
  expect(JSON.parse(row?.marks ?? '')).toMatchObject({ operating_income: { withheld: true } });
});

test('it stands beside the published sales, where another income was published, of the last year, and where another source has it', () => {
  expect(left(uctt, -107e6, 2_098e6)).toBe(uctt);
  expect(left(uctt, 89e6, 2_054e6)).toBe(uctt);
  expect(left(uctt, null, 2_054e6)).toBe(uctt);
  expect(left(uctt, -107e6, 2_054e6, '2026-03-31')).toBe(uctt);
  const filed = { ...uctt, source: 'sec-facts' };
  expect(left(filed, -107e6, 2_054e6)).toBe(filed);
});

test('CLDT: cash that is the next year’s as filed goes with all that its extract has, and one like the year’s own stands', () => {
  const own = year('2024-12-31', {
    source: 'sec-facts',
    cash: 20_195_000,
    cash_and_investments: 24.4e6,
    marks: JSON.stringify({ cash_and_investments: { source: 'sec-annual', rounded_to: 1e5 } }),
  });
  const next = statementRow('2025-12-31', { source: 'sec-facts', cash: 24_435_000 });
  const parts = { asOf: '2026-07-02', fundamentals: null };
  expect(withoutLaterAmounts([own, next], parts)[0]).toMatchObject({
    cash: 20_195_000,
    cash_and_investments: null,
  });
  const like = { ...own, cash: 24_410_000 };
  expect(withoutLaterAmounts([like, next], parts)[0]).toBe(like);
  expect(withoutLaterAmounts([own, { ...next, cash: 26e6 }], parts)[0]).toBe(own);
});
