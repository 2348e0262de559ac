import { daysBetween } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';

/** Short interest of a settlement this near to the day of a float is a part of that float: NTCT's of June of its float of March. */
const NEAR_DAYS = 100;
/** The percentage of a source that divides by another float is off by more than this part, beyond its rounding. */
const SAME_FLOAT = 0.01;
/** Floats of one company that differ by this factor are from before and after a split. */
const OTHER_SHARES = 3;

/** A higher percentage of a float read weeks before or after means that shares were issued in between. */
const MOST_OF_OTHER = 40;

interface DatedFloat {
  day: string;
  shares: number;
}

interface Settled {
  settlement: string;
  shares_short: number;
  percent_of_float: number;
  is_float_computed: number;
  isNewest: boolean;
}

const isNear = (settlement: string, { day }: DatedFloat): boolean =>
  Math.abs(daysBetween(settlement, day)) <= NEAR_DAYS;

const percentOf = (shares: number, float: DatedFloat): number =>
  Number(((shares / float.shares) * 100).toFixed(4));

/**
 * The percent of float of a settlement: of the float that the page shows, where that is of a day near to it, and else of the nearest one on record (TPC: 2.3 million
 * of December over the 45.0 of January, where its source divides by 38.4, and those of May and June over the 44.9 of June; TNYA: 17.7% of the 120.7 million
 * of January, and not 9.9% of the 216.1 of June). undefined where what stands is right; null where it is of a float of another half-year,
 * or would be two fifths of one that was read on another day (SOC: 46% in January); what a source itself says stands then (PRFX: 31.7%, and 57.8% of the float of
 * March).
 */
export function percentOfNearest(
  row: Settled,
  own: DatedFloat,
  others: readonly DatedFloat[],
): number | null | undefined {
  const { settlement, shares_short, percent_of_float: stands } = row;
  const near = others
    .filter(
      (each) =>
        isNear(settlement, each) &&
        each.shares < own.shares * OTHER_SHARES &&
        own.shares < each.shares * OTHER_SHARES,
    )
    .toSorted((a, b) => Math.abs(daysBetween(settlement, a.day)) - Math.abs(daysBetween(settlement, b.day)));
  const float = isNear(settlement, own) ? own : near[0];
  const isComputed = row.is_float_computed === 1;
  if (!float) return isComputed && !row.isNewest ? null : undefined;
  const percent = percentOf(shares_short, float);
  if (float !== own && percent > MOST_OF_OTHER) return isComputed ? null : undefined;
  if (Math.abs(stands - percent) <= SAME_FLOAT * percent) return undefined;
  return percent > 100 ? null : percent;
}

/** Computes the percent of float from the float that the page shows, or from the one on record nearest to the settlement. */
export async function divideByOneFloat(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('short_interest')
    .innerJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'shares_short', 'percent_of_float', 'is_float_computed'])
    .select(['float_shares', 'float_as_of'])
    .where('float_shares', '>', 0)
    .orderBy('short_interest.symbol')
    .orderBy('settlement', 'desc')
    .execute();
  const snapshots = await db
    .selectFrom('ownership_snapshots')
    .select(['symbol', 'as_of', 'float_shares'])
    .where('float_shares', '>', 0)
    .execute();
  const floatsOf = Map.groupBy(snapshots, ({ symbol }) => symbol);
  for (const [i, row] of rows.entries()) {
    const { symbol, settlement, percent_of_float, float_shares, float_as_of } = row;
    if (percent_of_float === null || float_shares === null || float_as_of === null) continue;
    const others = (floatsOf.get(symbol) ?? []).map((each) => ({
      day: each.as_of,
      shares: each.float_shares ?? 0,
    }));
    const percent = percentOfNearest(
      { ...row, percent_of_float, isNewest: rows[i - 1]?.symbol !== symbol },
      { day: float_as_of, shares: float_shares },
      others,
    );
    if (percent === undefined) continue;
    await db
      .updateTable('short_interest')
      .set({ percent_of_float: percent, is_float_computed: 1 })
      .where('symbol', '=', symbol)
      .where('settlement', '=', settlement)
      .execute();
  }
}
