import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** A part of earnings this many times the rate over EPS, or less than one of so many, is of other dividends or of other earnings. */
const MOST_APART = 1.5;

/**
 * Without parts of earnings paid out that the page contradicts. A loss has no part that was paid out: what was published is of other
 * years. Nor is a part shown that the rate over EPS of twelve months is not near (WOR: 333% published, $0.76 of $2.26 a share).
 */
const withhold = (db: Db) =>
  db
    .updateTable('dividends')
    .set({ payout_percent: null })
    .where('payout_percent', 'is not', null)
    .where('symbol', 'in', (eb) =>
      eb
        .selectFrom('companies')
        .select('companies.symbol')
        .whereRef('companies.symbol', '=', 'dividends.symbol')
        .where((of) =>
          of.or([
            of('net_income', '<', 0),
            of('eps_ttm', '<', 0),
            sql<boolean>`payout_percent * eps_ttm > ${100 * MOST_APART} * rate`,
            sql<boolean>`payout_percent * eps_ttm * ${MOST_APART} < 100.0 * rate`,
          ]),
        ),
    )
    .execute();

/**
 * What part of earnings is paid out, where its source has a part: the rate over the EPS of twelve months, which both stand on the page (KFY: $2.20 of $5.24, and a published 38% of before the
 * rate was raised).
 */
const compute = (db: Db) =>
  sql`update dividends set payout_percent = 100.0 * rate / companies.eps_ttm from companies
    where companies.symbol = dividends.symbol and payout_percent is not null and rate is not null and companies.eps_ttm > 0`.execute(
    db,
  );

/** Makes parts of earnings paid out agree with the rate and the earnings beside them, or withholds them. */
export async function makePayoutsAgree(db: Db): Promise<void> {
  await withhold(db);
  await compute(db);
}
