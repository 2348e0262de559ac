import { sql } from 'kysely';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { MOST_EARNINGS } from '../most-earnings.ts';
import { quoteDoubt } from './doubt.ts';
import { withholdColumns, withholdRows } from './withhold-rows.ts';

/** At most this part of all shares is sold short: a larger count is from before a split. */
export const MOST_SHORT = 0.6;

/** A smaller percentage of all shares would be shown as 0.00%. */
export const LEAST_PERCENT = 0.005;

/** Figures of snapshots that the company's own row does not show are shown nowhere. */
export async function withholdOwners(db: Db): Promise<void> {
  await db
    .updateTable('ownership_snapshots')
    .set({ insiders_percent: null })
    .where('insiders_percent', '<', LEAST_PERCENT)
    .where('symbol', 'in', (eb) =>
      eb.selectFrom('companies').select('symbol').where('insider_ownership_percent', 'is', null),
    )
    .execute();
  await db
    .updateTable('ownership_snapshots')
    .set({ float_shares: null })
    .where('float_shares', 'is not', null)
    .where('symbol', 'in', (eb) =>
      eb.selectFrom('companies').select('symbol').where('float_shares', 'is', null),
    )
    .execute();
  await db
    .updateTable('ownership_snapshots')
    .set({ institutions_percent: null })
    .where((eb) =>
      eb.or([eb('institutions_percent', '>', 100), eb('institutions_percent', '<', LEAST_PERCENT)]),
    )
    .where('symbol', 'in', (eb) =>
      eb.selectFrom('companies').select('symbol').where('institutional_ownership', 'is', null),
    )
    .execute();
}

/** A float below this percentage of all shares, with more than this part of it sold short, is of other shares or leaves some out; so is any float that is entirely sold short. */
const SMALL_FLOAT = { percent: 25, mostShort: 0.5 };
/** With a float of a tenth of the shares, hardly this much can be lent (TSAT: 49% of a float of 4.9%, beside institutions with 58%). */
const SMALLEST_FLOAT = { percent: 10, mostShort: 0.4 };
/** With a twentieth, not even this much: such a float is of the day after an offering, or leaves some out (HAWK: 34% of a float of 4%, read a day after its listing). */
const LEAST_FLOAT = { percent: 5, mostShort: 0.25 };

/** Withholds floats that the shares sold short show to be too small, and percentages of them. */
export async function withholdSmallFloats(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('short_interest', 'short_interest.symbol', 'companies.symbol')
    .select(['companies.symbol', 'float_as_of', 'float_shares', 'shares_outstanding', 'shares_short'])
    .where(
      sql<boolean>`shares_short > float_shares * case when free_float < ${LEAST_FLOAT.percent} then ${LEAST_FLOAT.mostShort} when free_float < ${SMALLEST_FLOAT.percent} then ${SMALLEST_FLOAT.mostShort} when free_float < ${SMALL_FLOAT.percent} then ${SMALL_FLOAT.mostShort} else 1.0 end`,
    )
    .where(sql<boolean>`shares_short <= shares_outstanding * ${MOST_SHORT}`)
    .where('settlement', '=', (eb) =>
      eb
        .selectFrom('short_interest as later')
        .select((last) => last.fn.max('later.settlement').as('settlement'))
        .whereRef('later.symbol', '=', 'short_interest.symbol'),
    )
    .execute();
  const symbols = rows.map(({ symbol }) => ({ symbol }));
  await withholdColumns(db, 'companies', symbols, ['float_shares', 'free_float', 'float_as_of']);
  await withholdColumns(db, 'short_interest', symbols, ['percent_of_float']);
  return rows.map(({ symbol, float_as_of, float_shares, shares_outstanding, shares_short }) =>
    quoteDoubt(
      'float',
      symbol,
      float_as_of ?? '',
      { float_shares, shares_outstanding, shares_short },
      'not shown: too much of it is sold short',
    ),
  );
}

/** Withholds short interest of too many of all shares: it was counted before a split. */
export async function withholdShorts(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('short_interest')
    .innerJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'shares_short', 'shares_outstanding'])
    .where(sql<boolean>`shares_short > shares_outstanding * ${MOST_SHORT}`)
    .execute();
  await withholdRows(db, 'short_interest', rows);
  return rows.map(({ symbol, settlement, shares_short, shares_outstanding }) =>
    quoteDoubt(
      'short_interest',
      symbol,
      settlement,
      { shares_short, shares_outstanding },
      'not shown: too many of the shares there are, counted before a split',
    ),
  );
}

/** Dividends above this percentage of earnings say nothing. */
const MOST_PAYOUT = 1_000;

/** Withholds earnings and payments per share before a reverse split; their days stay. */
export async function withholdOtherShares(db: Db): Promise<void> {
  const { prices, dollars } = MOST_EARNINGS;
  await sql`
    update earnings set eps_actual = null, eps_estimate = null, surprise_percent = null
    where (abs(eps_actual) > ${dollars} or abs(eps_estimate) > ${dollars}) and exists (
      select 1 from companies where companies.symbol = earnings.symbol
      and (abs(eps_actual) > ${prices} * last_sale or abs(eps_estimate) > ${prices} * last_sale))`.execute(
    db,
  );
  await sql`
    update dividends set last_amount = null, last_date = null
    where exists (select 1 from companies where companies.symbol = dividends.symbol and last_amount > last_sale)`.execute(
    db,
  );
  await db
    .updateTable('dividends')
    .set({ payout_percent: null })
    .where('payout_percent', '>', MOST_PAYOUT)
    .execute();
}
