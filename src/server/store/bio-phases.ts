import type * as z from 'zod/mini';
import type { BioPhase, BioPhaseGroup, BioPhaseQuerySchema } from '#contract/bio-phase.ts';
import type { Db } from '#server/db/open.ts';
import { pageOfCompany } from './page-of-company.ts';

const phases = pageOfCompany((db, { symbol, group }: { symbol: string; group?: string | undefined }) =>
  db
    .selectFrom('bio_phases')
    .select([
      'id',
      'stage',
      'stage_group',
      'drug_name',
      'condition',
      'status',
      'date',
      'as_of',
      'raw_text_link',
    ])
    .where('symbol', '=', symbol)
    .$if(group !== undefined, (query) => query.where('stage_group', '=', group ?? ''))
    .orderBy('date', (date) => date.desc().nullsLast())
    .orderBy('id'),
);

/** One page of a company's programmes, the latest date first and unknown dates last; undefined for an unknown symbol. */
export async function findBioPhases(
  db: Db,
  asked: { symbol: string } & z.output<typeof BioPhaseQuerySchema>,
): Promise<{ data: BioPhase[]; total: number } | undefined> {
  const { symbol } = asked;
  const found = await phases(db, asked);
  if (!found) return undefined;
  const data = found.data.map(({ stage_group, ...row }) => ({
    ...row,
    company_symbol: symbol,
    group: stage_group as BioPhaseGroup,
  }));
  return { data, total: found.total };
}
