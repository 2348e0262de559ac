import { findInsiderTrades } from '#server/store/insider-trades.ts';
import type { DataContext, DataOn } from './context.ts';
import { ofCompany } from './present.ts';

/** What the insiders of a company bought and sold. */
export function answerInsiders(on: DataOn, { db }: DataContext): void {
  on('stock.insiders', async ({ params, query: { date_from: from, date_to: to, ...query } }) =>
    ofCompany(await findInsiderTrades(db, { ...params, from, to, ...query })),
  );
}
