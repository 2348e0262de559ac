import type * as z from 'zod/mini';
import type { BioPhaseGroup } from '#contract/bio-phase.ts';
import type { CatalystListSchema, TrialListSchema } from '#contract/catalyst.ts';
import type { Db } from '#server/db/open.ts';
import { isKnownCompany } from '../page-of-company.ts';

/** Dated events of a company, newest first; undefined for an unknown symbol. */
export async function findCatalysts(
  db: Db,
  symbol: string,
): Promise<z.output<typeof CatalystListSchema> | undefined> {
  const [isKnown, rows] = await Promise.all([
    isKnownCompany(db, symbol),
    db
      .selectFrom('catalysts')
      .selectAll()
      .where('symbol', '=', symbol)
      .orderBy('date', 'desc')
      .orderBy('id')
      .execute(),
  ]);
  if (!isKnown) return undefined;
  return {
    symbol,
    data: rows.map(({ id: _id, symbol: _symbol, outcome_date, as_of, ...row }) => ({
      ...row,
      outcomeDate: outcome_date,
      asOf: as_of,
    })),
  };
}

/** What the registry calls a trial that goes on, or is to begin. */
const running = new Set([
  'Recruiting',
  'Active, not recruiting',
  'Not yet recruiting',
  'Enrolling by invitation',
]);

/** Trials of a company: those that run first, then by phase from the last, then the latest change. */
export async function findTrials(
  db: Db,
  symbol: string,
): Promise<z.output<typeof TrialListSchema> | undefined> {
  const [isKnown, rows] = await Promise.all([
    isKnownCompany(db, symbol),
    db.selectFrom('bio_phases').selectAll().where('symbol', '=', symbol).orderBy('id', 'desc').execute(),
  ]);
  if (!isKnown) return undefined;
  const data = rows.map((row) => ({
    nctId: row.id.split('-')[0] ?? row.id,
    stage: row.stage,
    group: row.stage_group as BioPhaseGroup,
    drug: row.drug_name,
    condition: row.condition,
    status: row.status,
    primaryCompletion: row.date,
    completion: row.completion,
    resultsPosted: row.results_posted,
    lastUpdate: row.last_update,
    asOf: row.as_of,
    raw_text_link: row.raw_text_link,
  }));
  const rank = ({ status, stage }: { status: string | null; stage: string }) =>
    (running.has(status ?? '') ? 10 : 0) + Number(/\d(?!.*\d)/.exec(stage)?.[0] ?? 0);
  return { symbol, data: data.sort((a, b) => rank(b) - rank(a)) };
}
