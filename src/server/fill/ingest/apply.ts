import { sessionsAfter } from '#kit/market/market-calendar.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { derive, type StoredBar } from '../derive.ts';
import { makeQuotesSound } from '../sound/part.ts';
import { fillRecordColumns } from '../screener/fill-record.ts';
import { mergeBars, type NewBar } from './merge-bars.ts';

/** A range that was published this many sessions before the last bar is of another year. */
const RANGE_SESSIONS = 5;

/**
 * Brings what was ingested for these companies into prices, quotes and all that follows from them; `db` holds the
 * transaction. Doing it again changes nothing, so that a newer seed is followed by it too.
 */
export async function applyIngested(db: Db, engine: Engine, symbols: readonly string[]): Promise<void> {
  for (const symbol of symbols) await applyTo(db, symbol);
  if (symbols.length === 0) return;
  await makeQuotesSound(db, engine);
  await fillRecordColumns(db, engine, new Set(symbols));
}

/** Every company for which something was ingested. */
export async function ingestedSymbols(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('ingested_bars')
    .select('symbol')
    .union(db.selectFrom('ingested_quotes').select('symbol'))
    .execute();
  return rows.map(({ symbol }) => symbol).sort();
}

async function applyTo(db: Db, symbol: string): Promise<void> {
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  // A newer seed may have left the company out.
  if (!company) return;
  const quote = await db
    .selectFrom('ingested_quotes')
    .selectAll()
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  const stored = await readBars(db, 'price_bars', symbol);
  const brought = (await readBars(db, 'ingested_bars', symbol)).map((bar): NewBar => ({
    ...bar,
    ...(bar.date === quote?.quote_date && { previousClose: quote.pre_close }),
  }));
  const bars = mergeBars(stored, brought);
  await writeBars(db, symbol, stored, bars);
  const quoted = quotedColumns(company, quote, bars);
  const date = quoted.quote_date ?? company.quote_date;
  await db
    .updateTable('companies')
    .set({
      ...quoted,
      ...derive(bars, publishedRange(company, date, bars)),
      price_target_upside: upside(company.price_target, quoted.last_sale ?? company.last_sale),
    })
    .where('symbol', '=', symbol)
    .execute();
}

const readBars = (db: Db, table: 'price_bars' | 'ingested_bars', symbol: string): Promise<StoredBar[]> =>
  db
    .selectFrom(table)
    .select((eb) => [
      'date',
      'open',
      'high',
      'low',
      'close',
      'volume',
      table === 'price_bars' ? eb.ref('price_bars.doubtful').as('doubtful') : eb.lit(0).as('doubtful'),
    ])
    .where('symbol', '=', symbol)
    .orderBy('date')
    .execute();

async function writeBars(
  db: Db,
  symbol: string,
  stored: readonly StoredBar[],
  bars: readonly StoredBar[],
): Promise<void> {
  const before = new Map(stored.map((bar) => [bar.date, bar]));
  for (const bar of bars) {
    if (isSame(before.get(bar.date), bar)) continue;
    await db
      .insertInto('price_bars')
      .values({ symbol, ...bar })
      .onConflict((conflict) => conflict.columns(['symbol', 'date']).doUpdateSet(bar))
      .execute();
  }
}

const barFields = ['open', 'high', 'low', 'close', 'volume', 'doubtful'] as const;
const isSame = (a: StoredBar | undefined, b: StoredBar): boolean =>
  a !== undefined && barFields.every((field) => a[field] === b[field]);

type Quoted = Partial<
  Pick<
    CompaniesTable,
    | 'quote_date'
    | 'quote_live'
    | 'last_sale'
    | 'net_change'
    | 'change_pre'
    | 'pre_close'
    | 'open'
    | 'daylow'
    | 'dayhigh'
    | 'volume'
    | 'market_cap'
  >
>;

interface IngestedQuote extends Required<Omit<Quoted, 'quote_date' | 'quote_live' | 'last_sale'>> {
  quote_date: string;
  last_sale: number;
  is_live: number;
}

/** The columns of the newest quote: one that was brought in, or the last bar where that is newer still. */
function quotedColumns(
  company: CompaniesTable,
  quote: IngestedQuote | undefined,
  bars: readonly StoredBar[],
): Quoted {
  const held = company.quote_date ?? '';
  const last = bars.at(-1);
  if (quote && quote.quote_date >= held && quote.quote_date >= (last?.date ?? '')) {
    const { quote_date, is_live, last_sale, net_change, change_pre, pre_close, volume, market_cap } = quote;
    const session = last?.date === quote_date ? last : undefined;
    return {
      quote_date,
      quote_live: is_live,
      last_sale,
      net_change,
      change_pre,
      pre_close,
      open: quote.open ?? session?.open ?? null,
      daylow: quote.daylow ?? session?.low ?? null,
      dayhigh: quote.dayhigh ?? session?.high ?? null,
      volume,
      market_cap: market_cap ?? worth(company, last_sale),
    };
  }
  return last && last.date > held ? quoteOfBar(company, last, bars.at(-2)) : {};
}

function quoteOfBar(company: CompaniesTable, last: StoredBar, before: StoredBar | undefined): Quoted {
  const isNext = before !== undefined && sessionsAfter(before.date, last.date) === 1 && !before.doubtful;
  const change = isNext ? Number((last.close - before.close).toFixed(4)) : null;
  return {
    quote_date: last.date,
    quote_live: 0,
    last_sale: last.close,
    net_change: change,
    change_pre: isNext && change !== null ? Number(((change / before.close) * 100).toFixed(3)) : null,
    pre_close: isNext ? before.close : null,
    open: last.open,
    daylow: last.low,
    dayhigh: last.high,
    volume: last.volume,
    market_cap: worth(company, last.close),
  };
}

const worth = ({ shares_outstanding }: CompaniesTable, price: number): number | null =>
  shares_outstanding === null ? null : Math.round(shares_outstanding * price);

const upside = (target: number | null, price: number | null): number | null =>
  target && price ? Number(((target / price - 1) * 100).toFixed(2)) : null;

/** The range that was published, widened by what came since; none once too many sessions lie between. */
function publishedRange(
  { week52low, week52high, quote_date }: CompaniesTable,
  date: string | null,
  bars: readonly StoredBar[],
): Pick<CompaniesTable, 'week52low' | 'week52high'> {
  const none = { week52low: null, week52high: null };
  if (week52low === null || week52high === null || quote_date === null || date === null) return none;
  if (sessionsAfter(quote_date, date) > RANGE_SESSIONS) return none;
  const since = bars.filter((bar) => bar.date > quote_date && !bar.doubtful);
  return {
    week52low: Math.min(week52low, ...since.map(({ low, close }) => low ?? close)),
    week52high: Math.max(week52high, ...since.map(({ high, close }) => high ?? close)),
  };
}
