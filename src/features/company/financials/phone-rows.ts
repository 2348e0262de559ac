import { type StatementGroup, statementOf, type StatementRow } from '#kit/financials/statement.ts';
import type { Columns } from './columns.ts';

/** Rows that a phone leaves out until all are asked for. */
const minor = new Set([
  'Cost of revenue',
  'Selling and administration',
  'Operating expenses',
  'EPS, basic',
  'Diluted shares',
  'Revenue, quarter over quarter',
  'Operating expenses, year over year',
  'Net income, year over year',
  'Net margin',
  'Research, share of expenses',
  'Free cash flow',
  'Cash from investing',
  'Capital spending',
  'Current assets',
  'Current liabilities',
  'Long-term debt',
  'Cash and equivalents',
  'Current ratio',
]);

/** What has a line of a phone only in fewer words. */
export const shortLabels: ReadonlyMap<string, string> = new Map([
  ['Revenue, year over year', 'Revenue, y/y'],
  ['Cash from operations', 'From operations'],
  ['Cash with short-term investments', 'Cash and investments'],
  ['Shares outstanding, millions', 'Shares, millions'],
]);

const FEWEST_VALUES = 4;
/** So many rows a phone shows of a longer table, and no shorter one is cut. */
const MOST_WHOLE = 11;
/** Periods of a trend. */
export const TREND = 12;

/** The figures of a row that make a trend, newest first, each in its place; null where they are too few for a line. */
function trendOf(row: StatementRow | undefined): (number | null)[] | null {
  const values = row?.values ?? [];
  const known = values.filter((value) => value !== null);
  return known.length < FEWEST_VALUES
    ? null
    : values.slice(0, 1 + values.findLastIndex((value) => value !== null));
}

/** The table of a company's statements: its groups of rows, what each row's trend is drawn from, and the rows that a phone leaves out. */
export interface Statement {
  groups: StatementGroup[];
  hasTrend: boolean;
  trendOf: (group: StatementGroup, row: StatementRow) => (number | null)[] | null;
  isLeftOut: (group: StatementGroup, row: StatementRow) => boolean;
}

/** The table over some columns. */
export function statementIn({ all, allYears, shown, years, first, second }: Columns): Statement {
  const rows = new Map(
    statementOf(all.slice(0, TREND), all).flatMap(({ title, rows }) =>
      rows.map((row) => [`${title}/${row.label}`, row] as const),
    ),
  );
  const groups = statementOf([...shown, ...years], [...all, ...allYears]);
  const isShort = groups.reduce((sum, group) => sum + group.rows.length, 0) <= MOST_WHOLE;
  const trend = ({ title }: StatementGroup, row: StatementRow) => trendOf(rows.get(`${title}/${row.label}`));
  return {
    groups,
    hasTrend: all.length >= FEWEST_VALUES,
    trendOf: trend,
    isLeftOut: (group, row) => !isShort && isLeftOut(row, [first, second], trend(group, row) !== null),
  };
}

/** Whether a phone leaves a row out: it is minor, or of the two columns there neither has a figure, and no trend stands beside them. */
export const isLeftOut = (row: StatementRow, columns: readonly number[], hasTrend: boolean): boolean =>
  minor.has(row.label) || (!hasTrend && columns.every((i) => (row.values[i] ?? null) === null));
