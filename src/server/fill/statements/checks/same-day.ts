import { type PublishedBalances, withoutOtherDebts } from './other-debts.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, withhold } from '../withhold.ts';

type Figure = 'debt' | 'cash_and_investments';

/** Two amounts of one day that differ by more than this factor are not of one thing. */
const APART = 3;
/** Extracts of whole years are rounded to it: less is no difference. */
const ROUNDING = 100_000;
/** What differs by no more than this part is one amount. */
const SAME = 0.02;
const DECISION = 'not shown: another statement has a third of it, or three times as much, for the same day';
/** What was published bears an amount out within this part of it. */
const NEAR = 0.1;

const isNear = (value: number, published: number | null): boolean =>
  published !== null && Math.abs(value - published) <= Math.abs(published) * NEAR;

/** The rows of one figure whose amounts are not those that other rows have for the same day. */
function contradicted(known: readonly Row[], figure: Figure, published: number | null): Row[] {
  return [...Map.groupBy(known, ({ period_end }) => period_end).values()].flatMap((ofDay) => {
    const values = ofDay.map((row) => row[figure] ?? 0);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    if (most - least <= ROUNDING || most <= least * APART) return [];
    return ofDay.filter((row) => !isNear(row[figure] ?? 0, published));
  });
}

const OTHER_DECISION = 'not shown: the twelve months to the same day have another amount';

/**
 * The rows of one figure whose amount is not that of the twelve months to the same day, which headlines and ratios are of: a year
 * may leave out leases, or count what they are secured by (EGHT: a debt of $321.5M, and of $370.9M with leases).
 */
function otherThanOfTwelveMonths(known: readonly Row[], figure: Figure): Row[] {
  return [...Map.groupBy(known, ({ period_end }) => period_end).values()].flatMap((ofDay) => {
    const headline = ofDay.find(({ kind }) => kind === 'twelve_months')?.[figure];
    if (headline === undefined || headline === null) return [];
    return ofDay.filter((row) => {
      const apart = Math.abs((row[figure] ?? 0) - headline);
      return apart > ROUNDING && apart > Math.abs(headline) * SAME;
    });
  });
}

/** Where none of the newest day stands, neither does an older one: it is of the same sources. */
function hasNoneLeft(known: readonly Row[], wrong: readonly Row[]): boolean {
  const newest = known.reduce((day, { period_end }) => (period_end > day ? period_end : day), '');
  return known.length > 0 && known.every((row) => row.period_end !== newest || wrong.includes(row));
}

/**
 * Rows without a debt, or cash with investments, of which another row of the company has a third or three times as much for the same
 * day, unless what was published bears it out: a year may name the part that is due, and twelve months all of it. Of what is less
 * apart, that of the twelve months stands; so it is of debts of one time. Each is listed for staff; `none` are the figures of which nothing is left.
 */
export function withoutOtherBalances(
  rows: Row[],
  published: PublishedBalances | null,
): CheckedRows & { none: Figure[] } {
  let sound = rows;
  const doubts: Doubt[] = [];
  const none: Figure[] = [];
  for (const figure of ['debt', 'cash_and_investments'] as const) {
    const known = sound.filter((row) => row[figure] !== null);
    const wrong = contradicted(
      known,
      figure,
      (figure === 'debt' ? published?.debt : published?.cash) ?? null,
    );
    const isNone = hasNoneLeft(known, wrong);
    const withheld = new Set(isNone ? known : wrong);
    sound = sound.map((row) => (withheld.has(row) ? withhold(row, [figure]) : row));
    doubts.push(...wrong.map((row) => doubtOf(row, figure, DECISION)));
    if (isNone) none.push(figure);
    const other = new Set(
      otherThanOfTwelveMonths(
        sound.filter((row) => row[figure] !== null),
        figure,
      ),
    );
    doubts.push(...[...other].map((row) => doubtOf(row, figure, OTHER_DECISION)));
    sound = sound.map((row) => (other.has(row) ? { ...row, [figure]: null } : row));
  }
  // Debts of one day say more than those of one time.
  const debts = withoutOtherDebts(sound, published);
  return { ...debts, doubts: [...doubts, ...debts.doubts], none };
}
