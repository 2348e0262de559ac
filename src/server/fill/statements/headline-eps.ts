import type { EpsFigure } from '#contract/company-figures.ts';
import type { StatementRow as Row } from './rows.ts';
import { marksOf } from './withhold.ts';

/**
 * Rows whose fiscal year has the earnings a share that the head of the page tells of the same twelve months, where no report has them: else its table would say
 * that none are on record (EDHL: a loss of $1.37). Only of those that the net income over the shares bears out, which a headline asks.
 */
export function withHeadlineEps<R extends Row>(rows: R[], eps: EpsFigure | null): R[] {
  if (eps?.basis !== 'twelve months') return rows;
  return rows.map((row) => {
    const { kind, period_end: end, currency, eps_diluted: known } = row;
    if (kind !== 'year' || known !== null || end !== eps.period_end || currency !== eps.currency) return row;
    const marks = marksOf(row);
    if (marks.eps_diluted) return row;
    const mark = eps.source === row.source ? {} : { eps_diluted: { source: eps.source } };
    const all = { ...marks, ...mark };
    return {
      ...row,
      eps_diluted: eps.value,
      marks: Object.keys(all).length === 0 ? null : JSON.stringify(all),
    };
  });
}
