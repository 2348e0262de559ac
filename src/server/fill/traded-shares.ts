import { daysBefore, monthsBefore } from '#kit/time/days.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { type DatedCount, type OtherCounts, PRESENT_DAYS } from './newest-count.ts';
import { unpackLast } from '#server/store/statements/packed-facts.ts';

/** How many sessions’ volume a count of shares is compared with, at most and at least; twenty lie within the days of a present count. */
const SESSIONS = { most: 20, least: 10 };

/** What a count of shares is compared with. */
export interface SharesSeen extends OtherCounts {
  /** Lowest and highest close of a year, of closes on the scale of today’s shares; null if none is on record. */
  closes: { low: number; high: number } | null;
  /** Lowest and highest close of a whole year as the chart draws them, on any scale; null if the record has no whole year. */
  drawn: { low: number; high: number } | null;
  /** The count of the newest annual report since the last split. It is dated by the end of its year, though it was counted for the cover some weeks later. */
  annual: DatedCount | null;
  /** The median volume of the last sessions; null if few volumes are on record. */
  volume: number | null;
}

const none: SharesSeen = {
  volume: null,
  closes: null,
  drawn: null,
  counted: null,
  reported: null,
  annual: null,
};
/** Closes this many days back lie before the year that a chart draws, and before the published range of 52 weeks. */
const [YEAR_DAYS, WEEKS_DAYS] = [366, 364];

/** What was traded lately, and what others count, by symbol; sessions and counts before a split are left out, as of other shares. */
export async function readSharesSeen(db: Db): Promise<(symbol: string) => SharesSeen> {
  const { newest } = await db
    .selectFrom('price_bars')
    .select((eb) => eb.fn.max('date').as('newest'))
    .executeTakeFirstOrThrow();
  if (!newest) return () => none;
  const volumes = await medianVolumes(db, daysBefore(newest, PRESENT_DAYS));
  const splits = await lastSplits(db);
  const leaps = await lastLeaps(db);
  const closes = await yearCloses(db, daysBefore(newest, YEAR_DAYS), leaps);
  const drawn = await drawnCloses(db, daysBefore(newest, WEEKS_DAYS));
  const counts = await countsOfOwners(db);
  const reportedOf = await readReported(db);
  const annual = await annualCounts(db);
  return (symbol) => ({
    volume: volumes.get(symbol) ?? null,
    closes: closes.get(symbol) ?? null,
    drawn: drawn.get(symbol) ?? null,
    counted: since(since(counts.get(symbol), splits.get(symbol)) ?? undefined, leaps.get(symbol)),
    reported: reportedOf(symbol),
    annual: since(annual.get(symbol), splits.get(symbol)),
  });
}

/** A count, unless it is from before a day. */
const since = <Count extends DatedCount>(count: Count | undefined, day: string | undefined): Count | null =>
  count && count.date > (day ?? '') ? count : null;

/** The shares of a company that its newest statement counts, unless that is from before a split. */
export async function readReported(db: Db): Promise<(symbol: string) => DatedCount | null> {
  const splits = await lastSplits(db);
  const reports = await reportedCounts(db);
  return (symbol) => since(reports.get(symbol), splits.get(symbol));
}

/** Several classes of shares have one market value, and of receipts there are more or fewer than shares; the source of owners counts one of both. */
const hasOtherShares = (row: { listed_name: string; security_kind: string }): boolean =>
  row.security_kind === 'ads' || /\b(?:class|series|depositary)\b/i.test(row.listed_name);

/** The latest count by the source of owners for a company with one class of shares, unless it is from before a split or a close whose scale is not sure. */
export async function readOwnersCounts(db: Db): Promise<(symbol: string) => DatedCount | null> {
  const [counts, splits, leaps] = [await countsOfOwners(db), await lastSplits(db), await lastLeaps(db)];
  const names = await db.selectFrom('companies').select(['symbol', 'listed_name', 'security_kind']).execute();
  const others = new Set(names.flatMap((row) => (hasOtherShares(row) ? [row.symbol] : [])));
  return (symbol) =>
    others.has(symbol)
      ? null
      : since(since(counts.get(symbol), splits.get(symbol)) ?? undefined, leaps.get(symbol));
}

