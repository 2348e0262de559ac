import { sql } from 'kysely';
import { daysBetween } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';

/** What analysts expected of a year on some day, beside what they expect of it on another. */
const pairs = [
  ['this_year_30d', 'this_year'],
  ['this_year_90d', 'this_year'],
  ['next_year_90d', 'next_year'],
  ['this_year', 'this_year_30d'],
  ['next_year', 'next_year_90d'],
] as const;

/** Estimates of exactly nothing beside others are of days that the source does not know: HCI’s $18.27 was not nothing a month before. */
export async function withholdEmptyEstimates(db: Db): Promise<void> {
  for (const [none, known] of pairs)
    await db
      .updateTable('eps_estimates')
      .set({ [none]: null })
      .where(none, '=', 0)
      .where(known, '!=', 0)
      .execute();
}

/** A mean that moved by so much of itself, and so many dollars, was moved by somebody. */
const MOVED = { part: 0.2, dollars: 0.05 };

/**
 * Withholds how many analysts raised and lowered an estimate in 30 days where nobody is said to have, and it moved by a fifth in them (DEA: $0.43 to $0.18; VITL): one of the two is of
 * other days; and how many analysts there are where more of them raised it, or lowered it.
 */
export async function withholdContradictedRevisions(db: Db): Promise<void> {
  await sql`update eps_estimates set raised_30d = null, lowered_30d = null
    where raised_30d = 0 and lowered_30d = 0 and abs(this_year - this_year_30d) >= ${MOVED.dollars}
      and abs(this_year - this_year_30d) >= ${MOVED.part} * abs(this_year_30d)`.execute(db);
  // The source counts those who give a target, and not all who estimate (PRLB: three, and five who raised).
  await sql`update eps_estimates set analysts = null where raised_30d > analysts or lowered_30d > analysts`.execute(
    db,
  );
}

/** In percent of an estimate of a cent a surprise says only that there was hardly one. */
const MOST_SURPRISE = 1_000;

/** Withholds the percentage of surprises beyond ten times the estimate; what was expected and announced stands. */
export async function withholdFarSurprises(db: Db): Promise<void> {
  await sql`update earnings set surprise_percent = null where abs(surprise_percent) > ${MOST_SURPRISE}`.execute(
    db,
  );
}

/** Who has come to market tells of a quarter before it, or of a part of one, so many days later at most. */
const FIRST_REPORT_DAYS = 100;
/** A loss a share of so many times the expected one is over the few shares of before. */
const OVER_FEWER = 2;

/**
 * Withholds what was expected of the first report since a company came to market, where the loss a share is twice as much and more: it is over the shares
 * of before, and the estimate over those that trade (KLRA: $3.65 beside $0.55, of a quarter that ended before preferred shares became common; SPTX, GEMI).
 */
export async function withholdEstimatesOfNewShares(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('earnings')
    .innerJoin('companies', 'companies.symbol', 'earnings.symbol')
    .leftJoin('company_facts', 'company_facts.symbol', 'earnings.symbol')
    .select(['earnings.symbol', 'date', 'ipo_year', 'first_trade', 'eps_actual', 'eps_estimate'])
    .where('eps_actual', '<', 0)
    .where('eps_estimate', 'is not', null)
    .where(sql<boolean>`abs(eps_actual) >= ${OVER_FEWER} * abs(eps_estimate)`)
    .execute();
  const firsts = await firstCloses(db);
  for (const { symbol, date, ipo_year, ...row } of rows) {
    const first_trade = row.first_trade ?? (ipo_year === null ? (firsts.get(symbol) ?? null) : null);
    const isNew =
      first_trade === null
        ? Number(date.slice(0, 4)) === ipo_year && date === (await firstReport(db, symbol))
        : date >= first_trade && daysBetween(first_trade, date) <= FIRST_REPORT_DAYS;
    if (isNew)
      await db
        .updateTable('earnings')
        .set({ eps_estimate: null, surprise_percent: null })
        .where('symbol', '=', symbol)
        .where('date', '=', date)
        .execute();
  }
}

/** A day with the first close of so many companies is one on which a source begins. */
const FEW = 5;

/** Of companies of which no day of coming to market is on record, the first day with a close of its own (MSLE: $0.50 beside $0.06, some weeks later). */
async function firstCloses(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ symbol: string; first: string | null }>`
    select symbol, (select min(date) from price_bars bar where bar.symbol = companies.symbol) as first
    from companies`.execute(db);
  const known = rows.flatMap(({ symbol, first }) => (first === null ? [] : [{ symbol, first }]));
  const days = [...Map.groupBy(known, ({ first }) => first).values()].filter(({ length }) => length < FEW);
  return new Map(days.flat().map(({ symbol, first }) => [symbol, first]));
}

async function firstReport(db: Db, symbol: string): Promise<string | null> {
  const row = await db
    .selectFrom('earnings')
    .select((eb) => eb.fn.min('date').as('first'))
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  return row?.first ?? null;
}
