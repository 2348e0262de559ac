import { isSession, lastSession, newestSession } from '#kit/market/market-calendar.ts';
import type { IngestedBarsTable, IngestedQuotesTable } from '#server/db/ingest-tables.ts';
import type { Db, OpenStore } from '#server/db/open.ts';
import { publishContent } from '#server/store/publishing/publish-content.ts';
import { remakeMoves } from '#server/store/moves/remake-moves.ts';
import { composeLetters } from '../letters/part.ts';
import { composeNewMoves } from '../briefs/part.ts';
import { withFillLock } from '../seed/lock.ts';
import { readNotes, writeNotes } from '../seed/notes.ts';
import { applyIngested } from './apply.ts';
import { type PriceBar, readPrices } from './prices.ts';
import { type Quote, readQuotes } from './quotes.ts';
import { IngestError, type SourceTable } from './read-table.ts';
import type { IngestReport } from './report.ts';

export interface IngestOptions {
  /** Who published the figures, as pages name it: `Nasdaq`. */
  source: string;
  /** Nothing is kept; the report is that of a real run. */
  dryRun?: boolean;
  now?: Date;
}

export interface QuoteOptions extends IngestOptions {
  /** The day of quotes that do not say theirs, `YYYY-MM-DD`. */
  date?: string | undefined;
  /** Change and volume last until the next session begins. */
  live?: boolean;
}

export interface PriceOptions extends IngestOptions {
  /** The company of a file that names none. */
  symbol?: string | undefined;
}

/** What came of an ingest, beside its report. */
export interface IngestOutcome {
  report: IngestReport;
  /** Companies whose figures were made anew. */
  companies: number;
  /** Briefs composed of the new sessions. */
  briefs: number;
  /** Companies that the file left out and whose change and volume are of a session that is over. */
  leftBehind: number;
}

/** Ends a transaction whose work is not to be kept. */
class DryRun extends Error {
  readonly outcome: IngestOutcome;
  constructor(outcome: IngestOutcome) {
    super('dry run');
    this.outcome = outcome;
  }
}

/** A list of quotes that has at least this share of all companies is one of the whole market. */
const WHOLE_MARKET = 0.5;

/**
 * Takes quotes in and makes anew all that follows from them, in one transaction. The same file again changes nothing.
 * @throws IngestError where the file cannot be taken at all
 */
export const ingestQuotes = (
  store: OpenStore,
  table: SourceTable,
  options: QuoteOptions,
): Promise<IngestOutcome> =>
  inOneTransaction(store, options, async (db, at) => {
    const held = await heldQuotes(db);
    const { quotes, report } = readQuotes(table, {
      known: held,
      date: options.date,
      lastSession: sessionAt(options, options.live ?? false),
      isSession,
    });
    const fresh = quotes.filter((quote) => !isKnownQuote(quote, held.get(quote.symbol)));
    report.changed = fresh.length;
    report.unchanged = quotes.length - fresh.length;
    const row = { is_live: options.live ? 1 : 0, source: options.source, ingested_at: at };
    for (const quote of fresh) await keepQuote(db, { ...quote, ...row });
    const outcome = await finish(db, store, report, new Set(fresh.map(({ symbol }) => symbol)));
    const listed = [...held.values()].filter(({ is_sample }) => !is_sample).length;
    if (fresh.length === 0 || quotes.length < listed * WHOLE_MARKET) return outcome;
    return { ...outcome, leftBehind: await clearLeftBehind(db) };
  });

/**
 * Takes daily bars in and makes anew all that follows from them, in one transaction. The same file again changes nothing.
 * @throws IngestError where the file cannot be taken at all
 */
export const ingestPrices = (
  store: OpenStore,
  table: SourceTable,
  options: PriceOptions,
): Promise<IngestOutcome> =>
  inOneTransaction(store, options, async (db, at) => {
    const held = await heldQuotes(db);
    const known = new Set([...held].flatMap(([symbol, { is_sample }]) => (is_sample ? [] : [symbol])));
    const { bars, report } = readPrices(table, {
      known,
      symbol: options.symbol,
      lastSession: sessionAt(options, false),
      isSession,
    });
    const isKnown = await knownBars(db, new Set(bars.map(({ symbol }) => symbol)));
    const fresh = bars.filter((bar) => !isKnown(bar));
    report.changed = fresh.length;
    report.unchanged = bars.length - fresh.length;
    for (const bar of fresh) await keepBar(db, { ...bar, source: options.source, ingested_at: at });
    return finish(db, store, report, new Set(fresh.map(({ symbol }) => symbol)));
  });

/** The last session that may be told of: today's own, where its quotes are live. */
const sessionAt = ({ now = new Date() }: IngestOptions, live: boolean): string =>
  live ? newestSession(now) : lastSession(now);