async function medianVolumes(db: Db, from: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('price_bars')
    .select(['symbol', 'volume'])
    .where('date', '>', from)
    .where('volume', 'is not', null)
    .where('doubtful', '=', 0)
    .orderBy('date', 'desc')
    .execute();
  const medians = new Map<string, number>();
  for (const [symbol, bars] of Map.groupBy(rows, (row) => row.symbol)) {
    const sorted = bars
      .slice(0, SESSIONS.most)
      .map(({ volume }) => volume ?? 0)
      .sort((a, b) => a - b);
    const median = sorted[sorted.length >> 1];
    if (sorted.length >= SESSIONS.least && median !== undefined) medians.set(symbol, median);
  }
  return medians;
}

/** The day of the last split on record, by symbol. */
async function lastSplits(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('splits')
    .select((eb) => ['symbol', eb.fn.max('date').as('date')])
    .groupBy('symbol')
    .execute();
  return new Map(rows.map(({ symbol, date }) => [symbol, date]));
}

/**
 * The last day whose close is of doubtful scale, as before a jump that may be a split, by symbol: every close before such a jump is in doubt,
 * from the first one on. If sure sessions lie before a doubtful one, as for half of the companies on February 25, 2026, only that session is in doubt.
 */
export async function lastLeaps(db: Db): Promise<Map<string, string>> {
  // Looked up for each company, of which most begin with a sure close: to group all bars read a million and a half.
  const { rows } = await sql<{ symbol: string; date: string | null }>`
    select symbol, (
      select bar.date from price_bars bar
      where bar.symbol = companies.symbol and bar.date < coalesce((
        select sure.date from price_bars sure
        where sure.symbol = companies.symbol and sure.doubtful = 0 order by sure.date limit 1), ${NEVER})
      order by bar.date desc limit 1) as date
    from companies`.execute(db);
  return new Map(rows.flatMap(({ symbol, date }) => (date === null ? [] : [[symbol, date] as const])));
}

/** Later than any day. */
const NEVER = '9999';

/** How many days before the quotes the lowest closes of months are read: the newest cash is not older. */
const MONTHS_DAYS = 460;

/** The months from that of a day to that of a later one. */
function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = monthsBefore(day, -1))
    months.push(day.slice(0, 7));
  return months;
}

/** The lowest sure close of a company in a month, `2026-06`. */
export interface MonthLow {
  month: string;
  low: number;
}

/**
 * The lowest closes of a company's months, oldest first, as far back as the newest cash may lie. `newest` is the day of the quotes. Each month of each
 * company is read by its key: grouping all bars by both would sort a million rows.
 */
export async function readMonthLows(
  db: Db,
  newest: string,
): Promise<(symbol: string) => readonly MonthLow[]> {
  const bySymbol = new Map<string, MonthLow[]>();
  if (newest === '') return () => [];
  const from = daysBefore(newest, MONTHS_DAYS);
  for (const month of monthsOf(from, newest)) {
    const { rows } = await sql<{ symbol: string; low: number | null }>`
      select symbol, (
        select min(close) from price_bars bar
        where bar.symbol = companies.symbol and bar.doubtful = 0
          and bar.date > ${month > from ? month : from} and bar.date < ${`${month}-99`}) as low
      from companies`.execute(db);
    for (const { symbol, low } of rows) {
      if (low === null) continue;
      const lows = bySymbol.get(symbol);
      if (lows) lows.push({ month, low });
      else bySymbol.set(symbol, [{ month, low }]);
    }
  }
  return (symbol) => bySymbol.get(symbol) ?? [];
}

/**
 * The lowest close in the months after that of a day; null if the shares did not trade by then, or if no close up to that month is sure, as
 * before a split that is not settled.
 */
