import { sql } from 'kysely';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';
import { MOST_SHORT } from './owners.ts';
import { withholdColumns, withholdRows } from './withhold-rows.ts';

/** A fiftieth of the shares sold short two weeks before is short interest of another class, as of preferred shares. */
const OTHER_CLASS = 50;
/**
 * So is a quarter of those of the settlement before, where to buy back the rest takes the whole usual volume of so many days: nobody covers so much unseen (AGM: 329,845 in May and 52,684 in June, of a share
 * of which 121,409 change hands a day; HPP, GEF). A share that is traded over and over may be covered so.
 */
const COVERED = { times: 4, days: 2 };
/** A percentage of hardly anything says only that. */
const MOST_PERCENT = 1_000;

/** Withholds settlements that count another class of the company’s shares, and lists them for staff. */
export async function withholdOtherClasses(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('short_interest')
    .leftJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'shares_short', 'change_percent', 'volume_avg'])
    .orderBy('short_interest.symbol')
    .orderBy('settlement')
    .execute();
  const wrong: { symbol: string; settlement: string; shares_short: number; before: number }[] = [];
  let last: { symbol: string; shares_short: number } | undefined;
  for (const { symbol, settlement, shares_short, change_percent, volume_avg: usual } of rows) {
    const known = last?.symbol === symbol ? last.shares_short : null;
    const before =
      known ??
      (change_percent !== null && change_percent > -100 ? shares_short / (1 + change_percent / 100) : 0);
    const isCovered =
      shares_short * COVERED.times < before && !!usual && before - shares_short >= COVERED.days * usual;
    if (shares_short * OTHER_CLASS < before || isCovered)
      wrong.push({ symbol, settlement, shares_short, before: Math.round(before) });
    else last = { symbol, shares_short };
  }
  await withholdRows(db, 'short_interest', wrong);
  await sql`update short_interest set change_percent = null where change_percent > ${MOST_PERCENT}`.execute(
    db,
  );
  return wrong.map(({ symbol, settlement, shares_short, before }) =>
    quoteDoubt(
      'short_interest',
      symbol,
      settlement,
      { shares_short, before },
      'not shown: a fiftieth of the settlement before, or a quarter that nobody can have covered: of another class',
    ),
  );
}

/** The first year of which the source tells the highest. */
const HIGHEST_SINCE = '2021-01-01';

/**
 * Withholds the highest short interest where it may be of the shares of before a split, or is more of them than could be sold short:
 * its day is not on record (TLRY: 206 million, of 117 million shares).
 */
export async function withholdOldHighest(db: Db): Promise<void> {
  await sql`update short_interest set highest = null where highest is not null and (
    exists (select 1 from splits where splits.symbol = short_interest.symbol and splits.date > ${HIGHEST_SINCE})
    or exists (select 1 from price_bars b where b.symbol = short_interest.symbol and doubtful = 1
      and not exists (select 1 from price_bars sure where sure.symbol = b.symbol and sure.date < b.date and sure.doubtful = 0))
    or highest > ${MOST_SHORT} * (select shares_outstanding from companies where companies.symbol = short_interest.symbol))`.execute(
    db,
  );
}

/** Floats of three settlements in a row: the two around agree within the first, and the middle one is off by the second. */
const FLOATS = [
  { same: 1.25, other: 1.5 },
  { same: 1.1, other: 1.2 },
];

/** Withholds the percentage of a settlement that its source made of another float than those before and after it. */
export async function withholdOtherFloats(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('short_interest')
    .select(['symbol', 'settlement', 'shares_short', 'percent_of_float'])
    .where('percent_of_float', '>', 0)
    .orderBy('symbol')
    .orderBy('settlement')
    .execute();
  const floatOf = (row: (typeof rows)[number]) => row.shares_short / (row.percent_of_float ?? 1);
  const apart = (a: number, b: number) => Math.max(a / b, b / a);
  const wrong = rows.filter((row, i) => {
    const [before, after] = [rows[i - 1], rows[i + 1]];
    if (before?.symbol !== row.symbol || after?.symbol !== row.symbol) return false;
    const [a, b, c] = [floatOf(before), floatOf(row), floatOf(after)];
    return FLOATS.some(({ same, other }) => apart(a, c) < same && Math.min(apart(a, b), apart(b, c)) > other);
  });
  await withholdColumns(db, 'short_interest', wrong, ['percent_of_float']);
}

