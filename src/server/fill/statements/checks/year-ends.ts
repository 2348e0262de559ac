import { daysBetween } from '#kit/time/days.ts';
import type { StatementRow as Row } from '../rows.ts';

/** A fiscal year of weeks ends so many days from the end of the month that a source counts its last quarter to, at most. */
const MOST_DAYS = 10;

/**
 * Rows whose last quarter of a fiscal year ends with it: one source dates the year by the company’s own calendar and another the quarter by
 * the month (KAI: the year to January 3, the quarter to December 31), and else tables would have the same twelve months twice.
 */
export function onYearEnds(rows: Row[]): Row[] {
  const quarters = new Set(rows.flatMap(({ kind, period_end: end }) => (kind === 'quarter' ? [end] : [])));
  const moved = new Map<string, string>();
  for (const { kind, period_end: end } of rows) {
    if (kind !== 'year' || quarters.has(end)) continue;
    const [near, other] = [...quarters].filter((each) => Math.abs(daysBetween(each, end)) <= MOST_DAYS);
    if (near !== undefined && other === undefined) moved.set(near, end);
  }
  if (moved.size === 0) return rows;
  return rows.map((row) => {
    const end = row.kind === 'quarter' ? moved.get(row.period_end) : undefined;
    return end === undefined || (row.filed_on !== null && row.filed_on < end)
      ? row
      : { ...row, period_end: end };
  });
}
