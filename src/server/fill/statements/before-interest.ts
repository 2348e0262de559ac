import type { Fundamentals } from '#contract/financials.ts';
import type { StatementRow } from './rows.ts';

/**
 * What banks take in before the interest that they pay is so many times what is left, while money costs something. Of more, both tell fees alone (CATY:
 * $53.8M of $1.4 billion).
 */
const MORE = { least: 1.1, most: 2 };
/** A year and four times a quarter are of one revenue within this part of it. */
const SAME_REVENUE = 0.12;
/** Quarters of which the newest two are asked. */
const QUARTERS = { asked: 2, ofYear: 4 };

type Row = Pick<StatementRow, 'kind' | 'period_end' | 'source' | 'revenue'>;

/**
 * What was published of a company whose trade is money, without sales of before the interest that it pays: its own year, and the newest quarters of another
 * source, are about alike, and a quarter less (HAFC: $445M beside a year of $270.2M and quarters of $71M).
 */
export function withoutBeforeInterest(
  published: Fundamentals | null,
  rows: readonly Row[],
  isFinancial: boolean,
): Fundamentals | null {
  const { sales = null } = published ?? {};
  if (!published || !isFinancial || sales === null) return published;
  const newest = (kind: string, source: string) =>
    rows
      .filter((row) => row.kind === kind && row.source === source && row.revenue !== null)
      .toSorted((a, b) => b.period_end.localeCompare(a.period_end));
  const quarters = newest('quarter', 'yahoo-quarters').slice(0, QUARTERS.asked);
  const year = newest('year', 'sec-annual')[0]?.revenue;
  if (!year || quarters.length < QUARTERS.asked) return published;
  const mean = quarters.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0) / quarters.length;
  const yearly = mean * QUARTERS.ofYear;
  const isBefore =
    Math.abs(year / yearly - 1) <= SAME_REVENUE &&
    sales >= MORE.least * Math.max(year, yearly) &&
    sales <= MORE.most * Math.min(year, yearly);
  return isBefore ? { ...published, sales: null } : published;
}
