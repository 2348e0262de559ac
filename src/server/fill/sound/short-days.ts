import { daysBefore } from '#kit/time/days.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';
import { lastLeaps } from '../traded-shares.ts';
import { withholdColumns } from './withhold-rows.ts';

/** The sessions whose volume days to cover are over, those of them that must be on record, and the days in which they lie. */
const SESSIONS = { most: 20, least: 15, days: 35 };
/** Days to cover of a source that are so far from those which its shares and these sessions make are over another volume. */
const OTHER_VOLUME = 2;
/** From here on they are of other shares, or of a volume that no table has. */
const OTHER_SHARES = 3;
/** A source that gives the shares of its day, whatever was split since. */
const AS_COUNTED = 'finra';
/** A distribution of shares that moves their count by less is no other unit. */
const SPLIT_FACTOR = 1.5;
const OF_BEFORE = 'not shown, nor those before it: of before a split';
/** Of fewer days a hundredth is a large part. */
const LEAST_DAYS = 0.1;

interface Settled {
  symbol: string;
  settlement: string;
  source: string;
  shares_short: number;
  days_to_cover: number;
}

/** What is not shown, with the mean volume that it was held against. */
interface Found extends Omit<Settled, 'days_to_cover'> {
  days_to_cover: number | null;
  volume: number | null;
}

interface Bar {
  date: string;
  volume: number | null;
  doubtful: number;
}

/** The mean volume of the last sessions, and whether a close of theirs may be of before a split; null where too few are on record. */
function volumeOf(bars: readonly Bar[]): { volume: number; isDoubtful: boolean } | null {
  const last = bars.slice(-SESSIONS.most);
  const volumes = last.flatMap(({ volume }) => volume ?? []);
  const sum = volumes.reduce((a, b) => a + b, 0);
  if (volumes.length < SESSIONS.least || sum === 0) return null;
  return { volume: sum / volumes.length, isDoubtful: last.some(({ doubtful }) => doubtful === 1) };
}

/** Settlements whose days to cover the source gives, by their day. */
async function readSettled(db: Db): Promise<Map<string, Settled[]>> {
  const rows = await db
    .selectFrom('short_interest')
    .select(['symbol', 'settlement', 'source', 'shares_short', 'days_to_cover'])
    .where('is_days_computed', '=', 0)
    .where('days_to_cover', '>=', LEAST_DAYS)
    .execute();
  const known = rows.flatMap(({ shares_short: shares, days_to_cover: days, ...row }) =>
    days === null ? [] : [{ ...row, shares_short: shares, days_to_cover: days }],
  );
  return Map.groupBy(known, ({ settlement }) => settlement);
}

/** The sessions of the weeks to a settlement, by symbol, of the companies that have it: a tenth of all since the first of them. */
async function readSessions(db: Db, settlement: string): Promise<Map<string, Bar[]>> {
  const bars = await db
    .selectFrom('price_bars')
    .select(['symbol', 'date', 'volume', 'doubtful'])
    .where('symbol', 'in', (eb) =>
      eb
        .selectFrom('short_interest')
        .select('symbol')
        .where('settlement', '=', settlement)
        .where('is_days_computed', '=', 0),
    )
    .where('date', '<=', settlement)
    .where('date', '>', daysBefore(settlement, SESSIONS.days))
    .orderBy('symbol')
    .orderBy('date')
    .execute();
  return Map.groupBy(bars, ({ symbol }) => symbol);
}

/**
 * Holds the days to cover of a source against its shares over the mean volume of the 20 sessions to the settlement. Where these make three times as many, and a
 * split lies after it, the shares are of before that: the settlement is not shown, nor are those before it (ZCMD: 162,112 shares, of 1.2 million since).
 * Where they are apart by less than three times, the source divides by another volume, and the days are computed (ALM: 1.7 for 0.8); by more, there are none.
 */
export async function makeDaysAgree(db: Db): Promise<FigureDoubtsTable[]> {
  const splits = await readLastSplits(db);
  const ofBefore: Found[] = [];
  const none: Found[] = [];
  for (const [settlement, rows] of await readSettled(db)) {
    const bars = await readSessions(db, settlement);
    for (const row of rows) {
      const sessions = volumeOf(bars.get(row.symbol) ?? []);
      if (!sessions) continue;
      const computed = row.shares_short / sessions.volume;
      const apart = Math.max(computed / row.days_to_cover, row.days_to_cover / computed);
      if (apart <= OTHER_VOLUME) continue;
      const isSplit = sessions.isDoubtful || isSplitSince(row, splits);
      const found = { ...row, volume: Math.round(sessions.volume) };
      if (apart < OTHER_SHARES) await writeComputed(db, row, computed);
      else if (isSplit && computed > row.days_to_cover) ofBefore.push(found);
      else none.push(found);
    }
  }
  const isFound = ({ symbol, settlement }: Found) =>
    ofBefore.some((row) => row.symbol === symbol && row.settlement === settlement);
  ofBefore.push(...(await readAsCounted(db, splits)).filter((row) => !isFound(row)));
  await withholdColumns(db, 'short_interest', none, ['days_to_cover']);
  await withholdOfBefore(db, ofBefore);
  return [
    ...ofBefore.map((row) => daysDoubt(row, 'short_interest', OF_BEFORE)),
    ...none.map((row) =>
      daysDoubt(row, 'days_to_cover', 'not shown: three times off the shares over the volume'),
    ),
  ];
}

/**
 * Settlements of before a leap whose source no longer says of which float they are, since rules that came after `makeDaysAgree` found that float to be wrong: they are of before
 * as well (ONCO: 37,915 shares of February 2026). Without it they would go at the next ingest.
 */
