import type { CompanyFigures, NotShown } from '#contract/company-figures.ts';
import type { FigureMark, Fundamentals, StatementFigure } from '#contract/financials.ts';
import type { FigureDoubt } from '#kit/financials/agreement.ts';
import { MORE_THAN_ALL } from '#kit/financials/figures/debt.ts';
import { flowFigures } from '#kit/financials/figures/twelve-months.ts';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';
import type { Doubt, StatementRow } from './rows.ts';

type Marks = Readonly<Partial<Record<StatementFigure, Readonly<FigureMark>>>>;

const noMarks: Marks = Object.freeze({});
/** What was read last, by its text: the checks ask a row for its marks again and again. */
const read = new Map<string, Marks>();
/** More than the rows of a company have, whatever their number. */
const MOST_READ = 2_000;

/** What a row says of its figures; it belongs to all who ask. */
export function marksOf({ marks: text }: { marks: string | null }): Marks {
  if (text === null) return noMarks;
  const known = read.get(text);
  if (known) return known;
  if (read.size >= MOST_READ) read.clear();
  const marks = Object.freeze(JSON.parse(text) as Marks);
  read.set(text, marks);
  return marks;
}

/** A row without these figures, each marked as withheld. */
export function withhold<Row extends { marks: string | null }>(
  row: Row,
  figures: readonly (StatementFigure & keyof Row)[],
): Row {
  if (figures.length === 0) return row;
  const marks = { ...marksOf(row) };
  for (const figure of figures) marks[figure] = { withheld: true };
  const nothing = Object.fromEntries(figures.map((figure) => [figure, null]));
  return { ...row, ...nothing, marks: JSON.stringify(marks) };
}

/** A row that says of these figures that another source contradicts them. */
function dispute<Row extends { marks: string | null }>(row: Row, figures: readonly StatementFigure[]): Row {
  if (figures.length === 0) return row;
  const marks = { ...marksOf(row) };
  for (const figure of figures) marks[figure] = { ...marks[figure], disputed: true };
  return { ...row, marks: JSON.stringify(marks) };
}

/** What staff are told of a figure that is not shown: what its source says, which need not be that of the row. */
export const doubtOf = (
  row: Pick<StatementRow, 'kind' | 'period_end' | 'source' | 'marks' | StatementFigure>,
  figure: StatementFigure,
  decision: string,
): Doubt => ({
  figure,
  kind: row.kind,
  period_end: row.period_end,
  found: JSON.stringify([{ source: marksOf(row)[figure]?.source ?? row.source, value: row[figure] ?? 0 }]),
  decision,
});

/** What staff are told of a figure that rows had `before` and no longer have `after`, row by row. */
export const doubtsBetween = <Row extends Parameters<typeof doubtOf>[0]>(
  before: readonly Row[],
  after: readonly Row[],
  figure: StatementFigure,
  decision: string,
): Doubt[] =>
  before.flatMap((row, i) =>
    row[figure] !== null && after[i]?.[figure] === null ? [doubtOf(row, figure, decision)] : [],
  );

/** Figures that sources contradict and none bears out, about which staff have not decided. */
const contradicted = (doubts: readonly FigureDoubt[]): FigureDoubt[] =>
  doubts.filter(
    ({ decision, shown, found }) =>
      (decision === undefined || decision === MORE_THAN_ALL) && shown?.source !== found[0]?.source,
  );

/** What tables of twelve months are not to sum up either: flows that no headline shows; nothing where all are shown. */
export function withheldOf(doubts: readonly FigureDoubt[]): Pick<CompanyFigures, 'withheld'> {
  const withheld = contradicted(doubts).flatMap(({ figure, period_end }) =>
    flowFigures.some((flow) => flow === figure) ? { figure, period_end } : [],
  );
  return withheld.length === 0 ? {} : { withheld };
}

