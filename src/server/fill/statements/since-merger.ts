import type { CheckedRows, StatementRow as Row } from './rows.ts';
import { doubtOf, marksOf } from './withhold.ts';

/** A trust is nearly all that a blank check has, and belongs to shares that may be redeemed: to no liabilities, and to no equity. */
const [OF_TRUST, LEAST_TRUST] = [0.8, 10e6];
/** Its cash outside of it pays for accountants. */
const MOST_CASH = 0.02;
const DECISION = 'not shown, nor what is older: of the blank check that the company merged with since';

/** Whether a balance is that of a blank check, whatever income stands beside it. */
export function isOfTrust({ assets, cash, equity, ...row }: Row): boolean {
  const gap = marksOf(row).equity?.gap ?? 0;
  if (assets === null || assets < LEAST_TRUST || (equity ?? 0) >= 0) return false;
  return gap >= assets * OF_TRUST && (cash ?? 0) <= assets * MOST_CASH;
}

/** Whether a row is that of a blank check. */
const isTrust = (row: Row): boolean => !row.revenue && isOfTrust(row);

/** A company that has merged reports what it sells, or spends more than an office does: FAC’s blank check lost $1.2M. */
const MOST_OF_SHELL = 5e6;

/** Whether all that is on record may be of an office with a trust: nothing sold, hardly anything spent, and no equity of its own. */
const isOffice = (rows: readonly Row[]): boolean =>
  rows.every(
    ({ revenue, operating_income, research, equity }) =>
      !revenue && !research && Math.abs(operating_income ?? 0) < MOST_OF_SHELL && (equity ?? 0) < LEAST_TRUST,
  );

/**
 * The rows of a company that is no blank check since the last balance of one, where no later balance is on record: what is on record was that of the
 * blank check with which it merged, and says nothing of it (FTW, which drills for gas: a trust of $367M, and $41K of cash). So is all of before the day
 * until which it was called as one, where it is of an office (FAC, HDRN, ENHA). Listed for staff.
 */
export function sinceMerger(rows: Row[], shellUntil: string | null = null): CheckedRows {
  const before = rows.filter(({ period_end }) => period_end <= (shellUntil ?? ''));
  const [last] = before;
  if (last && before.length === rows.length && isOffice(before))
    return { periods: [], doubts: [doubtOf(last, 'operating_income', DECISION)] };
  const [newest] = rows
    .filter(({ kind, assets }) => kind === 'quarter' && assets !== null)
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  if (!newest || !isTrust(newest)) return { periods: rows, doubts: [] };
  return {
    periods: rows.filter(({ period_end }) => period_end > newest.period_end),
    doubts: [doubtOf(newest, 'assets', DECISION)],
  };
}
