import { cutText } from '../cut-text.ts';
import { lowerFirst } from '../sentence.ts';
import { type Brief, type BriefCompany, briefId, sentence } from './brief.ts';
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

/** A study as the registry has it on `day`. */
export function trialBrief(company: BriefCompany, trial: TrialFact, day: string): Brief {
  const name = shortName(company.name);
  const subject = trial.condition ?? trial.drug;
  const shown = subject === null ? '' : ` (${cutText(subject, SUBJECT_LENGTH)})`;
  const study = `${trial.stage} study${shown}`;
  return {
    id: briefId(company.symbol, day, `trial${trial.id}`),
    symbol: company.symbol,
    topic: 'trial',
    title: trial.status ? `${name}: ${study} is ${lowerFirst(trial.status)}` : `${name}: ${study} on record`,
    summary: sentence(
      `ClinicalTrials.gov lists a ${trial.stage} study for ${company.name}${trial.status ? `, status “${trial.status}”` : ''}`,
    ),
    paragraphs: [
      ...(trial.drug ? [sentence(`Interventions on record: ${trial.drug}`)] : []),
      ...(trial.condition ? [sentence(`Conditions on record: ${trial.condition}`)] : []),
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
