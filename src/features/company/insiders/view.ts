import type { InsiderSide } from '#contract/insider.ts';
import {
  chosen,
  defineSection,
  named,
  oneOf,
  optional,
  pageNumber,
  type Part,
  type ViewOf,
} from '#kit/page/view.ts';

export const INSIDER_SIZES = [5, 10, 20] as const;
export const INSIDER_SIZE = 5;
const PERSON_LENGTH = 200;

/** Periods of trading, in months back from the day of the quote. */
export const insiderPeriods = [1, 3, 6, 12] as const;

/** The parts of the query, so that the forms of one section keep what the others chose. */
export const INSIDER_PARTS = ['side', 'person', 'period', 'insiderPage', 'insiderSize'] as const;

const side = chosen<InsiderSide>((text) => (text === 'buy' || text === 'sell' ? text : undefined));
const period: Part<(typeof insiderPeriods)[number] | undefined> = {
  read: (text) => insiderPeriods.find((months) => `${months}m` === text),
  write: (months) => months && `${months}m`,
  offers: (text) => insiderPeriods.some((months) => `${months}m` === text),
};

/** What the address of the market data page asks of the insider trades; undefined is no condition. */
export const insiderView = defineSection(
  {
    side,
    person: optional((text) => text?.slice(0, PERSON_LENGTH) || undefined),
    period,
    pageSize: named('insiderSize', oneOf<number>(INSIDER_SIZES, INSIDER_SIZE)),
    page: named('insiderPage', pageNumber()),
  },
  '#insiders',
);
export type InsiderView = ViewOf<typeof insiderView>;

/** Whether a view leaves trades out. */
export const isFilteredInsiders = ({ side, person, period }: InsiderView): boolean =>
  [side, person, period].some((condition) => condition !== undefined);
