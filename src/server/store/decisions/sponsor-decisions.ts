import type { Decision, Sponsor } from '#contract/data-decision.ts';
import { sponsorKey } from '#kit/trials/sponsor-key.ts';
import { pipelines } from '#kit/trials/trial-phases.ts';
import type { Db } from '#server/db/open.ts';
import type { SponsorTrialsTable } from '#server/db/record-tables.ts';
import { decide, type Deciding } from './decide.ts';

export const SPONSOR = 'sponsor';

/** What staff decided about a sponsor: the company, or none where it is empty. */
interface Standing {
  id: string;
  symbol: string;
}

/** The decisions that stand, by the sponsor's name as it is compared. */
async function standingSponsors(db: Db): Promise<Map<string, Standing>> {
  const rows = await db
    .selectFrom('data_decisions')
    .select(['id', 'symbol', 'choice'])
    .where('subject', '=', SPONSOR)
    .where('undone_at', 'is', null)
    .execute();
  return new Map(rows.map(({ choice, ...row }) => [sponsorKey(choice), row]));
}

/** Sponsors of trials that have no ticker, by the name as it is compared; the same firm may be written in several ways. */
async function trialsBySponsor(db: Db): Promise<Map<string, SponsorTrialsTable[]>> {
  const trials = await db
    .selectFrom('sponsor_trials')
    .selectAll()
    .orderBy('sponsor')
    .orderBy('nct')
    .execute();
  return Map.groupBy(trials, ({ sponsor }) => sponsorKey(sponsor));
}

/** Every sponsor of trials without a ticker, with the company that they stand with: those with one first, then by name. */
export async function listSponsors(db: Db): Promise<Sponsor[]> {
  const [trials, standing] = await Promise.all([trialsBySponsor(db), standingSponsors(db)]);
  const sponsors = Array.from(trials, ([key, of]): Sponsor => {
    const decided = standing.get(key);
    const record = of[0]?.matched ?? null;
    return {
      sponsor: of[0]?.sponsor ?? '',
      trials: of.length,
      symbol: decided ? decided.symbol || null : record,
      record,
      decided: decided !== undefined,
    };
  });
  const rank = ({ symbol, decided }: Sponsor) => (decided ? 0 : symbol === null ? 2 : 1);
  return sponsors.sort((a, b) => rank(a) - rank(b));
}

/**
 * Gives the trials of a sponsor to a company, or to none where `symbol` is null; undefined where no trial names the sponsor, or there is
 * no such company.
 */
export async function decideSponsor(
  tx: Db,
  { sponsor, symbol }: { sponsor: string; symbol: string | null },
  deciding: Deciding,
): Promise<Decision | undefined> {
  const key = sponsorKey(sponsor);
  const trials = (await trialsBySponsor(tx)).get(key);
  const [first] = trials ?? [];
  if (!trials || !first || (symbol !== null && !(await isRealCompany(tx, symbol)))) return undefined;
  const standing = (await standingSponsors(tx)).get(key);
  const made = {
    symbol: symbol ?? '',
    subject: SPONSOR,
    choice: first.sponsor,
    ...{ value: null, period_end: null, before: null },
  };
  const decision = await decide(tx, made, standing ? [standing.id] : [], deciding);
  await give(tx, trials, () => symbol);
  return decision;
}

/** The trials of a sponsor about whom a decision was undone are whose the record says. */
export async function giveBackSponsor(tx: Db, sponsor: string): Promise<void> {
  const trials = (await trialsBySponsor(tx)).get(sponsorKey(sponsor)) ?? [];
  await give(tx, trials, ({ matched }) => matched);
}

/** After a fill brought trials anew: those of sponsors stand as staff decided; `db` holds the transaction. */
export async function keepSponsors(db: Db): Promise<void> {
  const standing = await standingSponsors(db);
  if (standing.size === 0) return;
  const trials = await trialsBySponsor(db);
  for (const [key, { symbol }] of standing)
    // A company that is gone gets nothing: then the record's word stands.
    if (symbol === '' || (await isRealCompany(db, symbol)))
      await give(db, trials.get(key) ?? [], () => symbol || null);
}

const isRealCompany = async (db: Db, symbol: string): Promise<boolean> =>
  (await db
    .selectFrom('companies')
    .select('symbol')
    .where('symbol', '=', symbol)
    .where('is_sample', '=', 0)
    .executeTakeFirst()) !== undefined;

/** Gives each trial to the company of `whose`, and makes the phases of all companies anew whose trials change. */
async function give(
  tx: Db,
  trials: readonly SponsorTrialsTable[],
  whose: (trial: SponsorTrialsTable) => string | null,
): Promise<void> {
  const touched = new Set<string>();
  for (const trial of trials) {
    const { nct, sponsor: _sponsor, matched: _matched, ...facts } = trial;
    const gone = await tx
      .deleteFrom('bio_phases')
      .where('id', 'like', `${nct}-%`)
      .returning('symbol')
      .execute();
    for (const { symbol } of gone) touched.add(symbol);
    const symbol = whose(trial);
    if (symbol === null) continue;
    touched.add(symbol);
    const id = `${nct}-${symbol}`;
    const unknown = { completion: null, results_posted: null, last_update: null };
    await tx
      .insertInto('bio_phases')
      .values({ id, symbol, ...facts, ...unknown })
      .execute();
  }
  for (const symbol of touched) await remakePhases(tx, symbol);
}

/** What the screener knows of a company's trials. */
async function remakePhases(tx: Db, symbol: string): Promise<void> {
  const rows = await tx
    .selectFrom('bio_phases')
    .select(['symbol', 'stage', 'status'])
    .where('symbol', '=', symbol)
    .execute();
  const phases = pipelines(rows).get(symbol) ?? [];
  await tx.deleteFrom('company_phases').where('symbol', '=', symbol).execute();
  for (const phase of phases) await tx.insertInto('company_phases').values({ symbol, phase }).execute();
  await tx
    .updateTable('companies')
    .set({ bio_phase_pipelines: phases.join(', ') || null })
    .where('symbol', '=', symbol)
    .execute();
}
