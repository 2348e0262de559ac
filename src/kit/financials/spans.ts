import { DAY_MS, dayNumber, daysBetween } from '../time/days.ts';

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
