import { daysBefore } from '#kit/time/days.ts';
import { sql } from 'kysely';
import { LEAST_MOVE, type MoveFact } from '#contract/move.ts';
import { isSession } from '#kit/market/market-calendar.ts';
import { bulkInsert } from '#server/db/bulk.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { MovesTable } from '#server/db/move-tables.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { ContentKind } from '../content/content-kinds.ts';
import { listedCompanies } from '../listed.ts';
import { doubtfulMoves } from './doubtful-moves.ts';
import { factsBeside } from './facts-beside.ts';
import { lastBefore } from './last-before.ts';
import { QUIET, wholeFrom } from './least-move.ts';

/** How far back from the newest session, in days. */
const DAYS_BACK = 122;
/** Days between two sessions of one company; more are a hole, and what spans it is no move of a day. */
const GAP_DAYS = 6;
/** Counts of shares from so many days before the first move on tell whether a split lies between. */
const COUNT_DAYS = 280;

/** The kinds of content that the moves follow from. */
export const movesAreOf: readonly ContentKind[] = ['companies', 'prices', 'filings'];

type BareMove = Pick<MovesTable, 'symbol' | 'date' | 'date_before' | 'change_percent' | 'dollar_volume'>;

function sessionBefore(day: string): string {
  let before = daysBefore(day, 1);
  while (!isSession(before)) before = daysBefore(before, 1);
  return before;
}

/** Moves from close to close, but those of the day of a company's quote, for which the published figures stand. */
async function movesOfBars(db: Db, from: string): Promise<BareMove[]> {
  // Company by company, in the order of the key: without statistics, as at a first start, all bars would be gone through.
  const { rows } = await sql<BareMove & { doubtful_before: number }>`
    select bar.symbol, bar.date, before.date as date_before, before.doubtful as doubtful_before,
      (bar.close / before.close - 1) * 100 as change_percent, bar.close * bar.volume as dollar_volume
    from companies cross join price_bars bar
    join price_bars before on before.symbol = bar.symbol and before.date = (
      select earlier.date from price_bars earlier
      where earlier.symbol = bar.symbol and earlier.date < bar.date order by earlier.date desc limit 1)
    where bar.symbol = companies.symbol and companies.is_sample = 0
      and bar.date >= ${from} and bar.doubtful = 0 and bar.close * bar.volume >= ${LEAST_MOVE.dollars}
      and (companies.quote_date is null or bar.date < companies.quote_date)
      and before.close > 0
      and abs(bar.close - before.close) >= before.close * ${LEAST_MOVE.percent / 100}
    order by bar.symbol, bar.date`.execute(db);
  const sure = rows.filter((row) => row.doubtful_before === 0);
  const others = await doubtfulMoves(db, from, daysBefore(from, COUNT_DAYS));
  return [...sure, ...others].filter((row) => row.date_before >= daysBefore(row.date, GAP_DAYS));
}

/** Moves of the day of each company's quote. */
async function movesOfQuotes(db: Db): Promise<BareMove[]> {
  const dollars = sql<number>`last_sale * volume`;
  const rows = await listedCompanies(db)
    .select(['symbol', 'quote_date', 'change_pre'])
    .select(dollars.as('dollars'))
    .where(dollars, '>=', LEAST_MOVE.dollars)
    .where((eb) =>
      eb.or([eb('change_pre', '>=', LEAST_MOVE.percent), eb('change_pre', '<=', -LEAST_MOVE.percent)]),
    )
    .execute();
  return rows.flatMap(({ symbol, quote_date: date, change_pre, dollars: dollar_volume }) =>
    date === null || change_pre === null
      ? []
      : [{ symbol, date, date_before: sessionBefore(date), change_percent: change_pre, dollar_volume }],
  );
}

const columns = [
  'symbol',
  'date',
  'date_before',
  'change_percent',
  'dollar_volume',
  'on_record',
  'last_on_record',
];

async function insertMoves(db: Db, engine: Engine, moves: readonly BareMove[]): Promise<void> {
  const rows = bulkInsert(db, engine, 'moves', columns);
  for (const { symbol, date, date_before, change_percent, dollar_volume } of moves)
    await rows.add([symbol, date, date_before, change_percent, dollar_volume, null, null]);
  await rows.end();
}

const keyOf = ({ symbol, date }: Pick<BareMove, 'symbol' | 'date'>): string => `${symbol} ${date}`;

async function keepFacts(
  db: Db,
  facts: ReadonlyMap<string, readonly MoveFact[]>,
  last: ReadonlyMap<string, MoveFact>,
): Promise<void> {
  const keep = (key: string, set: Partial<MovesTable>) => {
    const [symbol = '', date = ''] = key.split(' ');
    return db.updateTable('moves').set(set).where('symbol', '=', symbol).where('date', '=', date).execute();
  };
  for (const [key, found] of facts) await keep(key, { on_record: JSON.stringify(found) });
  for (const [key, found] of last)
    if (!facts.has(key)) await keep(key, { last_on_record: JSON.stringify(found) });
}

/**
 * Makes the large moves anew, and beside each what else the record holds for that day and the evening before: a filing, a report, a
 * date of a drug, a purchase of an insider, a split, an offering. Of the newest session those without anything get the last thing before.
 */
export async function remakeMoves(db: Db, engine: Engine): Promise<void> {
  const newest = await listedCompanies(db)
    .select((eb) => eb.fn.max('quote_date').as('date'))
    .executeTakeFirst();
  const quotes = await movesOfQuotes(db);
  const bars = newest?.date ? await movesOfBars(db, daysBefore(newest.date, DAYS_BACK)) : [];
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('moves').execute();
    const moves = new Map([...bars, ...quotes].map((move) => [keyOf(move), move]));
    await insertMoves(tx, engine, [...moves.values()]);
    const facts = await factsBeside(tx);
    const last = newest?.date ? await lastBefore(tx, newest.date) : new Map<string, MoveFact>();
    await keepFacts(tx, facts, last);
    if (newest?.date)
      await tx
        .deleteFrom('moves')
        .where('date', '<', wholeFrom(newest.date))
        .where('on_record', 'is', null)
        .where('change_percent', '<', QUIET.percent)
        .where('change_percent', '>', -QUIET.percent)
        .execute();
  });
}
