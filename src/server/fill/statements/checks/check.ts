import type { StatementFigure } from '#contract/financials.ts';
import type { CompanyContext } from '../read-context.ts';
import type { CheckedRows, StatementRow } from '../rows.ts';

/** Rows after a check, the doubts that it words itself, and the figures of which it leaves the company none. */
export type Checked = CheckedRows & { none?: readonly string[] };

/** One step from the rows that sources give to those that are shown. */
export interface Check {
  name: string;
  /** What it relies on that earlier checks have settled, and so why it stands here. */
  order: string;
  run: (rows: StatementRow[], company: CompanyContext) => StatementRow[] | Checked;
  /** The doubt that each value of `figure` which it takes away leaves; of other values it leaves none, or words it itself. */
  doubt?: { figure: StatementFigure; decision: string };
}
