import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findBioPhases } from '#server/store/bio-phases.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';

/** The clinical programmes of a company. */
export function bioPhaseRoutes({ db }: DataContext): Hono {
  const phases = calls['bio.bySymbol'];
  return new Hono().get(
    phases.path,
    answer(phases, async ({ params: { symbol }, query }) => {
      const found = await findBioPhases(db, { symbol, ...query });
      if (!found) throw new ApiError('not_found', messages.companyNotFound);
      return { ...found, page: query.page, pageSize: query.pageSize };
    }),
  );
}
