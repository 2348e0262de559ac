import type { PeriodKind } from '#contract/financials.ts';

/** A stretch of time as a question names it, resolved against the day of the record. */
export interface Period {
  /** What was named: a day, a month, a quarter, a year, a span between days, or what is still to come. */
  kind: 'day' | 'month' | 'quarter' | 'year' | 'span' | 'future' | 'newest';
  from: string;
  to: string;
  /** The kind of statement that was meant by `newest` or `before`. */
  of?: PeriodKind;
  /** How many periods before the newest: 0 is the newest itself. */
  back?: number;
  /** Counted from the last day of the record, not of a calendar. */
  isRelative: boolean;
  /** Where among the words of its question it stands, and of how many words. */
  start?: number;
  length?: number;
}
