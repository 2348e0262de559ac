import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';

/** Every figure in doubt, by company, newest period first: a report for staff. */
export const listDoubts = (db: Db): Promise<FigureDoubtsTable[]> =>
  db
    .selectFrom('figure_doubts')
    .selectAll()
    .orderBy('symbol')
    .orderBy('period_end', 'desc')
    .orderBy('figure')
    .execute();

/** Why a multiple of a company is not shown, as staff read it; undefined where it is, or nothing is on record of it. */
export async function whyNoMultiple(
  db: Db,
  symbol: string,
  figure: 'price_book' | 'net_cash' | 'price_sales',
): Promise<string | undefined> {
  const doubt = await db
    .selectFrom('figure_doubts')
    .select('decision')
    .where('symbol', '=', symbol)
    .where('figure', '=', figure)
    .where('kind', '=', 'multiple')
    .executeTakeFirst();
  return doubt?.decision.replace(/^not shown: /, '');
}
