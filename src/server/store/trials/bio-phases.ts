import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { BioPhase, BioPhaseGroup, BioPhaseQuerySchema } from '#contract/bio-phase.ts';
import type { Paged } from '#contract/paging.ts';
import type { Db } from '#server/db/open.ts';
import { pageOfCompany } from '../page-of-company.ts';

/** What the registry says of a trial that goes on or is about to begin. */
const UNDER_WAY = [
  'Recruiting',
  'Active, not recruiting',
  'Enrolling by invitation',
  'Not yet recruiting',
  'Suspended',
  'Filed',
];

/** The groups by how far they have come; what has failed stands last. */
const FURTHEST_FIRST = [
  'Completed',
  'Regulatory',
  'Phase 3',
  'Phase 2',
  'Phase 1',
  'Failed',
] as const satisfies readonly BioPhaseGroup[];

const isOver = sql<number>`case when status in (${sql.join(UNDER_WAY)}) then 0 else 1 end`;
const groupRank = sql<number>`case stage_group ${sql.join(
  FURTHEST_FIRST.map((group, rank) => sql`when ${group} then ${sql.lit(rank)}`),
  sql` `,
)} else ${sql.lit(FURTHEST_FIRST.length)} end`;

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
    .orderBy(isOver)
    .orderBy(groupRank)
    .orderBy('date', (date) => date.desc().nullsLast())
    // The registry counts upwards: of trials without a day the newest first.
    .orderBy('id', 'desc'),
);

/**
 * One page of a company's programmes; undefined for an unknown symbol. What goes on stands before what is over, a later phase
 * before an earlier one, then the latest date first and unknown dates last.
 */
export async function findBioPhases(
  db: Db,
  asked: { symbol: string } & z.output<typeof BioPhaseQuerySchema>,
): Promise<Paged<BioPhase> | undefined> {
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
