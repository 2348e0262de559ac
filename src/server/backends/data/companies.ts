import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findCompany } from '#server/store/companies.ts';
import { readPriceHistory } from '#server/store/price-history.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';
import { favoriteMarker } from './favorite-marker.ts';

/** One company: its figures and its prices. */
export function companyRoutes(context: DataContext): Hono {
  const { db } = context;
  const mark = favoriteMarker(context, 'company');
  const app = new Hono();

  const details = calls['stock.details'];
  app.get(
    details.path,
    answer(details, async ({ params }, c) => {
      const company = (await findCompany(db, params.symbol)) ?? unknownCompany();
      return (await mark(c, [company]))[0] ?? company;
    }),
  );

  const prices = calls['stock.prices'];
  app.get(
    prices.path,
    answer(prices, async ({ params: { symbol }, query: { range } }) => {
      const history = await readPriceHistory(db, symbol, range);
      return history ?? unknownCompany();
    }),
  );

  return app;
}

const unknownCompany = (): never => {
  throw new ApiError('not_found', messages.companyNotFound);
};
