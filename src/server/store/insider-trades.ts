import type { InsiderRecord, InsiderSide, InsiderTransaction } from '#contract/insider.ts';
import type { Db } from '#server/db/open.ts';
import type { InsiderTradesTable } from '#server/db/schema.ts';
import { isKnownCompany } from './page-of-company.ts';

export interface InsiderQuestion {
  symbol: string;
  /** From 1. */
  page: number;
  pageSize: number;
  side?: InsiderSide | undefined;
  /** A name exactly as the list writes it. */
  person?: string | undefined;
  /** First and last day of trading, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface InsiderPage {
  data: InsiderTransaction[];
  total: number;
  people: string[];
  filedFrom: string | null;
  filedTo: string | null;
}

const sideCode: Record<InsiderSide, string> = { buy: 'P', sell: 'S' };

const recordColumns = [
  'purchaser', 'date_of_purchase', 'is_buy', 'amount_purchased', 'price', 'value', 'role', 'code',
] as const satisfies (keyof InsiderTradesTable)[]; // prettier-ignore

const toRecord = <R extends Pick<InsiderTradesTable, (typeof recordColumns)[number]>>(
  symbol: string,
  { is_buy, ...row }: R,
) => ({ ...row, company_symbol: symbol, is_buy: is_buy === 1 });

/** One page of a company's insider trades, newest first; undefined for an unknown symbol. */
export async function findInsiderTrades(
  db: Db,
  { symbol, page, pageSize, side, person, from, to }: InsiderQuestion,
): Promise<InsiderPage | undefined> {
  const all = db.selectFrom('insider_trades').where('symbol', '=', symbol);
  const matching = all
    .$if(side !== undefined, (query) => query.where('code', '=', sideCode[side ?? 'buy']))
    .$if(person !== undefined, (query) => query.where('purchaser', '=', person ?? ''))
    .$if(from !== undefined, (query) => query.where('date_of_purchase', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('date_of_purchase', '<=', to ?? ''));
  const [isKnown, count, rows, people, filed] = await Promise.all([
    isKnownCompany(db, symbol),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select([...recordColumns, 'held_after', 'filed_on', 'raw_text_link as filing_url'])
      .orderBy('date_of_purchase', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select('purchaser').distinct().execute(),
    all
      .select((eb) => [eb.fn.min('filed_on').as('from'), eb.fn.max('filed_on').as('to')])
      .executeTakeFirstOrThrow(),
  ]);
  if (!isKnown) return undefined;
  return {
    data: rows.map((row) => toRecord(symbol, row)),
    total: count.total,
    // Sorted here, because the engines sort letters differently.
    people: people.map(({ purchaser }) => purchaser).sort((a, b) => (a < b ? -1 : 1)),
    filedFrom: filed.from,
    filedTo: filed.to,
  };
}

const LATEST = 100;

/** The latest insider trades of a company, newest first. */
export async function readInsiderRecords(db: Db, symbol: string): Promise<InsiderRecord[]> {
  const trades = await db
    .selectFrom('insider_trades')
    .select([...recordColumns, 'raw_text_link as filing_url'])
    .where('symbol', '=', symbol)
    .orderBy('date_of_purchase', 'desc')
    .orderBy('id')
    .limit(LATEST)
    .execute();
  return trades.map((trade) => toRecord(symbol, trade));
}
