import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, withhold } from '../withhold.ts';

export type PublishedBalances = Partial<
  Record<'debt' | 'cash' | 'assets' | 'liabilities' | 'equity', number | null>
>;

/** Two debts that differ by more than this factor are not of one thing. */
const APART = 3;
/** Published amounts come in whole millions: of less, a debt may be anything, and a balance is no other’s. */
const LEAST = { debt: 5e6, balance: 60e6 };
/** A balance that was published is that of a day within this part of it. */
const SAME = 0.01;
/** Debts of so many days apart are of one time, where the liabilities moved by less than this part of what is between them. */
const [ONE_TIME_DAYS, MOVED] = [190, 0.5];
/** What is between them in dollars, at least. */
const LEAST_BETWEEN = 10e6;
/** What was published bears a debt out within this part of it. */
const NEAR = 0.25;

/** A year’s debt of so much of two others that are alike within this part, one of another source some months away and one that was published, is some of what is owed. */
const OF_BOTH = { part: 0.6, alike: 0.15 };

const PART_DECISION =
  'not shown: less than three fifths of what was published, and of what another source has some months away';
const DECISION = 'not shown: less than a third of what was published, with the balances of the same day';
const OTHER_DECISION =
  'not shown: another source has three times as much some months away, and the liabilities hardly moved';

const areApart = (a: number, b: number): boolean => Math.max(a, b) >= APART * Math.min(a, b);

/** The days of years with a debt of less than a third of the published one, to which the other published balances belong (ADNT: $2M, and $2.4 billion). */
function daysOfPart(rows: readonly Row[], published: PublishedBalances): Set<string> {
  const debt = published.debt ?? 0;
  if (debt < LEAST.debt) return new Set();
  const isOfDay = (row: Row) =>
    (['cash', 'assets', 'liabilities', 'equity'] as const).some((figure) => {
      const [stated, said] = [row[figure], published[figure] ?? null];
      return (
        stated !== null && said !== null && said >= LEAST.balance && Math.abs(stated - said) <= SAME * said
      );
    });
  return new Set(
    rows.flatMap((row) =>
      row.kind === 'year' && row.debt !== null && APART * row.debt <= debt && isOfDay(row)
        ? [row.period_end]
        : [],
    ),
  );
}

const liabilitiesOn = (rows: readonly Row[], day: string): number | null =>
  rows.find(({ period_end, liabilities }) => period_end === day && liabilities !== null)?.liabilities ?? null;

/** The lesser of the debts of a year and of twelve months that end some months from each other, three times apart beside the same liabilities, which hold the greater. */
function lesserAtOneTime(rows: readonly Row[]): Row[] {
  const twelve = rows.filter(({ kind, debt }) => kind === 'twelve_months' && debt !== null);
  const years = rows.filter(({ kind, debt }) => kind === 'year' && debt !== null);
  return twelve.flatMap((row) =>
    years.flatMap((year) => {
      const days = Math.abs(daysBetween(year.period_end, row.period_end));
      const between = Math.abs((row.debt ?? 0) - (year.debt ?? 0));
      if (days === 0 || days > ONE_TIME_DAYS || between < LEAST_BETWEEN) return [];
      const [then, now] = [year, row].map(({ period_end }) => liabilitiesOn(rows, period_end));
      if (then === null || then === undefined || now === null || now === undefined) return [];
      if (!areApart(row.debt ?? 0, year.debt ?? 0) || Math.abs(now - then) >= MOVED * between) return [];
      const [less, more, owed] = (row.debt ?? 0) < (year.debt ?? 0) ? [row, year, then] : [year, row, now];
      return (more.debt ?? 0) <= owed ? [less] : [];
    }),
  );
}

/** Debts of years that are a part of what two others have (ANIP: $309M of December, $617M as published, and $630M in March). */
function partsOfBoth(rows: readonly Row[], published: number): Row[] {
  if (published < LEAST.debt) return [];
  const isAlike = (debt: number) => Math.abs(debt - published) <= OF_BOTH.alike * published;
  const twelve = rows.filter(({ kind, debt }) => kind === 'twelve_months' && debt !== null && isAlike(debt));
  return rows.filter(
    (year) =>
      year.kind === 'year' &&
      year.debt !== null &&
      year.debt < OF_BOTH.part * published &&
      twelve.some(
        (row) =>
          year.debt !== null &&
          year.debt < OF_BOTH.part * (row.debt ?? 0) &&
          Math.abs(daysBetween(year.period_end, row.period_end)) <= ONE_TIME_DAYS,
      ),
  );
}

/**
 * Rows without a debt that is a part of what was published of the same day, and without one that is a third of another of its time, unless it
 * was published: one source counts what is owed of royalties or leases (CBUS: $0.5M in December and $276M in March, of liabilities of
 * $283M and $289M). Each is listed for staff; those of other days and
 * sources stay.
 */
export function withoutOtherDebts(rows: Row[], published: PublishedBalances | null): CheckedRows {
  const doubts: Doubt[] = [];
  const days = daysOfPart(rows, published ?? {});
  const debt = published?.debt ?? null;
  const isBorneOut = (row: Row) => debt !== null && Math.abs((row.debt ?? 0) - debt) <= NEAR * debt;
  const other = new Set(lesserAtOneTime(rows).filter((row) => !isBorneOut(row)));
  const isPart = (row: Row) => days.has(row.period_end) && APART * (row.debt ?? 0) <= (debt ?? 0);
  const newest = rows.reduce(
    (day, row) => (row.debt !== null && row.period_end > day ? row.period_end : day),
    '',
  );
  const parts = new Set(partsOfBoth(rows, debt ?? 0));
  const periods = rows.map((row) => {
    if (parts.has(row)) {
      doubts.push(doubtOf(row, 'debt', PART_DECISION));
      return withhold(row, ['debt']);
    }
    // The newest is that of the headlines, which ask for themselves what was published.
    if (row.debt === null || row.period_end === newest || !(isPart(row) || other.has(row))) return row;
    doubts.push(doubtOf(row, 'debt', isPart(row) ? DECISION : OTHER_DECISION));
    return withhold(row, ['debt']);
  });
  return { periods, doubts };
}
