import type { AbsentLine } from '#kit/financials/money-trade.ts';
import type { StatementRow as Row } from '../rows.ts';
import { marksOf } from '../withhold.ts';

/**
 * Rows without lines that are none of a company's statements, as the gross profit of a bank or an insurer: what a source computes leaves out some of its costs
 * and not others (BHF: 73% of the year’s revenue as published, and 26% by another source three months later).
 */
export const withoutLines = (rows: Row[], lines: readonly AbsentLine[]): Row[] =>
  lines.length === 0 ? rows : rows.map((row) => withoutLinesOf(row, lines));

function withoutLinesOf(row: Row, lines: readonly AbsentLine[]): Row {
  if (lines.every((line) => row[line] === null)) return row;
  const marks = Object.entries(marksOf(row)).filter(([line]) => !lines.some((absent) => absent === line));
  return {
    ...row,
    ...Object.fromEntries(lines.map((line) => [line, null])),
    marks: marks.length === 0 ? null : JSON.stringify(Object.fromEntries(marks)),
  };
}
