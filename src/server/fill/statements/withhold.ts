import type { FigureMark, StatementFigure } from '#contract/financials.ts';
import type { FigureDoubtsTable, FinancialPeriodsTable } from '#server/db/financial-tables.ts';

type Marks = Partial<Record<StatementFigure, FigureMark>>;

/** What a row says of its figures. */
export const marksOf = ({ marks }: { marks: string | null }): Marks =>
  marks === null ? {} : (JSON.parse(marks) as Marks);

/** A row without these figures, each marked as withheld. */
export function withhold<Row extends { marks: string | null }>(
  row: Row,
  figures: readonly (StatementFigure & keyof Row)[],
): Row {
  if (figures.length === 0) return row;
  const marks = marksOf(row);
  for (const figure of figures) marks[figure] = { withheld: true };
  const none = Object.fromEntries(figures.map((figure) => [figure, null]));
  return { ...row, ...none, marks: JSON.stringify(marks) };
}

/** What staff are told of a figure that is not shown: what its source says, which need not be that of the row. */
export const doubtOf = (
  row: Pick<FinancialPeriodsTable, 'kind' | 'period_end' | 'source' | 'marks' | StatementFigure>,
  figure: StatementFigure,
  decision: string,
): Omit<FigureDoubtsTable, 'symbol'> => ({
  figure,
  kind: row.kind,
  period_end: row.period_end,
  found: JSON.stringify([{ source: marksOf(row)[figure]?.source ?? row.source, value: row[figure] ?? 0 }]),
  decision,
});
