import { findCompany } from '#server/store/companies/companies.ts';
import { findCompanyFacts, findOfficers } from '#server/store/companies/company-facts.ts';
import { findPeers, rememberedIndustries } from '#server/store/companies/peers.ts';
import { findUncovered } from '#server/store/companies/uncovered.ts';
import { readPriceHistory } from '#server/store/prices/price-history.ts';
import type { DataContext, DataOn } from './context.ts';
import { companyTables } from './company-tables.ts';
import { answerCsv } from './csv.ts';
import { favoriteMarker } from './favorite-marker.ts';
import { ofCompany } from './present.ts';

/** One company: its figures, its prices, who it is and beside whom it stands. */
export function answerCompanies(on: DataOn, context: DataContext): void {
  const { db, cached } = context;
  const industryOf = rememberedIndustries(db, cached);
  const { markOne } = favoriteMarker(context, 'company');

  on('stock.details', async ({ params }, c) => markOne(c, ofCompany(await findCompany(db, params.symbol))));
  on('stock.prices', async ({ params: { symbol }, query: { range } }) =>
    ofCompany(await readPriceHistory(db, symbol, range)),
  );
  on('stock.facts', async ({ params: { symbol } }) => ofCompany(await findCompanyFacts(db, symbol)));
  on('stock.officers', async ({ params: { symbol } }) => ofCompany(await findOfficers(db, symbol)));
  on('stock.factsFile', async ({ params: { symbol }, query: { table } }, c) =>
    answerCsv(c, context.log, {
      name: `redstreet-${symbol.toLowerCase()}-${table}`,
      ...(await companyTables[table](db, symbol)),
    }),
  );
  on('stock.uncovered', async ({ params: { symbol } }) => ofCompany(await findUncovered(db, symbol)));
  on('stock.peers', async ({ params: { symbol } }) => ofCompany(await findPeers(db, symbol, industryOf)));
}