export function lowestAfter(lows: readonly MonthLow[], day: string): number | null {
  const isAfter = ({ month }: MonthLow): boolean => month > day.slice(0, 7);
  const after = lows.filter(isAfter);
  return after.length > 0 && after.length < lows.length ? Math.min(...after.map(({ low }) => low)) : null;
}

/** Lowest and highest close since a day and since the last one of doubtful scale, by symbol. */
async function yearCloses(
  db: Db,
  from: string,
  leaps: ReadonlyMap<string, string>,
): Promise<Map<string, { low: number; high: number }>> {
  const closes = db
    .selectFrom('price_bars')
    .select((eb) => ['symbol', eb.fn.min('close').as('low'), eb.fn.max('close').as('high')])
    .where('doubtful', '=', 0)
    .groupBy('symbol');
  const rows = await closes.where('date', '>', from).execute();
  const found = new Map(rows.map(({ symbol, low, high }) => [symbol, { low, high }]));
  // Few of them leapt within the year: these are asked for by themselves, and not every bar for a leap of its company.
  for (const [symbol, day] of leaps) {
    if (day <= from) continue;
    const after = await closes.where('symbol', '=', symbol).where('date', '>', day).executeTakeFirst();
    if (after) found.set(symbol, { low: after.low, high: after.high });
    else found.delete(symbol);
  }
  return found;
}

/** A whole year has at least this many sessions, and its first comes at most this many days late. */
const WHOLE_YEAR = { sessions: 200, days: 9 };

/** Lowest and highest close since a day, whatever their scale, of companies whose bars begin there, by symbol. */
async function drawnCloses(db: Db, from: string): Promise<Map<string, { low: number; high: number }>> {
  const rows = await db
    .selectFrom('price_bars')
    .select((eb) => ['symbol', eb.fn.min('close').as('low'), eb.fn.max('close').as('high')])
    .where('date', '>', from)
    .groupBy('symbol')
    .having((eb) => eb.fn.countAll<number>(), '>=', WHOLE_YEAR.sessions)
    .having((eb) => eb.fn.min('date'), '<=', daysBefore(from, -WHOLE_YEAR.days))
    .execute();
  return new Map(rows.map(({ symbol, low, high }) => [symbol, { low, high }]));
}

/** The shares outstanding that the newest snapshot of owners counts, by symbol. */
async function countsOfOwners(db: Db): Promise<Map<string, NonNullable<OtherCounts['counted']>>> {
  const rows = await db
    .selectFrom('ownership_snapshots')
    .select(['symbol', 'as_of as date', 'shares_outstanding', 'float_shares as float'])
    .where('shares_outstanding', 'is not', null)
    .orderBy('as_of')
    .execute();
  return new Map(
    rows.map(({ symbol, date, shares_outstanding, float }) => [
      symbol,
      { date, shares: shares_outstanding ?? 0, float },
    ]),
  );
}

/** A share below this price has lost most of its value, and a company that issues more at such a price issues many. */
export const LOW_PRICE = 0.3;

/** The shares of the newest annual report, by symbol, of the companies that need them: those with a low price. */
async function annualCounts(db: Db): Promise<Map<string, DatedCount>> {
  const rows = await db
    .selectFrom('statement_facts')
    .innerJoin('companies', 'companies.symbol', 'statement_facts.symbol')
    .select(['statement_facts.symbol', 'packed'])
    .where('last_sale', '<', LOW_PRICE)
    .execute();
  return lastCounts(rows, 'shares');
}

/** The newest shares outstanding of the statements, by symbol. */
async function reportedCounts(db: Db): Promise<Map<string, DatedCount>> {
  return lastCounts(
    await db.selectFrom('statement_facts').select(['symbol', 'packed']).execute(),
    'shares_outstanding',
  );
}

const lastCounts = (
  rows: readonly { symbol: string; packed: string }[],
  concept: 'shares_outstanding' | 'shares',
): Map<string, DatedCount> =>
  new Map(
    rows.flatMap(({ symbol, packed }): [string, DatedCount][] => {
      const last = unpackLast(packed, concept);
      return last === null ? [] : [[symbol, { date: last.end, shares: last.value }]];
    }),
  );
