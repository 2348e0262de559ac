const DAY_MS = 86_400_000;

const dayNumbers = new Map<string, number>();

/** A calendar date as a count of days since 1970; each of the few thousand there are is read once. */
export function dayNumber(date: string): number {
  let day = dayNumbers.get(date);
  if (day === undefined) dayNumbers.set(date, (day = Math.round(Date.parse(date) / DAY_MS)));
  return day;
}

/** Days from one calendar date to a later one. */
export const daysBetween = (earlier: string, later: string): number => dayNumber(later) - dayNumber(earlier);

/** Days of a quarter in the mean. */
export const QUARTER_DAYS = 365.25 / 4;

/** Fiscal years of 52 or 53 weeks end some days apart; reports come some weeks earlier or later. */
export const isYearBefore = (earlier: string, later: string, slackDays: number): boolean =>
  Math.abs(daysBetween(earlier, later) - 365) <= slackDays;

/** Whether one quarter follows the other: 13 or 14 weeks, or three months. */
export const isQuarterBefore = (earlier: string, later: string): boolean => {
  const days = daysBetween(earlier, later);
  return days >= 80 && days <= 100;
};

/** A year of 52 or 53 weeks that is to end with December may end so far into January. */
export const YEAR_END_SLACK_DAYS = 10;

/** The year that a fiscal year is named after: of one that ends in the first days of January the one before, of which all its other days are (BGS, to Jan 3). */
export const fiscalYearOf = (end: string): number =>
  new Date((dayNumber(end) - YEAR_END_SLACK_DAYS) * DAY_MS).getUTCFullYear();

/** The same day some months earlier; the last of its month where there is no such day. */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