/** What the statement and what was published say of a figure. */
function saidIn({ found }: FigureDoubt): Pick<NotShown, 'stated' | 'published'> {
  const stated = found.find(({ source }) => source !== 'snapshot')?.value;
  const published = found.find(({ source }) => source === 'snapshot')?.value;
  return { ...(stated !== undefined && { stated }), ...(published !== undefined && { published }) };
}

/** The balances that no headline shows: in doubt, or published for a company without statements, and so without a day. */
export function notShownOf(
  figures: Pick<CompanyFigures, 'cash' | 'assets'>,
  doubts: readonly FigureDoubt[],
  published: Pick<Fundamentals, 'cash' | 'assets'> | null,
): Pick<CompanyFigures, 'not_shown'> {
  const none = (['cash', 'assets'] as const).flatMap((figure): NotShown[] => {
    if (figures[figure] !== null) return [];
    const doubt = doubts.find((each) => each.figure === figure);
    if (doubt) return [{ figure, in_doubt_of: doubt.period_end, ...saidIn(doubt) }];
    const value = published?.[figure] ?? null;
    return value === null ? [] : [{ figure, in_doubt_of: null, published: value }];
  });
  return none.length === 0 ? {} : { not_shown: none };
}

/** The lines of a statement that a figure of headlines may be: cash is with short-term investments where a source has them. */
const linesOf = (figure: string): readonly StatementFigure[] =>
  figure === 'cash' ? ['cash', 'cash_and_investments'] : [figure as StatementFigure];

type Doubtable = Pick<FinancialPeriodsTable, 'kind' | 'period_end' | 'marks' | StatementFigure>;

/** Assets less liabilities are the published equity within this. */
const SAME = 0.02;

/** Whether an equity is not what the balance leaves, which is the published one (QUAD: -$59.5M, beside $128.6M, and $129M as published). */
function isNotLeft({ assets, liabilities, equity }: Doubtable, { figure, found }: FigureDoubt): boolean {
  const published = found.find(({ source }) => source === 'snapshot')?.value;
  if (figure !== 'equity' || equity === null || assets === null || liabilities === null || !published)
    return false;
  return Math.abs(assets - liabilities - published) <= SAME * Math.abs(published);
}

/** Earnings a share are the net income once more: of one that is in doubt they do not stand either (KG: $8.57 of a year whose income no source bears out). */
const perShareOf = (row: Doubtable, none: readonly StatementFigure[]): StatementFigure[] =>
  none.includes('net_income')
    ? (['eps_basic', 'eps_diluted'] as const).filter((figure) => row[figure] !== null)
    : [];

/**
 * Rows without the figures of years and of twelve months that sources contradict and none bears out: what no headline shows stands in
 * no table either. Quarters stay as they were filed, marked as disputed, and so does what a year repeats of its last one, since a balance of one day is
 * shown in all rows or in none (DCH: $708.9M of cash at the end of 2025).
 */
export function withoutDoubted<Row extends Doubtable>(rows: Row[], doubts: readonly FigureDoubt[]): Row[] {
  const none = contradicted(doubts);
  if (none.length === 0) return rows;
  const isOfQuarter = (row: Row, line: StatementFigure): boolean =>
    row.kind === 'quarter' ||
    (!flowFigures.some((flow) => flow === line) &&
      rows.some(
        (each) => each.kind === 'quarter' && each.period_end === row.period_end && each[line] === row[line],
      ));
  return rows.map((row) => {
    const wrong = none.flatMap((doubt) =>
      row.period_end === doubt.period_end
        ? linesOf(doubt.figure)
            .filter((line) => row[line] === doubt.found[0]?.value)
            .map((line) => ({ line, stays: isOfQuarter(row, line) && !isNotLeft(row, doubt) }))
        : [],
    );
    const linesThat = (stay: boolean) => wrong.flatMap(({ line, stays }) => (stays === stay ? line : []));
    const left = linesThat(false);
    return withhold(dispute(row, linesThat(true)), [...left, ...perShareOf(row, left)]);
  });
}
