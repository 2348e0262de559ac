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

/** Estimates of exactly zero beside others stand for days that the source does not know: HCI’s $18.27 was not zero a month before. */
export async function withholdEmptyEstimates(db: Db): Promise<void> {
  for (const [none, known] of pairs)
    await db
      .updateTable('eps_estimates')
      .set({ [none]: null })
      .where(none, '=', 0)
      .where(known, '!=', 0)
      .execute();
}

/** If a mean moved by this part of itself, and this many dollars, some analyst changed an estimate. */
const MOVED = { part: 0.05, dollars: 0.02 };
/** A mean that moved by less reads the same to the cent, or is rounded otherwise. */
const HALF_A_CENT = 0.005;

/**
 * Withholds how many analysts raised and lowered an estimate in 30 days if the source says none did, yet it moved by a twentieth (DEA: $0.43 to $0.18; VITL), or if all
 * went the other way than the estimate (ASLE: two raised it, and it fell from $0.81 to $0.27): one of the two is of other days or of other analysts. Also withholds the
 * number of analysts if more than that raised or lowered it.
 */
export async function withholdContradictedRevisions(db: Db): Promise<void> {
  // The source counts those who give a target, and not all who estimate (PRLB: three, and five who raised).
  await sql`update eps_estimates set analysts = null where raised_30d > analysts or lowered_30d > analysts`.execute(
    db,
  );
  await sql`update eps_estimates set raised_30d = null, lowered_30d = null
    where (raised_30d = 0 and lowered_30d = 0 and abs(this_year - this_year_30d) >= ${MOVED.dollars}
        and abs(this_year - this_year_30d) >= ${MOVED.part} * abs(this_year_30d))
      or (raised_30d > 0 and lowered_30d = 0 and this_year_30d - this_year >= ${HALF_A_CENT})
      or (raised_30d = 0 and lowered_30d > 0 and this_year - this_year_30d >= ${HALF_A_CENT})`.execute(db);
}

/** A surprise of more percent only says that the estimate was about a cent. */
const MOST_SURPRISE = 1_000;

/** Withholds the percentage of surprises beyond ten times the estimate; estimate and announced earnings stay. */
export async function withholdFarSurprises(db: Db): Promise<void> {
  await sql`update earnings set surprise_percent = null where abs(surprise_percent) > ${MOST_SURPRISE}`.execute(
    db,
  );
}

/** A newly listed company reports a quarter, or a part of one, from before its listing at most this many days after it. */
const FIRST_REPORT_DAYS = 100;
/** A loss per share this many times the expected one is over the fewer shares of before the listing. */
const OVER_FEWER = 2;

/**
 * Withholds the estimate for the first report after a listing if the loss per share is at least twice as large: it is over the shares
 * before the listing, and the estimate over those that trade (KLRA: $3.65 beside $0.55, of a quarter that ended before preferred shares became common; SPTX, GEMI).
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

/** If this many companies have their first close on one day, a source begins there. */
const FEW = 5;

/** For companies without a day of listing on record, the day of their first close, unless a source begins there (MSLE: $0.50 beside $0.06, some weeks later). */
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
