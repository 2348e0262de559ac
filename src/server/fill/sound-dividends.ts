import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './sound-owners.ts';

/** No share yields more year after year: the dividend was paid once, or on shares of before a split. */
const MOST_YIELD_PERCENT = 25;
/** A yield is that of its rate and the last price within this factor: the price moves, but not by a split. */
const SAME_YIELD = 3;

/** Withholds dividend yields that are of other shares than those that trade, or of one payment, and lists them for staff. */
export async function withholdYields(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('dividends')
    .innerJoin('companies', 'companies.symbol', 'dividends.symbol')
    .select(['dividends.symbol', 'dividends.as_of', 'yield_percent', 'rate', 'last_sale'])
    .where('yield_percent', 'is not', null)
    .execute();
  const wrong = rows.filter(({ yield_percent, rate, last_sale }) => {
    const now = rate !== null && last_sale ? (rate / last_sale) * 100 : null;
    const off = now !== null && now > 0 && yield_percent ? yield_percent / now : 1;
    return (yield_percent ?? 0) > MOST_YIELD_PERCENT || off > SAME_YIELD || off < 1 / SAME_YIELD;
  });
  for (const { symbol } of wrong)
    await db.updateTable('dividends').set({ yield_percent: null }).where('symbol', '=', symbol).execute();
  return wrong.map(({ symbol, as_of, yield_percent, rate, last_sale }) =>
    quoteDoubt(
      'dividend yield',
      symbol,
      as_of,
      { yield_percent, rate, last_sale },
      'not shown: over a quarter of the price, or of another price',
    ),
  );
}
