import type { MoveFact } from '#contract/move.ts';
import type { Db } from '#server/db/open.ts';
import {
  catalystFact,
  earningsFact,
  filingFact,
  purchaseFact,
  splitFact,
  stakeFact,
  tellsOfEvent,
} from './fact-words.ts';

/** What weighs most comes first. */
const WEIGHT: readonly MoveFact['kind'][] = [
  'earnings',
  'catalyst',
  'offering',
  'filing',
  'split',
  'purchase',
  'stake',
];
const MOST = 6;

type Found = readonly [key: string, fact: MoveFact];
type Key = { symbol: string; moved_on: string };
const keyOf = ({ symbol, moved_on }: Key): string => `${symbol} ${moved_on}`;

/** Moves joined with what is on record of their companies; `moved_on` is the day of the move. */
const moves = (db: Db) => db.selectFrom('moves').select(['moves.symbol', 'moves.date as moved_on']);

async function filingsBeside(db: Db): Promise<Found[]> {
  const rows = await moves(db)
    .innerJoin('filings', 'filings.symbol', 'moves.symbol')
    .select(['filing_type', 'filed_on', 'items', 'raw_text_link', 'accession_key'])
    .whereRef('filed_on', '>=', 'moves.date_before')
    .whereRef('filed_on', '<=', 'moves.date')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('stakes')
            .select('form')
            .whereRef('stakes.accession_key', '=', 'filings.accession_key'),
        ),
      ),
    )
    .orderBy('filed_on', 'desc')
    .orderBy('accession_key', 'desc')
    .execute();
  return rows.filter((row) => tellsOfEvent(row.filing_type)).map((row) => [keyOf(row), filingFact(row)]);
}

async function stakesBeside(db: Db): Promise<Found[]> {
  const rows = await moves(db)
    .innerJoin('stakes', 'stakes.symbol', 'moves.symbol')
    .select(['form', 'holder', 'filed_on', 'raw_text_link', 'accession_key'])
    .whereRef('filed_on', '>=', 'moves.date_before')
    .whereRef('filed_on', '<=', 'moves.date')
    .orderBy('accession_key')
    .execute();
  return rows.map((row) => [keyOf(row), stakeFact(row)]);
}

async function earningsBeside(db: Db): Promise<Found[]> {
  const rows = await moves(db)
    .innerJoin('earnings', 'earnings.symbol', 'moves.symbol')
    .select(['earnings.date', 'eps_actual', 'eps_estimate'])
    .whereRef('earnings.date', '>=', 'moves.date_before')
    .whereRef('earnings.date', '<=', 'moves.date')
    .where('eps_actual', 'is not', null)
    .where('is_unit_known', '=', 1)
    .orderBy('earnings.date')
    .execute();
  return rows.map((row) => [keyOf(row), earningsFact(row)]);
}

async function purchasesBeside(db: Db): Promise<Found[]> {
  const rows = await moves(db)
    .innerJoin('insider_trades', 'insider_trades.symbol', 'moves.symbol')
    .select(['purchaser', 'role', 'amount_purchased', 'price', 'filed_on', 'raw_text_link'])
    .whereRef('filed_on', '>=', 'moves.date_before')
    .whereRef('filed_on', '<=', 'moves.date')
    .where('code', '=', 'P')
    .orderBy('id')
    .execute();
  return rows.map((row) => [keyOf(row), purchaseFact(row)]);
}

/** By the day on which something happened, or was expected to. */
async function catalystsBeside(db: Db): Promise<Found[]> {
  const day = (column: 'catalysts.date' | 'outcome_date') =>
    moves(db)
      .innerJoin('catalysts', 'catalysts.symbol', 'moves.symbol')
      .select(['kind', 'subject', 'outcome', 'raw_text_link', `${column} as day`])
      .whereRef(column, '>=', 'moves.date_before')
      .whereRef(column, '<=', 'moves.date')
      .orderBy('catalysts.id')
      .execute();
  const rows = [...(await day('catalysts.date')), ...(await day('outcome_date'))];
  return rows.flatMap((row): Found[] =>
    row.day === null ? [] : [[keyOf(row), catalystFact({ ...row, day: row.day })]],
  );
}

async function splitsBeside(db: Db): Promise<Found[]> {
  const rows = await moves(db)
    .innerJoin('splits', 'splits.symbol', 'moves.symbol')
    .select(['splits.date', 'new_shares', 'old_shares', 'source', 'fetched'])
    .whereRef('splits.date', '>=', 'moves.date_before')
    .whereRef('splits.date', '<=', 'moves.date')
    .execute();
  return rows.map((row) => [keyOf(row), splitFact(row)]);
}

/** What is on record beside each move, the weightiest first and the day itself before the evening before, under `symbol date`. */
export async function factsBeside(db: Db): Promise<Map<string, MoveFact[]>> {
  const beside = new Map<string, MoveFact[]>();
  for (const read of [
    earningsBeside,
    catalystsBeside,
    filingsBeside,
    splitsBeside,
    purchasesBeside,
    stakesBeside,
  ])
    for (const [key, fact] of await read(db)) {
      const known = beside.get(key) ?? [];
      if (!known.some(({ words, day }) => words === fact.words && day === fact.day)) known.push(fact);
      beside.set(key, known);
    }
  for (const [key, facts] of beside) beside.set(key, facts.sort(byWeight).slice(0, MOST));
  return beside;
}

const byWeight = (a: MoveFact, b: MoveFact): number =>
  WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind) || (a.day < b.day ? 1 : a.day > b.day ? -1 : 0);
