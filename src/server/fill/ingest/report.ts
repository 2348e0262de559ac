/** What became of the rows of a file. */
export interface IngestReport {
  /** Rows of the file. */
  read: number;
  /** Rows that say something the store did not know. */
  changed: number;
  /** Rows that the store knew already, just so. */
  unchanged: number;
  /** Rows that were not taken, by the reason. */
  rejected: Map<string, string[]>;
  /** What an operator should look at, by what it is. */
  warnings: Map<string, string[]>;
}

export const newReport = (read: number): IngestReport => ({
  read,
  changed: 0,
  unchanged: 0,
  rejected: new Map(),
  warnings: new Map(),
});

/** Adds one row under a reason; `what` names the row: its symbol, and its line where that helps. */
export function note(to: Map<string, string[]>, reason: string, what: string): void {
  const list = to.get(reason);
  if (list) list.push(what);
  else to.set(reason, [what]);
}

const SHOWN = 8;

const linesOf = (of: ReadonlyMap<string, readonly string[]>, all: boolean): string[] =>
  [...of]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, rows]) => {
      const shown = all ? rows : rows.slice(0, SHOWN);
      const more = rows.length > shown.length ? ', ...' : '';
      return `  ${rows.length.toLocaleString('en-US')} ${reason}: ${shown.join(', ')}${more}`;
    });

/** The report as lines for a terminal; `all` names every row instead of the first few. */
export function reportLines(report: IngestReport, all = false): string[] {
  const count = (value: number) => value.toLocaleString('en-US');
  const rejected = [...report.rejected.values()].reduce((sum, rows) => sum + rows.length, 0);
  return [
    `${count(report.read)} rows read: ${count(report.changed)} new or changed, ${count(report.unchanged)} known already, ${count(rejected)} rejected`,
    ...linesOf(report.rejected, all),
    ...(report.warnings.size > 0 ? ['To be looked at:', ...linesOf(report.warnings, all)] : []),
  ];
}
