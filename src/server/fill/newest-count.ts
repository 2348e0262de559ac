import { daysBetween } from '#kit/time/days.ts';

/** Shares outstanding as counted for a day. */
export interface DatedCount {
  date: string;
  shares: number;
}

/** What other sources count of the shares that trade, each since the last split. */
export interface OtherCounts {
  /** The newest count of the source of owners, of the day on which it was read, with its float of that day. */
  counted: (DatedCount & { float: number | null }) | null;
  /** The newest count of the statements. */
  reported: DatedCount | null;
}

/** Two counts that are apart by more are not of one day. */
const OTHER_DAY = 1.25;
/** Two that are nearer are of one day, or of days between which nothing happened. */
const SAME_DAY = 0.1;
const SAME_COUNT = 0.2;
/** A count that was read in these days is the present one. */
export const PRESENT_DAYS = 35;
/** An older report says nothing of today. */
const REPORT_DAYS = 460;
/** A report of twice as many shares is one of before a split that is not on record. */
const SPLIT_LIKE = 1.9;
/** A float may exceed the shares by what two counts of different weeks differ. */
const ROUNDING = 1.02;

const isNear = (a: number, b: number, part: number): boolean => Math.abs(a / b - 1) <= part;

/**
 * How many shares trade on `day`: as the market value counts them (`listed`, of a day that it does not say), unless a count with
 * a day is a quarter larger. Then shares were issued, and that count stands if it is of these weeks and a third says so: the float
 * beside it is more than all that the market value counts, or that is what the company had reported earlier. Null where nothing
 * decides.
 */
export function newestCount(listed: number, { counted, reported }: OtherCounts, day: string): number | null {
  const report = reported && daysBetween(reported.date, day) <= REPORT_DAYS ? reported : null;
  if (counted && counted.shares > listed * OTHER_DAY) {
    if (daysBetween(counted.date, day) > PRESENT_DAYS) return null;
    const isOverFloat = counted.float !== null && counted.float > listed * ROUNDING;
    const isOfReport = report && report.date < counted.date && isNear(listed, report.shares, SAME_DAY);
    return isOverFloat || isOfReport ? counted.shares : null;
  }
  if (!report || report.shares <= listed * OTHER_DAY || report.shares >= listed * SPLIT_LIKE) return listed;
  return counted && counted.date > report.date && isNear(counted.shares, listed, SAME_COUNT) ? listed : null;
}
