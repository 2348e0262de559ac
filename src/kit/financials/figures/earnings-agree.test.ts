import { expect, test } from 'vitest';
import type { DatedAmount, EpsFigure } from '#contract/company-figures.ts';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { agreeingEarnings, contradictsAll } from './earnings-agree.ts';

const shares = 30e6;
const eps = (value: number, period_end: string): EpsFigure => ({
  value,
  currency: 'USD',
  period_end,
  source: 'sec-quarters',
  basis: 'four quarters',
});
const income = (value: number, period_end: string): DatedAmount => ({
  value,
  currency: 'USD',
  period_end,
  source: 'sec-quarters',
});
const agreed = (e: EpsFigure | null, i: DatedAmount | null, published: number | null) => {
  const made = agreeingEarnings(
    { eps: e, income: i },
    {
      asOf: '2026-07-02',
      periods: [],
      fundamentals: published === null ? null : ({ net_income: published } as Fundamentals),
      sharesToday: shares,
    },
  );
  return [made.eps?.value ?? null, made.income?.value ?? null];
};

test.each<[string, Parameters<typeof agreed>, (number | null)[]]>([
  ['a later loss makes an older gain a share none', [eps(1, '2025-09-30'), income(-20e6, '2026-03-31'), null], [null, -20e6]],
  ['a later gain a share makes an older loss none, where what was published bears it out', [eps(1, '2026-03-31'), income(-20e6, '2025-12-31'), 28e6], [1, null]],
  ['PVH: the same of half', [eps(0.52, '2026-02-01'), income(340e6, '2025-10-31'), 16e6], [0.52, null]],
  ['ROCK: what neither the older income nor the published one bears out is none', [eps(-4.43, '2026-03-31'), income(97.6e6, '2025-12-31'), -44e6], [null, 97.6e6]],
  ['MTX: without income of statements, the published one is asked', [eps(5.09, '2025-09-30'), null, -18e6], [null, null]],
  ['an income under a million was rounded away', [eps(0.4, '2025-09-30'), null, 0], [0.4, null]],
  ['of the same months both stand', [eps(1, '2026-03-31'), income(-20e6, '2026-03-31'), null], [1, -20e6]],
  ['TSQ: nor is a gain of eight months ago one of today, where a loss was published since', [eps(1.18, '2025-09-30'), income(18.2e6, '2025-09-30'), -10e6], [null, 18.2e6]],
  ['newer months stand beside a year that was published', [eps(1.18, '2026-03-31'), income(18.2e6, '2026-03-31'), -10e6], [1.18, 18.2e6]],
  ['what agrees stands, whichever is later', [eps(1, '2025-09-30'), income(33e6, '2026-03-31'), 31e6], [1, 33e6]],
])('%s', (_, given, expected) => {
  expect(agreed(...given)).toEqual(expected);
}); // prettier-ignore

test.each([
  ['AMR: a published EPS that is about the same bears it out', -3.01, -62e6, -3, 12.7e6, false],
  ['another published EPS does not', -3.01, -62e6, -5, 12.7e6, true],
  ['AAT: a published income of the year before, which is on record, says nothing', 0.29, 56e6, 1.99, 61.4e6, false],
  ['one that is on no record contradicts', 0.29, 90e6, 1.99, 61.4e6, true],
])('%s', (_, value, published, said, shares, isDenied) => {
  const year = periodOf('2025-12-31', { kind: 'year', net_income: 55.648e6 });
  const fundamentals = { net_income: published, eps_ttm: said } as Fundamentals;
  const parts = { asOf: '2026-07-02', periods: [year], fundamentals, sharesToday: shares };
  expect(contradictsAll(eps(value, '2026-03-31'), income(published, '2026-07-02'), shares, parts)).toBe(isDenied);
}); // prettier-ignore
