import { findAnalysts } from '#server/store/companies/analysts.ts';
import { findBioPhases } from '#server/store/trials/bio-phases.ts';
import { findHoldings } from '#server/store/filings/holdings.ts';
import { findInsiderTrades } from '#server/store/filings/insider-trades.ts';
import { findLeaders } from '#server/store/companies/leaders.ts';
import type { DataContext, DataOn } from './context.ts';
import { ofCompany } from './present.ts';

/** The lists of a company that a page shows one piece at a time: who leads, holds, trades and rates it, what it tries. */
export function answerCompanyLists(on: DataOn, { db }: DataContext): void {
  on('stock.team', async ({ params, query }) => ofCompany(await findLeaders(db, { ...params, ...query })));

  on('stock.analysts', async ({ params, query }) =>
    ofCompany(await findAnalysts(db, { ...params, ...query })),
  );

  on('holdings.bySymbol', async ({ params, query }) =>
    ofCompany(await findHoldings(db, { ...params, ...query })),
  );

  on('stock.insiders', async ({ params, query }) =>
    ofCompany(await findInsiderTrades(db, { ...params, ...query })),
  );

  on('bio.bySymbol', async ({ params: { symbol }, query }) => {
    const { page, pageSize } = query;
    return { ...ofCompany(await findBioPhases(db, { symbol, ...query })), page, pageSize };
  });
}
