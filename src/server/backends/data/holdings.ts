import { findHoldings } from '#server/store/holdings.ts';
import type { DataContext, DataOn } from './context.ts';
import { ofCompany } from './present.ts';

/** Which institutions hold a company. */
export function answerHoldings(on: DataOn, { db }: DataContext): void {
  on('holdings.bySymbol', async ({ params, query }) =>
    ofCompany(await findHoldings(db, { ...params, ...query })),
  );
}
