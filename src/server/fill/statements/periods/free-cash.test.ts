import { expect, test } from 'vitest';
import type { FigureMark, StatementFigure } from '#contract/financials.ts';
import { noFigures } from '#server/store/statements/financial-periods.ts';
import { withFreeCash } from './free-cash.ts';

function of(values: Partial<Record<StatementFigure, number>>) {
  const all = { ...noFigures, ...values };
  const marks: Partial<Record<StatementFigure, FigureMark>> = {};
  withFreeCash(all, marks);
  return [all.free_cash_flow, marks.free_cash_flow];
}
const computed = { derivation: 'operations less capital spending' };

test('TCBK: cash from operations and capital spending on record give the free cash flow, said to be computed', () => {
  expect(of({ operating_cash_flow: 33.7, capital_spending: 0.7 })).toEqual([33.7 - 0.7, computed]);
});

test('LWAY: what another source calls free cash flow does not stand beside the two lines that give another', () => {
  const year = { operating_cash_flow: 10.9, capital_spending: 27.4, free_cash_flow: -14.9 };
  expect(of(year)).toEqual([10.9 - 27.4, computed]);
});

test('as stated where it is the difference, and where a part is missing', () => {
  expect(of({ operating_cash_flow: 5, capital_spending: 2, free_cash_flow: 3 })).toEqual([3, undefined]);
  expect(of({ capital_spending: 2, free_cash_flow: 3 })).toEqual([3, undefined]);
  expect(of({ operating_cash_flow: 5 })).toEqual([null, undefined]);
});