async function inOneTransaction(
  store: OpenStore,
  { dryRun = false, now = new Date() }: IngestOptions,
  work: (db: Db, at: string) => Promise<IngestOutcome>,
): Promise<IngestOutcome> {
  try {
    return await withFillLock(store, async (db) => {
      const outcome = await work(db, now.toISOString());
      if (outcome.companies > 0)
        await publishContent(
          { db, engine: store.engine },
          {
            changed: ['companies', 'prices', 'news'],
            withMoves: true,
          },
        );
      if (dryRun) throw new DryRun(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    throw error;
  }
}

async function finish(
  db: Db,
  { engine }: OpenStore,
  report: IngestReport,
  symbols: ReadonlySet<string>,
): Promise<IngestOutcome> {
  if (symbols.size === 0) return { report, companies: 0, briefs: 0, leftBehind: 0 };
  await applyIngested(db, engine, [...symbols].sort());
  await remakeMoves(db, engine);
  const briefs = await composeNewMoves(db, engine);
  await composeLetters(db, engine);
  const newest = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.max('quote_date').as('date'))
    .executeTakeFirst();
  const noted = (await readNotes(db))['quote_date'] ?? '';
  if (newest?.date && newest.date > noted) await writeNotes(db, { quote_date: newest.date });
  return { report, companies: symbols.size, briefs, leftBehind: 0 };
}

type HeldQuote = Pick<
  IngestedQuotesTable,
  'symbol' | 'net_change' | 'change_pre' | 'volume' | 'market_cap'
> & { is_sample: number; quote_date: string | null; last_sale: number | null };

async function heldQuotes(db: Db): Promise<Map<string, HeldQuote>> {
  const rows = await db
    .selectFrom('companies')
    .select([
      'symbol',
      'is_sample',
      'quote_date',
      'last_sale',
      'net_change',
      'change_pre',
      'volume',
      'market_cap',
    ])
    .execute();
  if (rows.every(({ is_sample }) => is_sample))
    throw new IngestError('The store has no companies: start the site once with SEED=all or SEED=real.');
  return new Map(rows.map((row) => [row.symbol, row]));
}

const compared = ['quote_date', 'last_sale', 'net_change', 'change_pre', 'volume', 'market_cap'] as const;

const isKnownQuote = (quote: Quote, held: HeldQuote | undefined): boolean =>
  held !== undefined &&
  compared.every(
    (name) =>
      held[name] === quote[name] ||
      // The file may leave out what follows from the rest.
      (quote[name] === null && name !== 'volume'),
  );

async function keepQuote(db: Db, row: IngestedQuotesTable): Promise<void> {
  await db
    .insertInto('ingested_quotes')
    .values(row)
    .onConflict((conflict) => conflict.column('symbol').doUpdateSet(row))
    .execute();
  const { symbol, quote_date: date, open, dayhigh, daylow, last_sale: close, volume } = row;
  const whole = open !== null && dayhigh !== null && daylow !== null;
  const bar = {
    symbol,
    date,
    close,
    volume,
    open: whole ? open : null,
    high: whole ? dayhigh : null,
    low: whole ? daylow : null,
  };
  await keepBar(db, { ...bar, source: row.source, ingested_at: row.ingested_at });
}

/** A bar of the same close with the session's range stays: a quote knows less. */
async function keepBar(db: Db, row: IngestedBarsTable): Promise<void> {
  await db
    .insertInto('ingested_bars')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['symbol', 'date'])
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('ingested_bars.open', 'is', null),
            eb('ingested_bars.close', '!=', row.close),
            ...(row.open === null ? [] : [eb.lit(true)]),
          ]),
        ),
    )
    .execute();
}

async function knownBars(db: Db, symbols: ReadonlySet<string>): Promise<(bar: PriceBar) => boolean> {
  const known = new Map<string, string>();
  const key = ({ open, high, low, close, volume }: Omit<PriceBar, 'symbol' | 'date'>) =>
    [open, high, low, close, volume].join();
  for (const symbol of symbols) {
    const rows = await db.selectFrom('price_bars').selectAll().where('symbol', '=', symbol).execute();
    for (const row of rows) known.set(`${symbol} ${row.date}`, key(row));
  }
  return (bar) => known.get(`${bar.symbol} ${bar.date}`) === key(bar);
}

/** Change and volume of quotes older than the newest belong to a session that is over; price and date stay. */
async function clearLeftBehind(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ change_pre: null, net_change: null, volume: null })
    .where('is_sample', '=', 0)
    .where('quote_date', '<', (eb) =>
      eb.selectFrom('companies as all').select(({ fn }) => fn.max('all.quote_date').as('d')),
    )
    .where((eb) =>
      eb.or([
        eb('change_pre', 'is not', null),
        eb('net_change', 'is not', null),
        eb('volume', 'is not', null),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
