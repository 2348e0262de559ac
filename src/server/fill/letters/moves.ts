import { LEAST_MOVE, type MoveFact } from '#contract/move.ts';
import type { Db } from '#server/db/open.ts';
import { QUIET, wholeFrom } from '#server/store/moves/least-move.ts';
import { firstOf, MOST, type Week, type WeekFacts, type WeekMove } from './facts.ts';

/** Moves on less money than this are none to write about. */
const MOVE_DOLLARS = 1_000_000;

/** How much a move says: its size on how much money; beyond a multiple of four the size says no more. */
const weightOfMove = ({ change, dollars }: WeekMove): number =>
  Math.min(Math.abs(change), 300) * (Math.log10(dollars) - 5);

/** The large moves of a week: those with something on record, and the weightiest without. */
export async function readMoves(db: Db, { monday, sunday }: Week): Promise<WeekFacts['moves']> {
  const rows = await db
    .selectFrom('moves')
    .innerJoin('companies', 'companies.symbol', 'moves.symbol')
    .select(['moves.symbol', 'name', 'date', 'change_percent', 'moves.dollar_volume', 'on_record'])
    .where('date', '>=', monday)
    .where('date', '<=', sunday)
    .where('is_sample', '=', 0)
    .where('is_lead_class', '=', 1)
    .orderBy('moves.symbol')
    .orderBy('date')
    .execute();
  const all = rows.map((row): WeekMove => ({
    symbol: row.symbol,
    name: row.name,
    date: row.date,
    change: row.change_percent,
    dollars: row.dollar_volume,
    onRecord: row.on_record === null ? [] : (JSON.parse(row.on_record) as MoveFact[]),
  }));
  // A company stands once, with its weightiest move; one with something on record before one without.
  const ranked = all
    .filter(({ dollars }) => dollars >= MOVE_DOLLARS)
    .sort((a, b) => weightOfMove(b) - weightOfMove(a));
  const symbolOf = ({ symbol }: WeekMove) => symbol;
  const withRecord = firstOf(
    ranked.filter(({ onRecord }) => onRecord.length > 0),
    symbolOf,
  ).slice(0, MOST.withRecord);
  const bare = ranked.filter(({ onRecord }) => onRecord.length === 0);
  const least = monday >= (await firstWholeDay(db)) ? LEAST_MOVE.percent : QUIET.percent;
  const counted = all.filter(({ change }) => Math.abs(change) >= least);
  return {
    least,
    total: counted.length,
    rises: counted.filter(({ change }) => change > 0).length,
    told: counted.filter(({ onRecord }) => onRecord.length > 0).length,
    withRecord,
    without: firstOf(bare, symbolOf, withRecord.map(symbolOf)).slice(0, MOST.without),
    lead: ranked[0] ?? null,
  };
}

async function firstWholeDay(db: Db): Promise<string> {
  const newest = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.max('quote_date').as('date'))
    .where('is_sample', '=', 0)
    .executeTakeFirst();
  return newest?.date ? wholeFrom(newest.date) : '';
}

/** How the reports of a week came out. */
export async function readReports(db: Db, { monday, sunday }: Week): Promise<WeekFacts['reports']> {
  const rows = await db
    .selectFrom('earnings')
    .innerJoin('companies', 'companies.symbol', 'earnings.symbol')
    .select(['eps_actual', 'eps_estimate'])
    .where('earnings.date', '>=', monday)
    .where('earnings.date', '<=', sunday)
    .where('eps_actual', 'is not', null)
    .where('is_unit_known', '=', 1)
    .where('is_sample', '=', 0)
    .where('is_lead_class', '=', 1)
    .execute();
  const against = rows.map(({ eps_actual: actual, eps_estimate: estimate }) =>
    actual === null || estimate === null ? 0 : Number((actual - estimate).toFixed(4)),
  );
  return {
    total: rows.length,
    beat: against.filter((difference) => difference > 0).length,
    missed: against.filter((difference) => difference < 0).length,
  };
}
