import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findInsiderTrades } from '#server/store/insider-trades.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';

/** What the insiders of a company bought and sold. */
export function insiderRoutes({ db }: DataContext): Hono {
  const insiders = calls['stock.insiders'];
  return new Hono().get(
    insiders.path,
    answer(insiders, async ({ params: { symbol }, query: { date_from: from, date_to: to, ...query } }) => {
      const found = await findInsiderTrades(db, { symbol, from, to, ...query });
      if (!found) throw new ApiError('not_found', messages.companyNotFound);
      return found;
    }),
  );
}
