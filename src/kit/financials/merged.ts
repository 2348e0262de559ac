import { daysBetween } from '../time/days.ts';

/** What the sales of a company are held against: its quarters, of one currency. */
export interface BusinessRow {
  period_end: string;
  revenue: number | null;
  assets: number | null;
  current_assets: number | null;
  cash: number | null;
  cash_and_investments: number | null;
  shares_outstanding: number | null;
}

/** The sales, and who values them. */
export interface Sold {
  /** The last day of the twelve months, and what was sold in them. */
  salesTo: string;
  sales: number | null;
  /** The shares of the market value, and that value. */
  shares: number | null;
  marketValue: number | null;
  /** The SEC’s code of its trade. */
  sic: string | null;
  /** The day of coming to market, where that is of these years. */
  listedOn?: string | undefined;
}

const YEAR_DAYS = 365;
/** Days by which a balance may lie off the first day of the twelve months, and by which two ends of one quarter may lie apart. */
const [SLACK_DAYS, SAME_DAYS] = [95, 20];
/** Who has so many times the assets without cash, and the shares, of a year before has become another business. */
const GROWN = { assets: 1.9, shares: 1.5 };
/** Of less, a purchase of next to nothing is twice of it. */
const LEAST_ASSETS = 20e6;
/** What is bought for less of the market value is no other business. */
const LEAST_BOUGHT = 0.05;
/** Sales of a quarter that are so many times the mean of the twelve months are not in them; half of the market value may be anything. */
const [MOST_MORE_SALES, MOST_BOUGHT] = [1.5, 0.5];
const QUARTERS = 4;

/** Makers of medicines issue shares for what they hold in securities, and sell none of it. */
export const MEDICINES = /^(?:283[3-6]|8731)$/;
/** The trade of who holds crypto assets. */
export const CRYPTO = '6199';

const newestOf = <Row extends { period_end: string }>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>(
    (last, row) => (last && last.period_end >= row.period_end ? last : row),
    undefined,
  );

/** The row of these that lies nearest to a year before a day, if one lies near. */
function yearBefore<Row extends { period_end: string }>(rows: readonly Row[], day: string): Row | undefined {
  const off = ({ period_end }: Row) => Math.abs(daysBetween(period_end, day) - YEAR_DAYS);
  const near = rows.filter((row) => off(row) <= SLACK_DAYS);
  return near.toSorted((a, b) => off(a) - off(b))[0];
}

const cashOf = ({ cash, cash_and_investments: all }: BusinessRow): number | null => all ?? cash;

/** The assets of two balances without their cash; where the later does not tell it, with that of the earlier too (AVR: $23M beside $59M, of which $49M were cash). */
function withoutCash(now: BusinessRow, then: BusinessRow): [number, number] {
  const later = cashOf(now);
  const earlier = later === null ? null : cashOf(then);
  return [(now.assets ?? 0) - (later ?? 0), (then.assets ?? 0) - (earlier ?? 0)];
}

/** What else than current assets has come to a balance, of which securities are most; unknown where they are. */
function lastingAdded(now: BusinessRow, then: BusinessRow): number | null {
  const of = ({ assets, current_assets: current }: BusinessRow) =>
    assets === null || current === null ? null : assets - current;
  const [later, earlier] = [of(now), of(then)];
  return later === null || earlier === null ? null : later - earlier;
}

/**
 * Whether the sales of twelve months have what was bought in them: it was there a quarter before their end, the quarter after that sold no
 * half more than the mean of the year, and it is less than half of what the company is worth (RDW: bought in June 2025, $97M in the last of
 * four quarters of $371M; SERV: securities, beside sales that go on).
 */
function isInSales(rows: readonly BusinessRow[], then: BusinessRow, added: number, sold: Sold): boolean {
  const { salesTo, sales, marketValue, sic } = sold;
  if (sales === null || marketValue === null || sic === CRYPTO || added >= MOST_BOUGHT * marketValue)
    return false;
  const wasThere = rows.some(
    (row) =>
      row.assets !== null &&
      row.period_end > then.period_end &&
      daysBetween(row.period_end, salesTo) >= YEAR_DAYS / QUARTERS - SAME_DAYS &&
      isGrown(...withoutCash(row, then)),
  );
  const quarter = rows.find(
    ({ period_end, revenue }) => revenue !== null && Math.abs(daysBetween(period_end, salesTo)) <= SAME_DAYS,
  );
  return wasThere && quarter !== undefined && (quarter.revenue ?? 0) * QUARTERS <= MOST_MORE_SALES * sales;
}

const isGrown = (now: number, then: number): boolean =>
  now >= LEAST_ASSETS && then > 0 && now >= GROWN.assets * then;

/**
 * Whether a company bought or became another business within the twelve months of its sales, with shares that it issued for it, so that the
 * sales are in large part not of what the market values: DNOW doubled in November 2025, and its $3.4 billion of a year hold four months of what it
 * bought. `rows` are its quarters to the day on which it is valued.
 */
export function hasMerged(rows: readonly BusinessRow[], sold: Sold): boolean {
  const { salesTo, shares, marketValue, sic, listedOn } = sold;
  if (MEDICINES.test(sic ?? '')) return false;
  const balances = rows.filter(({ assets }) => assets !== null);
  const [last, before] = [newestOf(balances), yearBefore(balances, salesTo)];
  if (!last || !before || last.period_end <= before.period_end) return false;
  const [now, then] = withoutCash(last, before);
  if (!isGrown(now, then)) return false;
  const lasting = lastingAdded(last, before);
  if (lasting !== null && marketValue !== null && lasting < LEAST_BOUGHT * marketValue) return false;
  if (isInSales(rows, before, now - then, sold)) return false;
  const counted = yearBefore(
    rows.filter(({ shares_outstanding }) => shares_outstanding !== null),
    salesTo,
  );
  const cameWithin =
    listedOn !== undefined &&
    then >= LEAST_ASSETS &&
    listedOn <= salesTo &&
    daysBetween(listedOn, salesTo) < YEAR_DAYS;
  return counted
    ? shares !== null && shares >= GROWN.shares * (counted.shares_outstanding ?? Infinity)
    : cameWithin;
}
