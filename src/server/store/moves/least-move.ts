import { daysBefore } from '#kit/time/days.ts';
/** Of the newest weeks every move is kept; of those before the great ones, and those with something on record. */
export const QUIET = { days: 45, percent: 25 } as const;

/** The day from which on every move is kept, where the newest quotes are of `day`. */
export const wholeFrom = (day: string): string => daysBefore(day, QUIET.days);
