import { messages } from '#contract/messages.ts';
import { findAnalysts, readAnalystWidgets } from '#server/store/analysts.ts';
import { findLandingPage, isClient } from '#server/store/landing-pages.ts';
import { findLeaders } from '#server/store/leaders.ts';
import type { DataContext, DataOn } from './context.ts';
import { ofCompany, present } from './present.ts';

/** What client companies show of themselves, and what analysts say of a company to whoever is signed in. */
export function answerClients(on: DataOn, { db }: DataContext): void {
  on('stock.team', async ({ params, query }) => ofCompany(await findLeaders(db, { ...params, ...query })));
  on('stock.landingPage', async ({ query: { symbol } }) =>
    present(await findLandingPage(db, symbol), messages.landingPageNotFound),
  );
  on('stock.isClient', async ({ query: { symbol } }) => ({ isClient: await isClient(db, symbol) }));
  on('stock.analysts', async ({ params, query }) =>
    ofCompany(await findAnalysts(db, { ...params, ...query })),
  );
  on('tipranks.get', async ({ query: { symbol } }) => ({ urls: await readAnalystWidgets(db, symbol) }));
}
