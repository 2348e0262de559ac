import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import type { EarningsTable, FilingsTable, InsiderTradesTable } from '#server/db/record-tables.ts';
import { ofType } from './filings.ts';

/** What happened at a company, as far as it belongs on the time line of its prices. */
export interface MarkedFacts {
  earnings: Pick<EarningsTable, 'date' | 'eps_actual' | 'eps_estimate'>[];
  /** Purchases and sales on the market. */
  trades: Pick<
    InsiderTradesTable,
    'date_of_purchase' | 'purchaser' | 'code' | 'amount_purchased' | 'price' | 'raw_text_link'
  >[];
  filings: Pick<FilingsTable, 'filed_on' | 'filing_type' | 'raw_text_link'>[];
}

/** Filings that move a price; ownership forms would bury them. */
const markedGroups = [
  '8K-related',
  'Annual reports',
  'Quarterly Reports',
  'Form 6-K',
  'Offerings and dilution',
];
const MOST = 150;

const firstBar = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies')
    .select((eb) => [
      'symbol',
      eb
        .selectFrom('price_bars')
        .select((bar) => bar.fn.min('date').as('date'))
        .where('symbol', '=', symbol)
        .as('first'),
    ])
    .where('symbol', '=', symbol),
);

/** A company and the day of its first bar. */
type Since = { symbol: string; first: string };

const earningsSince = keptQuery((db: Db, { symbol, first }: Since) =>
  db
    .selectFrom('earnings')
    .select(['date', 'eps_actual', 'eps_estimate'])
    .where('symbol', '=', symbol)
    .where('date', '>=', first)
    .where('eps_actual', 'is not', null)
    .orderBy('date', 'desc')
    .limit(MOST),
);
const tradesSince = keptQuery((db: Db, { symbol, first }: Since) =>
  db
    .selectFrom('insider_trades')
    .select(['date_of_purchase', 'purchaser', 'code', 'amount_purchased', 'price', 'raw_text_link'])
    .where('symbol', '=', symbol)
    .where('date_of_purchase', '>=', first)
    .where('code', 'in', ['P', 'S'])
    .orderBy('date_of_purchase', 'desc')
    .orderBy('id')
    .limit(MOST),
);
const filingsSince = keptQuery((db: Db, { symbol, first }: Since) =>
  db
    .selectFrom('filings')
    .select(['filed_on', 'filing_type', 'raw_text_link'])
    .where('symbol', '=', symbol)
    .where('filed_on', '>=', first)
    .where((eb) => eb.or(markedGroups.map((group) => ofType(eb, group))))
    .orderBy('filed_on', 'desc')
    .orderBy('accession_key', 'desc')
    .limit(MOST),
);

/** The latest facts of each kind since the first bar of the company, in order of date; undefined for an unknown symbol. */
export async function readMarkedFacts(db: Db, symbol: string): Promise<MarkedFacts | undefined> {
  const [company] = await firstBar(db, { symbol });
  if (!company) return undefined;
  const { first } = company;
  if (first === null) return { earnings: [], trades: [], filings: [] };
  const [earnings, trades, filings] = await Promise.all([
    earningsSince(db, { symbol, first }),
    tradesSince(db, { symbol, first }),
    filingsSince(db, { symbol, first }),
  ]);
  return { earnings: earnings.reverse(), trades: trades.reverse(), filings: filings.reverse() };
}
