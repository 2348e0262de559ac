import { daysBetween } from '#kit/time/days.ts';
import { withhold } from '../../withhold.ts';

/** What trades is so many times the newest count: hardly any issue of new shares does that, and what is counted may be something else. */
const MORE = 8;
/** A capital in money comes in thousands, as no count of a listed company's shares keeps doing. */
const THOUSAND = 1_000;
/** On four days and more, three times as many that trade say so (KMDA: 15.1 million, and 57.7 trade). */
const MORE_THAN_CAPITAL = 3;
/** Nobody has so few shares on an exchange, beside fifty times as many that trade. */
const FEW = { shares: 150_000, more: 50 };
/** A count of so many days before the quotes is of one class, or of before the listing. */
const OLD_DAYS = 730;

interface CountedRow {
  period_end: string;
  shares_outstanding: number | null;
  marks: string | null;
}

/** One count in whole thousands on so many days, of which half as many more trade, is of a class that nobody trades. */
const STEADY = { days: 4, more: 1.5 };

/** RMR: 15,000,000 at each of four days, and 31.1 million trade. */
const isOfOneClass = (counts: readonly (readonly [string, number])[], sharesToday: number): boolean =>
  counts.length >= STEADY.days &&
  counts.every(([, count]) => count === counts[0]?.[1] && count % THOUSAND === 0) &&
  (counts[0]?.[1] ?? Infinity) * STEADY.more < sharesToday;

/** One count on so many days, of which a tenth fewer trade, is of all shares that were issued, with those that were bought back. */
const ISSUED = { days: 4, part: 0.9, least: 0.5 };

/** ITRN: 23.5 million at the end of each of five years, and 19.9 million trade. */
function areIssued(counts: readonly (readonly [string, number])[], sharesToday: number): boolean {
  const newest = counts.slice(0, ISSUED.days);
  const [, issued] = newest[0] ?? ['', 0];
  const part = sharesToday / issued;
  return (
    newest.length === ISSUED.days &&
    newest.every(([, count]) => count === issued) &&
    part < ISSUED.part &&
    part > ISSUED.least
  );
}

/** Whether counts, the newest first, are of something else than the shares that trade. */
function areOther(
  counts: readonly (readonly [string, number])[],
  sharesToday: number,
  today: string,
): boolean {
  const [newest] = counts;
  if (isOfOneClass(counts, sharesToday) || areIssued(counts, sharesToday)) return true;
  if (!newest) return false;
  const [end, shares] = newest;
  if (counts.every(([, count]) => count % THOUSAND === 0))
    return shares * (counts.length >= STEADY.days ? MORE_THAN_CAPITAL : MORE) <= sharesToday;
  if (shares * MORE > sharesToday) return false;
  return (shares < FEW.shares && shares * FEW.more < sharesToday) || daysBetween(end, today) > OLD_DAYS;
}

/**
 * Rows of a company without counts of shares, where eight times the newest trade, or three times, and that one is no count of them: every one in
 * whole thousands is the capital in money (GHRS: 1,551,000, and 68.6 million trade), a handful is of before the listing (MLCI: 1,000), and one
 * of years ago of one class alone (AI: 3.5 million of April 2021, and 155 million trade). Nor with those that stay the same while a tenth fewer trade. Newer counts of which many times as many trade
 * stay: ORBS issued them.
 */
export function withoutOtherCounts<Row extends CountedRow>(
  rows: Row[],
  sharesToday: number | null,
  today: string,
): Row[] {
  if (sharesToday === null) return rows;
  const byDay = new Map(
    rows.flatMap(({ period_end, shares_outstanding: shares }): [string, number][] =>
      shares === null ? [] : [[period_end, shares]],
    ),
  );
  const counts = [...byDay].toSorted(([a], [b]) => (a < b ? 1 : -1));
  if (!areOther(counts, sharesToday, today)) return rows;
  return rows.map((row) => (row.shares_outstanding === null ? row : withhold(row, ['shares_outstanding'])));
}
