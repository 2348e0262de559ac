import { statementFigures } from '#contract/financials.ts';
import { daysBetween } from '#kit/time/days.ts';
import { isOfTrust } from './since-merger.ts';
import type { CheckedRows, StatementRow as Row } from './rows.ts';
import { doubtOf, withhold } from './withhold.ts';

/** So long before a name went a trust was that of the blank check which had it; other names went for other reasons. */
const NAME_DAYS = 1100;
const DECISION =
  'not shown, nor what is older than the name that went, but for sales: balances of the blank check stand beside the income of the company that merged with it';

/** The days on which a company gave up a name. */
export interface NameEnds {
  all: readonly string[];
  /** Those of names that blank checks have. */
  shells: readonly string[];
}

/** The day on which the name went that the company had on the day of a row: of a blank check by its name, or by what little cash stands beside the trust. */
function nameEndOf({ period_end: day, cash }: Row, { all, shells }: NameEnds): string | undefined {
  const end = all.toSorted().find((each) => each > day);
  if (end === undefined || daysBetween(day, end) > NAME_DAYS) return undefined;
  return shells.includes(end) || cash !== null ? end : undefined;
}

/** What a blank check has none of, so that it is of the company wherever it stands. */
const ofSales: ReadonlySet<string> = new Set(['revenue', 'cost_of_revenue', 'gross_profit']);

/**
 * The rows of a company that is no blank check since it gave up the name of one, where a balance of before is that of a trust: later reports tell what the
 * company earned in the quarters of before, line by line, and never what it had at their ends, so that rows of before have figures of both (FLYX: $77.0M of sales beside a trust of
 * $226M and $194K of cash; TRUG, SCLX, OPAL). Of these the sales alone stand. Listed for staff.
 */
export function sinceTrust(rows: Row[], names: NameEnds): CheckedRows {
  const trusts = rows.flatMap((row) => {
    const end = row.kind === 'quarter' && isOfTrust(row) ? nameEndOf(row, names) : undefined;
    return end === undefined ? [] : [{ row, end }];
  });
  const since = trusts.reduce((last, { end }) => (end > last ? end : last), '');
  const newest = trusts
    .map(({ row }) => row)
    .reduce<Row | undefined>((a, b) => (a && a.period_end >= b.period_end ? a : b), undefined);
  if (!newest) return { periods: rows, doubts: [] };
  return {
    periods: rows.flatMap((row) => {
      if (row.period_end >= since) return row;
      const others = statementFigures.filter((figure) => row[figure] !== null && !ofSales.has(figure));
      return (row.revenue ?? 0) > 0 ? withhold(row, others) : [];
    }),
    doubts: [doubtOf(newest, 'assets', DECISION)],
  };
}
