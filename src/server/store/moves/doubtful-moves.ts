import { daysBetween } from '#kit/time/days.ts';
import { sql } from 'kysely';
import { LEAST_MOVE } from '#contract/move.ts';
import type { MovesTable } from '#server/db/move-tables.ts';
import type { Db } from '#server/db/open.ts';
import { QUIET } from './least-move.ts';

type BareMove = Pick<MovesTable, 'symbol' | 'date' | 'date_before' | 'change_percent' | 'dollar_volume'>;

/** Two closes in a row, the first of them in doubt, and what tells a move from a split. */
export interface DoubtfulPair {
  /** Close over the close before. */
  ratio: number;
  /** Whether the second close is in doubt too: then both are of one scale, unless a split lies between them. */
  isBothDoubtful: boolean;
  /** Shares of the session over the mean of the 20 before; null where none traded. */
  shares: number | null;
  /** The same in dollars. */
  dollars: number | null;
  /** Shares outstanding today over the last count on record before; null where one is not known. */
  count: number | null;
  /** The last float on record before, over the shares outstanding today; null where one is not known. */
  float: number | null;
  /** How many days before the session that float was read. */
  floatDays: number | null;
}

/** No split makes a ratio within these. */
const NO_SPLIT = { from: 0.55, to: 1.8 };
/** A rise that a reverse split may make, on so many times the usual shares, is one of the market: a split leaves fewer of them. */
const RISE = { to: 4.5, shares: 5 };
/** A fall on so many times the usual dollars is no split, which leaves them as they are. */
const FALL_DOLLARS = 2.5;
/** The leap itself, behind which closes are in doubt, is a move where nearly nobody traded before and the count of shares has stood. */
const LEAP = { shares: 500, count: { from: 0.7, to: 1.6 } };

/** A split into more shares would have left so many times fewer of them before than the float was. */
const FLOAT_BEYOND = 1.5;
/** A float that was read so few days before, and is such a part of today's shares, was of the same shares where many traded. */
const FRESH_FLOAT = { days: 21, from: 0.3, to: 1, shares: 25 };

/** Whether the leap itself, behind which closes are in doubt, is a move: the shares were the same before and after. */
function isSureLeap({ ratio, shares, count, float, floatDays }: DoubtfulPair): boolean {
  const stood = count !== null && count >= LEAP.count.from && count <= LEAP.count.to;
  const { days, from, to, shares: least } = FRESH_FLOAT;
  const fresh = floatDays !== null && floatDays <= days ? float : null;
  if (ratio < NO_SPLIT.from) return stood || (fresh !== null && fresh >= ratio * FLOAT_BEYOND);
  if (ratio <= NO_SPLIT.to) return false;
  if (stood && (shares ?? 0) >= LEAP.shares) return true;
  return fresh !== null && fresh >= from && fresh <= to && (shares ?? 0) >= least;
}

/** Whether the change between two closes is sure although the scale of the first one is not; a smaller one is not worth a story without a price. */
export function isSureChange(pair: DoubtfulPair): boolean {
  const { ratio, isBothDoubtful, shares, dollars } = pair;
  if (Math.abs(ratio - 1) * 100 < QUIET.percent) return false;
  if (!isBothDoubtful) return isSureLeap(pair);
  if (ratio > NO_SPLIT.from && ratio < NO_SPLIT.to) return true;
  if (ratio < 1) return (dollars ?? 0) >= FALL_DOLLARS;
  return ratio < RISE.to && (shares ?? 0) >= RISE.shares;
}

interface Row extends BareMove {
  doubtful: number;
  close_ratio: number;
  shares_ratio: number | null;
  dollars_ratio: number | null;
  count_now: number | null;
  count_before: number | null;
  float_before: number | null;
  float_on: string | null;
}

/** A mean of the 20 sessions before. */
const usual = (figure: string) => sql`(
  select avg(${sql.raw(figure)}) from (
    select earlier.close, earlier.volume from price_bars earlier
    where earlier.symbol = bar.symbol and earlier.date < bar.date order by earlier.date desc limit 20) lead_up)`;

/** Of the last float that was on record before a session. */
const lastFloat = (column: 'float_shares' | 'as_of') => sql`(
  select held.${sql.ref(column)} from ownership_snapshots held
  where held.symbol = bar.symbol and held.float_shares > 0 and held.as_of < bar.date order by held.as_of desc limit 1)`;

/** Great moves among closes that are in doubt because of a later leap, where the change itself is not. */
export async function doubtfulMoves(db: Db, from: string, countsFrom: string): Promise<BareMove[]> {
  const { rows } = await sql<Row>`
    select bar.symbol, bar.date, before.date as date_before, bar.doubtful,
      (bar.close / before.close - 1) * 100 as change_percent, bar.close * bar.volume as dollar_volume,
      bar.close / before.close as close_ratio,
      cast(bar.volume / nullif(${usual('volume')}, 0) as double precision) as shares_ratio,
      cast(bar.close * bar.volume / nullif(${usual('close * volume')}, 0) as double precision) as dollars_ratio,
      companies.shares_outstanding as count_now,
      (select held.shares_outstanding from ownership_snapshots held
      where held.symbol = bar.symbol and held.shares_outstanding > 0 and held.as_of < bar.date and held.as_of >= ${countsFrom}
      order by held.as_of desc limit 1) as count_before,
      ${lastFloat('float_shares')} as float_before, ${lastFloat('as_of')} as float_on
    from companies cross join price_bars bar
    join price_bars before on before.symbol = bar.symbol and before.doubtful = 1 and before.close > 0
      and before.date = (select max(earlier.date) from price_bars earlier
        where earlier.symbol = bar.symbol and earlier.date < bar.date)
    where bar.symbol = companies.symbol and companies.is_sample = 0
      and bar.date >= ${from} and bar.close * bar.volume >= ${LEAST_MOVE.dollars}
      and (companies.quote_date is null or bar.date < companies.quote_date)
      and abs(bar.close - before.close) >= before.close * ${QUIET.percent / 100}
    order by bar.symbol, bar.date`.execute(db);
  return rows.flatMap((row) => {
    const { symbol, date, date_before, change_percent, dollar_volume } = row;
    return isSureChange(pairOf(row)) ? [{ symbol, date, date_before, change_percent, dollar_volume }] : [];
  });
}

const over = (part: number | null, whole: number | null): number | null =>
  part !== null && whole ? part / whole : null;

const pairOf = ({
  date,
  doubtful,
  close_ratio,
  shares_ratio,
  dollars_ratio,
  count_now,
  count_before,
  float_before,
  float_on,
}: Row): DoubtfulPair => ({
  ratio: close_ratio,
  isBothDoubtful: doubtful === 1,
  shares: shares_ratio,
  dollars: dollars_ratio,
  count: over(count_now, count_before),
  float: over(float_before, count_now),
  floatDays: float_on === null ? null : daysBetween(float_on, date),
});
