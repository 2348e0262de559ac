import type { StatementRow as Row } from './rows.ts';
import { marksOf } from './withhold.ts';

/**
 * Rows of a bank or an insurer without a gross profit, which is no line of its statements: what a source computes leaves out some of its costs and not others (BHF: 73%
 * of the year’s revenue as published, and 26% by another source three months later).
 */
export const withoutGrossOfMoney = (rows: Row[]): Row[] =>
  rows.map((row) => {
    if (row.gross_profit === null) return row;
    const { gross_profit: _, ...marks } = marksOf(row);
    return {
      ...row,
      gross_profit: null,
      marks: Object.keys(marks).length === 0 ? null : JSON.stringify(marks),
    };
  });
