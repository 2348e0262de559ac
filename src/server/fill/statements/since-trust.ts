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

/** Liabilities and equity that leave so much of all assets are of another company, or leave shares that may be redeemed. */
const LEFT = 1 / 4;
/** A balance without its liabilities, or its equity, is of so many days before the name went. */
const UNKNOWN_DAYS = 400;

/**
 * Whether a balance, of a company with the name of a blank check on that day, is not one of a company alone: it does not add up, or has no sum. At the end of a
 * year it is told anew with that of the year after.
 */
function isOfShell(row: Row, end: string, yearEnds: ReadonlySet<string>): boolean {
  const { assets, liabilities, equity, period_end } = row;
  if (assets === null || yearEnds.has(monthOf(period_end))) return false;
  return liabilities === null || equity === null
    ? daysBetween(period_end, end) <= UNKNOWN_DAYS
    : Math.abs(assets - liabilities - equity) > assets * LEFT;
}

const monthOf = (day: string): string => day.slice(5, 7);

/** What a blank check has none of, so that it is of the company wherever it stands. */
const ofSales: ReadonlySet<string> = new Set(['revenue', 'cost_of_revenue', 'gross_profit']);

/**
 * The rows of a company that is no blank check since it gave up the name of one, where a balance of before is that of a trust: later reports tell what the
 * company earned in the quarters of before, line by line, and never what it had at their ends, so that rows of before have figures of both (FLYX: $77.0M of sales beside a trust of
 * $226M and $194K of cash; TRUG, SCLX, OPAL). Of these the sales alone stand. So it is where the name was that of a blank check and a balance does not add up: its
 * assets are those of the trust, its equity that of the company (BKSY: $318M less $62M is no −$96M; TNGX, RDW, SMRT). Listed for staff.
 */
export function sinceTrust(rows: Row[], names: NameEnds): CheckedRows {
  const yearEnds = new Set(
    rows.flatMap(({ kind, period_end }) => (kind === 'year' ? monthOf(period_end) : [])),
  );
  const trusts = rows.flatMap((row) => {
    const end = row.kind === 'quarter' ? nameEndOf(row, names) : undefined;
    const isOther = end !== undefined && names.shells.includes(end) && isOfShell(row, end, yearEnds);
    return end !== undefined && (isOther || isOfTrust(row)) ? [{ row, end }] : [];
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
