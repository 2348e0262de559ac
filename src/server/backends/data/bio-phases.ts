import { findBioPhases } from '#server/store/bio-phases.ts';
import type { DataContext, DataOn } from './context.ts';
import { ofCompany } from './present.ts';

/** The clinical programmes of a company. */
export function answerBioPhases(on: DataOn, { db }: DataContext): void {
  on('bio.bySymbol', async ({ params: { symbol }, query }) => {
    const { page, pageSize } = query;
    return { ...ofCompany(await findBioPhases(db, { symbol, ...query })), page, pageSize };
  });
}
