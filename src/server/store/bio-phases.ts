import type { BioPhase, BioPhaseGroup } from '#contract/bio-phase.ts';
import type { Db } from '#server/db/open.ts';

export interface BioPhaseQuestion {
  symbol: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** The group that is wanted; all of them when absent. */
  group?: BioPhaseGroup | undefined;
}

/** One page of a company's programmes, the latest date first and unknown dates last; undefined for an unknown symbol. */
export async function findBioPhases(
  db: Db,
  { symbol, page, pageSize, group }: BioPhaseQuestion,
): Promise<{ data: BioPhase[]; total: number } | undefined> {
  const matching = db
    .selectFrom('bio_phases')
    .where('symbol', '=', symbol)
    .$if(group !== undefined, (query) => query.where('stage_group', '=', group ?? ''));
  const [company, count, rows] = await Promise.all([
    db.selectFrom('companies').select('symbol').where('symbol', '=', symbol).executeTakeFirst(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select(['id', 'stage', 'stage_group', 'drug_name', 'condition', 'status', 'date', 'raw_text_link'])
      .orderBy('date', (date) => date.desc().nullsLast())
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  if (!company) return undefined;
  const data = rows.map(({ stage_group, ...row }) => ({
    ...row,
    company_symbol: symbol,
    group: stage_group as BioPhaseGroup,
  }));
  return { data, total: count.total };
}
