import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** A part of earnings this many times the rate over EPS, or less than one of so many, is of other dividends or of other earnings. */
const MOST_APART = 1.5;

/**
 * Withholds parts of earnings paid out that the page contradicts. A loss has no part that was paid out: what was published is of other
 * years. Nor is a part shown that the rate over EPS of twelve months is not near (WOR: 333% published, $0.76 of $2.26 a share).
 */
export const withholdPayouts = (db: Db) =>
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
