import type { InsiderSide } from '#contract/insider.ts';
import { changedHref, pageNumber, sizeOf } from '#kit/view-query.ts';

export const INSIDER_SIZES = [5, 10, 20] as const;
export const INSIDER_SIZE = 5;

/** Periods of trading, in months back from the day of the quote. */
export const insiderPeriods = [1, 3, 6, 12] as const;
export type InsiderPeriod = (typeof insiderPeriods)[number];

/** What the address of the market-data page asks of the insider trades; undefined is no condition. */
export interface InsiderView {
  side: InsiderSide | undefined;
  person: string | undefined;
  period: InsiderPeriod | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** The parts of the query, so that the forms of one section keep what the others chose. */
export const INSIDER_PARTS = ['side', 'person', 'period', 'insiderPage', 'insiderSize'] as const;

/** Reads an address; what makes no sense there counts as not asked for. */
export function readInsiderView(query: URLSearchParams): InsiderView {
  const side = query.get('side');
  const period = query.get('period');
  return {
    side: side === 'buy' || side === 'sell' ? side : undefined,
    person: query.get('person')?.slice(0, 200) || undefined,
    period: insiderPeriods.find((months) => `${months}m` === period),
    page: pageNumber(query.get('insiderPage')),
    pageSize: sizeOf(query.get('insiderSize'), INSIDER_SIZES, INSIDER_SIZE),
  };
}

/** The address of another view of the trades, without what is usual. */
export function insiderHref(url: URL, { side, person, period, page, pageSize }: InsiderView): string {
  return changedHref(
    url,
    {
      side,
      person,
      period: period && `${period}m`,
      insiderSize: pageSize === INSIDER_SIZE ? undefined : pageSize,
      insiderPage: page === 1 ? undefined : page,
    },
    '#insiders',
  );
}

/** Whether a view leaves trades out. */
export const isFilteredInsiders = ({ side, person, period }: InsiderView): boolean =>
  [side, person, period].some((condition) => condition !== undefined);

/** The first day of a period that ends on `last`; a month before Mar 31 is the last day of February. */
export function periodStart(last: string, months: number): string {
  const date = new Date(last);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
