import { dividendYield, isPaidOnce, rateDoubt } from '#kit/financials/dividends.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';

/** Withholds yearly rates of dividends that are not paid, and lists them for staff, as the yields that are of one payment. */
export async function withholdRates(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('dividends')
    .innerJoin('companies', 'companies.symbol', 'dividends.symbol')
    .select((eb) => [
      'dividends.symbol',
      'dividends.as_of',
      'rate',
      'yield_percent',
      'ex_date',
      'last_amount',
      'last_date',
      'last_sale',
      eb
        .selectFrom('splits')
        .select((last) => last.fn.max('date').as('split'))
        .whereRef('splits.symbol', '=', 'dividends.symbol')
        .as('split'),
    ])
    .where('rate', 'is not', null)
    .execute();
  const doubts: FigureDoubtsTable[] = [];
  for (const { symbol, as_of, rate, last_amount, last_sale, ...row } of rows) {
    if (rate === null) continue;
    const known = { asOf: as_of, rate, lastAmount: last_amount };
    const doubt =
      rateDoubt(
        { ...known, yieldPercent: row.yield_percent, exDate: row.ex_date, lastDate: row.last_date },
        { price: last_sale, split: row.split },
      ) ?? (isPaidOnce(known, last_sale) ? 'too much of the price, paid once' : null);
    if (doubt !== null)
      await db
        .updateTable('dividends')
        .set({ rate: null, yield_percent: null, payout_percent: null })
        .where('symbol', '=', symbol)
        .execute();
    else if (last_sale === null || dividendYield(known, last_sale) !== null) continue;
    const found = { rate, last_amount, last_sale, yield_percent: row.yield_percent };
    const decision = doubt === null ? 'no yield: too much of the price' : `no rate and no yield: ${doubt}`;
    doubts.push(quoteDoubt('dividend', symbol, as_of, found, decision));
  }
  return doubts;
}

/** A payment this many years ago says nothing about today's shares. */
const LONG_AGO_YEARS = 7;

/**
 * Withholds a last payment of long ago if no rate is on record: the source restates it for splits and later distributions, and leaves payments out
 * (LEU: “$37.91” in 2005; ATRO’s of 2012 was in shares; CENX paid until 2009, but the source ends in 2002).
 */
export async function withholdOldPayments(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('dividends')
    .select(['symbol', 'as_of', 'last_date'])
    .where('rate', 'is', null)
    .where('last_date', 'is not', null)
    .execute();
  const isOld = ({ as_of: asOf, last_date: last }: (typeof rows)[number]) =>
    last !== null && daysBetween(last, asOf) > LONG_AGO_YEARS * 365.25;
  const old = rows.filter(isOld).map(({ symbol }) => symbol);
  if (old.length === 0) return;
  await db
    .updateTable('dividends')
    .set({ last_amount: null, last_date: null, ex_date: null })
    .where('symbol', 'in', old)
    .execute();
}
