import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findFilings } from '#server/store/filings.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';

/** What a company has filed with the regulator. */
export function filingRoutes({ db }: DataContext): Hono {
  const filings = calls['filings.bySymbol'];
  return new Hono().get(
    filings.path,
    answer(filings, async ({ params, query: { date_from: from, date_to: to, ...query } }) => {
      const found = await findFilings(db, { symbol: params.symbol, from, to, ...query });
      if (!found) throw new ApiError('not_found', messages.companyNotFound);
      return found;
    }),
  );
}
