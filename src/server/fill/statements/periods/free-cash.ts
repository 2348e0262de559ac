import type { FigureMark, StatementFigure } from '#contract/financials.ts';

type Values = Record<StatementFigure, number | null>;
type Marks = Partial<Record<StatementFigure, FigureMark>>;

/**
 * Free cash flow is cash from operations less capital spending wherever both stand in the period, so that the three lines of a table
 * agree; what a source has under that name stands only where one of the two is missing.
 */
export function withFreeCash(values: Values, marks: Marks): void {
  const { operating_cash_flow: flow, capital_spending: spending } = values;
  if (flow === null || spending === null || values.free_cash_flow === flow - spending) return;
  values.free_cash_flow = flow - spending;
  marks.free_cash_flow = { derivation: 'operations less capital spending' };
}
