import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findHoldings } from '#server/store/holdings.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';

/** Which institutions hold a company. */
export function holdingRoutes({ db }: DataContext): Hono {
  const holdings = calls['holdings.bySymbol'];
  return new Hono().get(
    holdings.path,
    answer(holdings, async ({ params: { symbol }, query }) => {
      const found = await findHoldings(db, { symbol, ...query });
      if (!found) throw new ApiError('not_found', messages.companyNotFound);
      return found;
    }),
  );
}
