import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findAnalysts, readAnalystWidgets } from '#server/store/analysts.ts';
import { findLandingPage, isClient } from '#server/store/landing-pages.ts';
import { findLeaders } from '#server/store/leaders.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';
import { forPerson } from './for-person.ts';

/** What client companies show of themselves, and what analysts say of a company to whoever is signed in. */
export function clientRoutes(context: DataContext): Hono {
  const { db } = context;
  const app = new Hono();

  const team = calls['stock.team'];
  app.get(
    team.path,
    answer(
      team,
      async ({ params, query }) =>
        (await findLeaders(db, { ...params, ...query })) ?? unknown(messages.companyNotFound),
    ),
  );

  const landing = calls['stock.landingPage'];
  app.get(
    landing.path,
    answer(
      landing,
      async ({ query: { symbol } }) =>
        (await findLandingPage(db, symbol)) ?? unknown(messages.landingPageNotFound),
    ),
  );

  const client = calls['stock.isClient'];
  app.get(
    client.path,
    answer(client, async ({ query: { symbol } }) => ({ isClient: await isClient(db, symbol) })),
  );

  const analysts = calls['stock.analysts'];
  app.get(
    analysts.path,
    forPerson(
      context,
      analysts,
      async ({ params, query }) =>
        (await findAnalysts(db, { ...params, ...query })) ?? unknown(messages.companyNotFound),
    ),
  );

  const widgets = calls['tipranks.get'];
  app.get(
    widgets.path,
    forPerson(context, widgets, async ({ query: { symbol } }) => ({
      urls: await readAnalystWidgets(db, symbol),
    })),
  );

  return app;
}

const unknown = (message: string): never => {
  throw new ApiError('not_found', message);
};
