import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { isEarlierBalance } from './figures/published-balances.ts';
import { newestFirst } from './figures/dated.ts';

/** What has come in is as much of what the company lives of from this part of its cash on. */
const PART_OF_CASH = 0.5;
/** Published amounts come in whole millions; two of them may be apart by as much. */
const ROUNDED = 2e6;

/** The cash of a day, in dollars; null in another currency. */
interface Held {
  period_end: string;
  dollars: number | null;
}

/**
 * Whether what was published with the quotes has so many more assets, and so much more equity, than the balance of the day of this cash, which is the newest on record, that money has
 * come in since: losses bring none (QNRX: $5.4M of cash and an equity under zero in September, and $20M of assets with $13M of equity since). Both have to have grown: a debt brings no
 * equity, and one that becomes shares no assets.
 */
export function grewAsPublished(
  periods: readonly FinancialPeriod[],
  published: Fundamentals | null,
  { period_end: day, dollars }: Held,
): boolean {
  if (!published || dollars === null || isEarlierBalance(periods, published)) return false;
  const newest = newestFirst(periods, 'quarter', 'year').find(
    ({ assets, equity }) => assets !== null && equity !== null,
  );
  if (!newest || newest.currency !== 'USD' || newest.period_end !== day) return false;
  const least = Math.max(PART_OF_CASH * dollars, ROUNDED);
  const grown = (now: number | null, then: number | null) =>
    now !== null && then !== null && now - then >= least;
  return grown(published.assets, newest.assets) && grown(published.equity, newest.equity);
}