/** So much of a float is sold short of few companies; a source that says two thirds of it, or less, knows a larger float. */
const DOUBTED = { percent: 40, part: 2 / 3 };

/**
 * Withholds floats of which so much would be sold short, while the source of the settlement itself says far less: it divides by a larger one (ELF:
 * 21.9%, and 49.9% of a float of 21.9 of 59.4 million shares). The percentage of the source stays. Answers each for staff.
 */
export async function withholdContradictedFloats(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('short_interest')
    .innerJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'shares_short', 'percent_of_float', 'published_percent'])
    .select(['float_shares', 'float_as_of'])
    .where('is_sample', '=', 0)
    .where(sql<boolean>`100.0 * shares_short > ${DOUBTED.percent} * float_shares`)
    .where(
      sql<boolean>`coalesce(published_percent, percent_of_float) * float_shares < ${DOUBTED.part} * 100.0 * shares_short`,
    )
    .where('settlement', '=', (eb) =>
      eb
        .selectFrom('short_interest as later')
        .select((last) => last.fn.max('later.settlement').as('settlement'))
        .whereRef('later.symbol', '=', 'short_interest.symbol'),
    )
    .orderBy('short_interest.symbol')
    .execute();
  const symbols = rows.map(({ symbol }) => ({ symbol }));
  await withholdColumns(db, 'companies', symbols, ['float_shares', 'free_float', 'float_as_of']);
  // What was made of that float goes with it.
  for (const { symbol } of rows) await withoutComputedPercents(db, symbol);
  return rows.map(({ symbol, settlement, float_as_of, ...found }) =>
    quoteDoubt(
      'float',
      symbol,
      float_as_of ?? settlement,
      found,
      'not shown: the source of the short interest divides by a far larger one',
    ),
  );
}

/** A percentage is given to two digits. */
const ROUNDING = 0.005;

/**
 * Withholds the percentage that a source made of a float of all the shares there are, or of more: it knows of nobody who holds on, as of
 * such a float, which is not shown either (NVRI: 12.48% of the float, of 10.3 million of 82.7 million shares, with insiders’ 5%).
 */
export async function withholdWholeFloats(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('short_interest')
    .innerJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'shares_short', 'percent_of_float', 'shares_outstanding'])
    .where('float_shares', 'is', null)
    .where('is_sample', '=', 0)
    .where(
      sql<boolean>`percent_of_float is not null and 100.0 * shares_short / shares_outstanding >= percent_of_float - ${ROUNDING}`,
    )
    .execute();
  await withholdColumns(db, 'short_interest', rows, ['percent_of_float']);
  return rows.map(({ symbol, settlement, shares_short, percent_of_float, shares_outstanding }) =>
    quoteDoubt(
      'short_of_float',
      symbol,
      settlement,
      { shares_short, percent_of_float, shares_outstanding },
      'not shown: of all the shares, so its source knows of no insider',
    ),
  );
}

/**
 * Withholds what a source itself says of the float where no percentage stands beside it, or where its float would be all the shares there are, or more: it
 * knows of nobody who holds on.
 */
export async function withholdPublishedPercents(db: Db): Promise<void> {
  await sql`update short_interest set published_percent = null where published_percent is not null and (percent_of_float is null or exists (
    select 1 from companies where companies.symbol = short_interest.symbol
      and 100.0 * shares_short / shares_outstanding >= published_percent - ${ROUNDING}))`.execute(db);
}

/** Percentages of a float that is not shown any more are of the same float. */
export const withoutPercents = (db: Db, symbol: string) =>
  db.updateTable('short_interest').set({ percent_of_float: null }).where('symbol', '=', symbol).execute();

/**
 * Percentages that were made of a float which is not shown any more are none; what a source itself says, of a float of its own, stands in their place, unless a leap of the closes
 * came after it.
 */
export async function withoutComputedPercents(db: Db, symbol: string, leap = ''): Promise<void> {
  await db
    .updateTable('short_interest')
    .set({
      percent_of_float: sql`case when published_percent > 0 then published_percent end`,
      is_float_computed: 0,
    })
    .where('symbol', '=', symbol)
    .where((eb) => eb.or([eb('is_float_computed', '=', 1), eb('published_percent', 'is not', null)]))
    .execute();
  await db
    .updateTable('short_interest')
    .set({ percent_of_float: null })
    .where('symbol', '=', symbol)
    .where('settlement', '<=', leap)
    .execute();
}
