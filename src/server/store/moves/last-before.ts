import type { MoveFact } from '#contract/move.ts';
import type { Db } from '#server/db/open.ts';
import { earningsFact, filingName, stakeFact } from './fact-words.ts';

/** The moves of a day that have nothing beside them are what the last thing on record is looked for. */
const symbolsOf = async (db: Db, date: string): Promise<{ symbol: string; date_before: string }[]> =>
  db.selectFrom('moves').select(['symbol', 'date_before']).where('date', '=', date).execute();

async function lastFiling(db: Db, symbol: string, day: string): Promise<MoveFact | undefined> {
  const row = await db
    .selectFrom('filings')
    .select(['symbol', 'filing_type', 'filed_on', 'items', 'raw_text_link'])
    .where('symbol', '=', symbol)
    .where('filed_on', '<', day)
    .orderBy('filed_on', 'desc')
    .orderBy('accession_key', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && filingName(row);
}

async function lastReport(db: Db, symbol: string, day: string): Promise<MoveFact | undefined> {
  const row = await db
    .selectFrom('earnings')
    .select(['symbol', 'date', 'eps_actual', 'eps_estimate'])
    .where('symbol', '=', symbol)
    .where('date', '<', day)
    .where('eps_actual', 'is not', null)
    .where('is_unit_known', '=', 1)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && earningsFact({ ...row, eps_estimate: null });
}

async function lastStake(db: Db, symbol: string, day: string): Promise<MoveFact | undefined> {
  const row = await db
    .selectFrom('stakes')
    .selectAll()
    .where('symbol', '=', symbol)
    .where('filed_on', '<', day)
    .orderBy('filed_on', 'desc')
    .orderBy('accession_key', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && stakeFact(row);
}

/** The last thing that is on record before the moves of a day, under `symbol date`: a filing, a report or a stake. */
export async function lastBefore(db: Db, date: string): Promise<Map<string, MoveFact>> {
  const last = new Map<string, MoveFact>();
  for (const { symbol, date_before: day } of await symbolsOf(db, date)) {
    const found = [
      await lastReport(db, symbol, day),
      await lastStake(db, symbol, day),
      await lastFiling(db, symbol, day),
    ].filter((fact) => fact !== undefined);
    const [newest] = found.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
    if (newest) last.set(`${symbol} ${date}`, newest);
  }
  return last;
}
