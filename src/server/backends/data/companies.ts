import { findCompany } from '#server/store/companies.ts';
import { readPriceHistory } from '#server/store/price-history.ts';
import type { DataContext, DataOn } from './context.ts';
import { favoriteMarker } from './favorite-marker.ts';
import { ofCompany } from './present.ts';

/** One company: its figures and its prices. */
export function answerCompanies(on: DataOn, context: DataContext): void {
  const { db } = context;
  const { markOne } = favoriteMarker(context, 'company');

  on('stock.details', async ({ params }, c) => markOne(c, ofCompany(await findCompany(db, params.symbol))));
  on('stock.prices', async ({ params: { symbol }, query: { range } }) =>
    ofCompany(await readPriceHistory(db, symbol, range)),
  );
}
