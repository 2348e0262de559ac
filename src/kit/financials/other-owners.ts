import { earningShares, type CountedRow } from './earning-shares.ts';
import { daysBetween } from '../time/days.ts';

/** What of a company belongs to others than those whose shares its market value counts: preferred shares, units, owners of subsidiaries. */
export interface OtherOwners {
  /** Assets less liabilities and equity. */
  value: number;
  /** Of assets less liabilities; null of an equity under zero. */
  percent: number | null;
  period_end: string;
}

interface Owned {
  /** Quarters and balances, in dollars. */
  periods: readonly CountedRow[];
  /** The shares that the market value counts. */
  sharesToday: number | null;
}

/** Less of all assets stands between sides that are rounded, or that have another line. */
const LEAST_OF_ASSETS = 0.01;
/** A count of a day that lies no further from the balance is of its shares. */
const COUNT_DAYS = 200;
/**
 * Where others’ shares are counted as well, they are about as many more as others own more: a quarter of that, and no more than two fifths, new
 * shares may have made.
 */
const COUNTED = { least: 0.75, part: 0.25, most: 1.4, rounding: 1.1 };

/** The count of the day that lies nearest. */
function countNear(rows: readonly CountedRow[], day: string): number | null {
  const off = ({ period_end }: CountedRow) => Math.abs(daysBetween(period_end, day));
  const [nearest] = rows
    .filter((row) => row.shares_outstanding !== null && off(row) <= COUNT_DAYS)
    .toSorted((a, b) => off(a) - off(b));
  return nearest?.shares_outstanding ?? null;
}

/** Whether the market value counts the shares of the equity alone, and not those of the others as well. */
function countsOwnAlone(today: number, own: number, part: number): boolean {
  const ratio = today / own;
  const asMany = part < 1 ? 1 + COUNTED.part * (1 / (1 - part) - 1) : COUNTED.rounding;
  return ratio >= COUNTED.least && ratio <= Math.min(Math.max(asMany, COUNTED.rounding), COUNTED.most);
}

/**
 * What belongs to others than the shares that the market value counts, on the day of the newest balance of which all three sides are on record; null where
 * nothing does, where the market value counts their shares as well (FLOC: 90 million of both classes), or where nobody counts the shares of the
 * equity. STRW: 13 million shares, and four times as many units of its partnership, which have $48M beside an equity of $14M.
 */
export function otherOwnersOf({ periods, sharesToday }: Owned): OtherOwners | null {
  const inDollars = periods.filter(({ currency }) => currency === 'USD');
  const [last] = inDollars
    .filter(
      ({ kind, equity, assets, liabilities }) =>
        kind === 'quarter' && equity !== null && assets !== null && liabilities !== null,
    )
    .toSorted((a, b) => b.period_end.localeCompare(a.period_end));
  if (!last || sharesToday === null) return null;
  const { period_end, equity, assets, liabilities } = last;
  const net = (assets ?? 0) - (liabilities ?? 0);
  const value = net - (equity ?? 0);
  if (net <= 0 || value < LEAST_OF_ASSETS * (assets ?? 0)) return null;
  const own = earningShares(inDollars, period_end) ?? countNear(inDollars, period_end);
  if (own === null || !countsOwnAlone(sharesToday, own, value / net)) return null;
  return { value, percent: (equity ?? 0) > 0 ? (value / net) * 100 : null, period_end };
}

/** Of so much of what a company has, and of so much of its market value, others are the owners in larger part. */
const MOSTLY = { percent: 60, ofMarketValue: 0.25 };
/** What would be so much more with what others have is no enterprise value. */
const OF_ENTERPRISE = 0.25;

/** Whether others own most of what is sold. */
export const ownMost = (others: OtherOwners | null | undefined, marketValue: number | null): boolean =>
  !!others &&
  marketValue !== null &&
  (others.percent ?? 0) >= MOSTLY.percent &&
  others.value >= MOSTLY.ofMarketValue * marketValue;

/** Whether an enterprise value lacks a quarter, which is the others’ (PLAB: $424M of joint ventures beside $1.1 billion). */
export const ownOfEnterprise = (others: OtherOwners | null | undefined, enterprise: number | null): boolean =>
  !!others && enterprise !== null && others.value >= OF_ENTERPRISE * Math.abs(enterprise);
