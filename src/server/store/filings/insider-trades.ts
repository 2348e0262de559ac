import type { InsiderQuery, InsiderRecord, InsiderSide, InsiderTransaction } from '#contract/insider.ts';
import type { Paged } from '#contract/paging.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import type { InsiderTradesTable } from '#server/db/record-tables.ts';
import { pageOfCompany } from '../page-of-company.ts';

export interface InsiderPage extends Paged<InsiderTransaction> {
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

const tradesOf = (db: Db, symbol: string) => db.selectFrom('insider_trades').where('symbol', '=', symbol);

/** Days are of trading, both included; `person` as the list writes it. */
type TradeChoice = Partial<Record<'code' | 'person' | 'from' | 'to', string | undefined>> & {
  symbol: string;
};

const matchingTrades = pageOfCompany((db, { symbol, code, person, from, to }: TradeChoice) =>
  tradesOf(db, symbol)
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .$if(person !== undefined, (query) => query.where('purchaser', '=', person ?? ''))
    .$if(from !== undefined, (query) => query.where('date_of_purchase', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('date_of_purchase', '<=', to ?? ''))
    .select([...recordColumns, 'held_after', 'filed_on', 'source', 'raw_text_link as filing_url'])
    .orderBy('date_of_purchase', 'desc')
    .orderBy('id'),
);
const tradingPeople = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  tradesOf(db, symbol).select('purchaser').distinct(),
);
const filedDays = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  tradesOf(db, symbol)
    .where('source', 'is', null)
    .select((eb) => [eb.fn.min('filed_on').as('from'), eb.fn.max('filed_on').as('to')]),
);

/** One page of a company's insider trades, newest first; undefined for an unknown symbol. */
export async function findInsiderTrades(
  db: Db,
  { side, date_from: from, date_to: to, ...asked }: InsiderQuery & { symbol: string },
): Promise<InsiderPage | undefined> {
  const { symbol } = asked;
  const [found, people, [filed]] = await Promise.all([
    matchingTrades(db, { ...asked, from, to, code: side && sideCode[side] }),
    tradingPeople(db, { symbol }),
    filedDays(db, { symbol }),
  ]);
  if (!found) return undefined;
  return {
    data: found.data.map((row) => toRecord(symbol, row)),
    total: found.total,
    // Sorted here, because the engines sort letters differently.
    people: people.map(({ purchaser }) => purchaser).sort((a, b) => (a < b ? -1 : 1)),
    filedFrom: filed?.from ?? null,
    filedTo: filed?.to ?? null,
  };
}

const LATEST = 100;

const latestTrades = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  tradesOf(db, symbol)
    .select([...recordColumns, 'raw_text_link as filing_url'])
    .orderBy('date_of_purchase', 'desc')
    .orderBy('id')
    .limit(LATEST),
);

/** The latest insider trades of a company, newest first. */
export async function readInsiderRecords(db: Db, symbol: string): Promise<InsiderRecord[]> {
  const trades = await latestTrades(db, { symbol });
  return trades.map((trade) => toRecord(symbol, trade));
}

/** The latest insider trades of several companies, newest first, by symbol. */
export async function readInsiderRecordsOf(
  db: Db,
  symbols: readonly string[],
): Promise<Map<string, InsiderRecord[]>> {
  const records = new Map<string, InsiderRecord[]>(symbols.map((symbol) => [symbol, []]));
  if (symbols.length === 0) return records;
  const trades = await db
    .selectFrom('insider_trades')
    .select(['symbol', ...recordColumns, 'raw_text_link as filing_url'])
    .where('symbol', 'in', symbols)
    .orderBy('symbol')
    .orderBy('date_of_purchase', 'desc')
    .orderBy('id')
    .execute();
  for (const { symbol, ...trade } of trades) {
    const known = records.get(symbol);
    if (known && known.length < LATEST) known.push(toRecord(symbol, trade));
  }
  return records;
}

/** Of which days of filing trades are on record, of whatever company: forms 4 that were read, and purchases that somebody else lists. */
export interface TradesCoverage {
  read: { from: string; to: string } | null;
  listed: { from: string; to: string; source: string } | null;
}

/** Reads of which days of filing trades are on record. */
export async function readTradesCoverage(db: Db): Promise<TradesCoverage> {
  const rows = await db
    .selectFrom('insider_trades')
    .select((eb) => ['source', eb.fn.min('filed_on').as('from'), eb.fn.max('filed_on').as('to')])
    .groupBy('source')
    .execute();
  const read = rows.find(({ source }) => source === null);
  const listed = rows.find(({ source }) => source !== null);
  return {
    read: read ? { from: read.from, to: read.to } : null,
    listed: listed?.source ? { from: listed.from, to: listed.to, source: listed.source } : null,
  };
}
