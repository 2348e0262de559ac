import { cutText } from '#kit/cut-text.ts';
import { formatDate } from '#kit/dates.ts';
import { lowerFirst, pick } from '#kit/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, type BriefCompany, briefId, daysBefore, seedOf, sentence } from './brief.ts';
import type { Subjects } from './companies.ts';
import { shortName } from './short-name.ts';

/** One study of the registry; null is not given there. */
export interface TrialFact {
  id: string;
  stage: string;
  drug: string | null;
  condition: string | null;
  status: string | null;
  completion: string | null;
  url: string | null;
}

/** Lists of conditions are longer than a headline. */
const SUBJECT_LENGTH = 60;

/** A study as the registry has it since `day`. */
export function trialBrief(company: BriefCompany, trial: TrialFact, day: string): Brief {
  const name = shortName(company.name);
  const study = `${trial.stage} study${subjectOf(trial)}`;
  const id = briefId(company.symbol, day, `trial${trial.id}`);
  const seed = seedOf(id);
  return {
    id,
    symbol: company.symbol,
    topic: 'trial',
    title: trial.status ? `${name}: ${study} is ${lowerFirst(trial.status)}` : `${name}: ${study} on record`,
    summary: summaryOf(company.name, trial, seed),
    paragraphs: [
      ...(trial.drug ? [sentence(`Interventions on record: ${trial.drug}`)] : []),
      ...(trial.condition ? [sentence(`Conditions on record: ${trial.condition}`)] : []),
      ...(trial.completion ? [`The completion date on record is ${formatDate(trial.completion)}.`] : []),
    ],
    facts: [
      { label: 'Phase', value: trial.stage, unit: 'text' },
      { label: 'Status', value: trial.status, unit: 'text' },
      { label: 'Interventions', value: trial.drug, unit: 'text' },
      { label: 'Conditions', value: trial.condition, unit: 'text' },
      { label: 'Completion date on record', value: trial.completion, unit: 'date' },
    ],
    publishedAt: day,
    category: 'Trial',
    source: 'ClinicalTrials.gov',
    url: trial.url,
  };
}

/** ` in Glanzmann Thrombasthenia`, ` of 9-ING-41, Carboplatin`, or nothing; a list that was cut ends with its last whole word. */
function subjectOf({ condition, drug }: TrialFact): string {
  const subject = condition ?? drug;
  if (subject === null) return '';
  return ` ${condition === null ? 'of' : 'in'} ${cutText(subject, SUBJECT_LENGTH).replace(/,…$/, '…')}`;
}

function summaryOf(name: string, { stage, status, id }: TrialFact, seed: number): string {
  const state = status ? `, status “${status}”` : '';
  return sentence(
    pick(seed >>> 3, [
      `ClinicalTrials.gov lists a ${stage} study for ${name}${state}`,
      `The registry has a ${stage} study (${id}) under ${name}${state}`,
    ]),
  );
}

/** A change of the registry is told for this long; what stood there before is no news. */
const TOLD_DAYS = 31;

/** Studies whose record the registry changed in the weeks before `day`, each on the day of its change. */
export async function* trialBriefs(db: Db, subjects: Subjects, day: string): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('bio_phases')
    .selectAll()
    .where('last_update', '>=', daysBefore(day, TOLD_DAYS))
    .where('last_update', '<=', day)
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const { id, symbol, stage, drug_name, condition, status, date, last_update, raw_text_link } = row;
    const company = subjects.get(symbol);
    if (!company) continue;
    yield trialBrief(
      company,
      {
        // The id of the registry, without the company's symbol behind it.
        id: id.split('-')[0] ?? id,
        stage,
        drug: drug_name,
        condition,
        status,
        completion: date,
        url: raw_text_link,
      },
      last_update ?? day,
    );
  }
}
