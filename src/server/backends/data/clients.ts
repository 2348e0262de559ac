import { messages } from '#contract/messages.ts';
import { readAnalystWidgets } from '#server/store/companies/analysts.ts';
import { findLandingPage, isClient } from '#server/store/companies/landing-pages.ts';
import type { DataContext, DataOn } from './context.ts';
import { present } from './present.ts';

/** What client companies show of themselves, and the analysts' widgets of a company. */
export function answerClients(on: DataOn, { db }: DataContext): void {
  on('stock.landingPage', async ({ query: { symbol } }) =>
    present(await findLandingPage(db, symbol), messages.landingPageNotFound),
  );
  on('stock.isClient', async ({ query: { symbol } }) => ({ isClient: await isClient(db, symbol) }));
  on('tipranks.get', async ({ query: { symbol } }) => ({ urls: await readAnalystWidgets(db, symbol) }));
}