export async function withholdLeftOfBefore(db: Db): Promise<FigureDoubtsTable[]> {
  const ofBefore = await readAsCounted(db, await readLastSplits(db));
  await withholdOfBefore(db, ofBefore);
  return ofBefore.map((row) => daysDoubt(row, 'short_interest', OF_BEFORE));
}

const daysDoubt = (
  { symbol, settlement, shares_short, days_to_cover, volume }: Found,
  figure: string,
  decision: string,
): FigureDoubtsTable =>
  quoteDoubt(figure, symbol, settlement, { shares_short, days_to_cover, volume }, decision);

const writeComputed = (db: Db, { symbol, settlement }: Settled, days: number) =>
  db
    .updateTable('short_interest')
    .set({ days_to_cover: Number(days.toFixed(4)), is_days_computed: 1 })
    .where('symbol', '=', symbol)
    .where('settlement', '=', settlement)
    .execute();

/** The last split of each company that made its shares another number altogether. */
async function readLastSplits(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('splits')
    .select(['symbol', 'date', 'new_shares', 'old_shares'])
    .orderBy('date')
    .execute();
  return new Map(
    rows
      .filter(
        ({ new_shares: now, old_shares: before }) => Math.max(now / before, before / now) >= SPLIT_FACTOR,
      )
      .map(({ symbol, date }) => [symbol, date]),
  );
}

const isSplitSince = (
  { symbol, settlement }: { symbol: string; settlement: string },
  splits: ReadonlyMap<string, string>,
): boolean => (splits.get(symbol) ?? '') > settlement;

/**
 * Settlements of before a split on record, of the source that does not restate them (AVX: 384,424 shares, of which one of twelve was made), and of before a leap of
 * the closes that is likely one (XXII: 99,729 shares of May, a fifth of what trades since June).
 */
async function readAsCounted(db: Db, splits: ReadonlyMap<string, string>): Promise<Found[]> {
  const leaps = await lastLeaps(db);
  const rows = await db
    .selectFrom('short_interest')
    .leftJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'source', 'shares_short', 'short_interest.days_to_cover'])
    .select(['percent_of_float', 'is_float_computed', 'published_percent', 'shares_outstanding'])
    .orderBy('settlement')
    .execute();
  const isOfBefore = (row: Counted) => (leaps.get(row.symbol) ?? '') >= row.settlement;
  const counted = rows.filter(
    (row) => row.source === AS_COUNTED && (isSplitSince(row, splits) || isOfBefore(row)),
  );
  const others = rows.filter((row) => row.source !== AS_COUNTED && isOfBefore(row));
  const newest = [...new Map(others.map((row) => [row.symbol, row])).values()];
  const last = new Map(rows.map((row) => [row.symbol, row.settlement]));
  const ofMore = rows.filter((row) => row.settlement !== last.get(row.symbol) && isOfMore(row));
  return [...counted, ...newest.filter((row) => !isOfToday(row)), ...ofMore].map(
    ({ symbol, settlement, source, shares_short, days_to_cover }) => ({
      ...{ symbol, settlement, source, shares_short, days_to_cover },
      volume: null,
    }),
  );
}

interface Counted {
  symbol: string;
  settlement: string;
  shares_short: number;
  percent_of_float: number | null;
  is_float_computed: number;
  published_percent: number | null;
  shares_outstanding: number | null;
}

/** A float is of no more shares than trade, which may have been bought back since. */
const MOST_FLOAT = 1.1;

/**
 * Whether the source says of which part of the float a settlement is, and that float is of no more shares than trade: then no split lies between (PW:
 * 108,002 shares of February, 40% of the float of June).
 */
function isOfToday(row: Counted): boolean {
  const percent = row.published_percent ?? (row.is_float_computed === 0 ? row.percent_of_float : null);
  if (percent === null || percent <= 0) return false;
  const float = (row.shares_short * 100) / percent;
  return row.shares_outstanding === null || float <= MOST_FLOAT * row.shares_outstanding;
}

/** A float of so many times the shares that trade now is of before a reverse split. */
const MANY_TIMES = 2;

/**
 * Whether the source says of a settlement, which is not the newest, that it is a part of a float of twice the shares that trade: a reverse split lies between, though nobody has it
 * on record (PPCB: 338,451 shares of February, 5% of a float of 6.7 million, and 2.3 million trade).
 */
function isOfMore(row: Counted & { source: string }): boolean {
  const percent = row.published_percent ?? (row.is_float_computed === 0 ? row.percent_of_float : null);
  if (row.source === AS_COUNTED || percent === null || percent <= 0 || row.shares_outstanding === null)
    return false;
  return (row.shares_short * 100) / percent > MANY_TIMES * row.shares_outstanding;
}

/** Withholds these settlements and the earlier ones of their sources; what the next one changed by is of two kinds of shares. */
async function withholdOfBefore(db: Db, rows: readonly Found[]): Promise<void> {
  for (const { symbol, settlement, source } of rows) {
    const next = await db
      .selectFrom('short_interest')
      .select(['symbol', 'settlement'])
      .where('symbol', '=', symbol)
      .where('settlement', '>', settlement)
      .orderBy('settlement')
      .limit(1)
      .execute();
    await withholdColumns(db, 'short_interest', next, ['change_percent']);
    await db
      .deleteFrom('short_interest')
      .where('symbol', '=', symbol)
      .where('source', '=', source)
      .where('settlement', '<=', settlement)
      .execute();
  }
}
