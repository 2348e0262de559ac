import { sql } from 'kysely';
import { keptQuery } from '#server/db/kept-query.ts';
import type { MovesTable } from '#server/db/move-tables.ts';
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
  /** Large moves with something on record beside them, and the story that tells of each. */
  moves: (Pick<MovesTable, 'date' | 'change_percent' | 'on_record'> & { story: string | null })[];
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
    .where('is_unit_known', '=', 1)
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
const movesSince = keptQuery((db: Db, { symbol, first }: Since) =>
  db
    .selectFrom('moves')
    .select((eb) => [
      'date',
      'change_percent',
      'on_record',
      eb
        .selectFrom('news')
        .select('id')
        .whereRef('company_symbol', '=', 'moves.symbol')
        .where('topic', '=', 'move')
        .where('deleted_at', 'is', null)
        .where(sql`substr(published_at, 1, 10)`, '=', eb.ref('moves.date'))
        .limit(1)
        .as('story'),
    ])
    .where('symbol', '=', symbol)
    .where('date', '>=', first)
    .where('on_record', 'is not', null)
    .orderBy('date', 'desc')
    .limit(MOST),
);

/** The latest facts of each kind since the first bar of the company, in order of date; undefined for an unknown symbol. */
export async function readMarkedFacts(db: Db, symbol: string): Promise<MarkedFacts | undefined> {
  const [company] = await firstBar(db, { symbol });
  if (!company) return undefined;
  const { first } = company;
  if (first === null) return { earnings: [], trades: [], filings: [], moves: [] };
  const [earnings, trades, filings, moves] = await Promise.all([
    earningsSince(db, { symbol, first }),
    tradesSince(db, { symbol, first }),
    filingsSince(db, { symbol, first }),
    movesSince(db, { symbol, first }),
  ]);
  return {
    earnings: earnings.reverse(),
    trades: trades.reverse(),
    filings: filings.reverse(),
    moves: moves.reverse(),
  };
}
