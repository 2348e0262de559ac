import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findCompany } from '#server/store/companies.ts';
import { readPriceHistory } from '#server/store/price-history.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';

/** One company: its figures and its prices. */
export function companyRoutes({ db }: DataContext): Hono {
  const app = new Hono();

  const details = calls['stock.details'];
  app.get(
    details.path,
    answer(details, async ({ params }) => (await findCompany(db, params.symbol)) ?? unknownCompany()),
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
