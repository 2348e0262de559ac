import { expect, test } from 'vitest';
import type { EpsFigure } from '#contract/company-figures.ts';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withHeadlineEps } from './headline-eps.ts';

const yahoo = 'yahoo-twelve-months';
const eps: EpsFigure = {
  value: -1.37,
  currency: 'USD',
  period_end: '2025-12-31',
  source: yahoo,
  basis: 'twelve months',
};
const year = (given: Parameters<typeof statementRow>[1] = {}, end = '2025-12-31') =>
  statementRow(end, { kind: 'year', source: 'sec-annual', net_income: -2_246_178, ...given });
const left = (row: ReturnType<typeof year>, figure: EpsFigure | null = eps) =>
  withHeadlineEps([row], figure)[0];

test('EDHL: a fiscal year has the earnings a share of the head of the page, of the same months, with their source', () => {
  expect(left(year())).toMatchObject({
    eps_diluted: -1.37,
    marks: JSON.stringify({ eps_diluted: { source: yahoo } }),
  });
  expect(left(year({ source: yahoo }))).toMatchObject({ eps_diluted: -1.37, marks: null });
});

test('none of other months, of four quarters, beside filed ones, or where they were withheld', () => {
  expect(left(year({}, '2024-12-31'))?.eps_diluted).toBeNull();
  expect(left(year(), { ...eps, basis: 'four quarters' })?.eps_diluted).toBeNull();
  expect(left(year(), null)?.eps_diluted).toBeNull();
  expect(left(year({ eps_diluted: -1.4 }))?.eps_diluted).toBe(-1.4);
  expect(left(year({ marks: JSON.stringify({ eps_diluted: { withheld: true } }) }))?.eps_diluted).toBeNull();
});
