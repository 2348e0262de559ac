import type { StatementRow } from '#kit/financials/statement.ts';

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

/** Whether a phone leaves a row out: it is minor, or of the two columns there neither has a figure, and no trend stands beside them. */
export const isLeftOut = (row: StatementRow, yearBefore: number, hasTrend: boolean): boolean =>
  minor.has(row.label) || (!hasTrend && row.values[0] === null && (row.values[yearBefore] ?? null) === null);
