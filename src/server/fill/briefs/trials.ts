import { cutText } from '#kit/text/cut-text.ts';
import { formatDate } from '#kit/time/dates.ts';
import { lowerFirst, pick } from '#kit/text/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, type BriefCompany, briefId, headline, seedOf, sentence } from './brief.ts';
import { daysBefore } from '#kit/time/days.ts';
import type { Subject, Subjects } from './companies.ts';
import { shortName } from './short-name.ts';
import { weighFact } from './weigh.ts';

/** One study of the registry; null is not given there. */
export interface TrialFact {
  id: string;
  stage: string;
  drug: string | null;
  condition: string | null;
  status: string | null;
  completion: string | null;
  /** Whether what changed is that results stand there. */
  hasResults?: boolean;
  url: string | null;
}

/** A later phase matters more, and so does an end before its time. */
const weightOf = ({ stage, status }: TrialFact): number =>
  (/3|4/.test(stage) ? 30 : stage.includes('2') ? 22 : 14) +
  (/terminated|withdrawn|suspended/i.test(status ?? '') ? 10 : 0);

/** Lists of conditions are longer than a headline. */
const SUBJECT_LENGTH = 60;

/** What a study whose record stands in such a state is said to be, in the words of a headline. */
const STATES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/terminated/i, 'is ended early'],
  [/withdrawn/i, 'is withdrawn before it began'],
  [/suspended/i, 'is suspended'],
];

/** A study as the registry has it since `day`. */
export function trialBrief(
  company: BriefCompany & Partial<Pick<Subject, 'market_cap'>>,
  trial: TrialFact,
  day: string,
): Brief {
  const name = shortName(company.name);
  const id = briefId(company.symbol, day, `trial${trial.id}`);
  const seed = seedOf(id);
  return {
    id,
    symbol: company.symbol,
    topic: 'trial',
    title: headline(
      titleOf(name, `${trial.stage} study${subjectOf(trial)}`, trial),
      titleOf(
        name,
        `${trial.stage} study${trial.drug === null ? subjectOf(trial) : subjectOf({ ...trial, condition: null })}`,
        trial,
      ),
    ),
    summary: summaryOf(company.name, trial, day, seed),
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
    score: weighFact(weightOf(trial), company.market_cap ?? null),
  };
}

function titleOf(name: string, study: string, { status, hasResults }: TrialFact): string {
  if (hasResults) return `${name} posts results of a ${study}`;
  const state = STATES.find(([pattern]) => pattern.test(status ?? ''))?.[1];
  return status ? `${name}: ${study} ${state ?? `is ${lowerFirst(status)}`}` : `${name}: ${study} on record`;
}

/** ` of ADCT-602 in Leukemia`, ` in Glanzmann Thrombasthenia`, or nothing; a list that was cut ends with its last whole word. */
function subjectOf({ condition, drug }: TrialFact): string {
  const whole = [
    ...(drug === null ? [] : [`of ${drug}`]),
    ...(condition === null ? [] : [`in ${condition}`]),
  ];
  if (whole.length === 0) return '';
  // What was given says more than a long list of conditions.
  const said = whole.join(' ').length <= SUBJECT_LENGTH || drug === null ? whole.join(' ') : `of ${drug}`;
  return ` ${cutText(said, SUBJECT_LENGTH).replace(/,…$/, '…')}`;
}

function summaryOf(name: string, trial: TrialFact, day: string, seed: number): string {
  const { stage, status, id, hasResults } = trial;
  const state = status ? `, with the status “${status}”` : '';
  const what = hasResults ? 'posted results of' : 'changed its record of';
  return sentence(
    pick(seed >>> 3, [
      `ClinicalTrials.gov ${what} a ${stage} study of ${name} on ${formatDate(day)}${state}`,
      `On ${formatDate(day)} the registry ${what} a ${stage} study (${id}) of ${name}${state}`,
    ]),
  );
}

/** A change of the registry is told for this long. */
const TOLD_DAYS = 365;
/** A change to one of these states is news; that a study goes on as before, or is only planned, is none. */
const TOLD = /terminated|withdrawn|suspended|completed/i;
/** A study that ended longer ago had reached its state before: what changed in the registry is something else. */
const ENDED_DAYS = 180;
/** Results that were posted so many days before the last change are what it was about. */
const RESULTS_DAYS = 7;

/** What the registry's change of a study was: results, a state that is news, or nothing to tell of. */
export function changeOf({
  status,
  ended,
  changed,
  resultsPosted,
}: {
  status: string | null;
  ended: string | null;
  changed: string;
  resultsPosted: string | null;
}): 'results' | 'state' | undefined {
  if (resultsPosted !== null && resultsPosted >= daysBefore(changed, RESULTS_DAYS)) return 'results';
  const isRecent = ended === null || ended >= daysBefore(changed, ENDED_DAYS);
  return isRecent && TOLD.test(status ?? '') ? 'state' : undefined;
}

/** Studies whose record the registry changed in the year before `day`, each on the day of its change. */
export async function* trialBriefs(db: Db, subjects: Subjects, day: string): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('bio_phases')
    .selectAll()
    .where('last_update', '>=', daysBefore(day, TOLD_DAYS))
    .where('last_update', '<=', day)
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const {
      id,
      symbol,
      stage,
      drug_name,
      condition,
      status,
      date,
      last_update,
      results_posted,
      raw_text_link,
    } = row;
    const company = subjects.get(symbol);
    if (!company || last_update === null) continue;
    const change = changeOf({ status, ended: date, changed: last_update, resultsPosted: results_posted });
    if (change === undefined) continue;
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
        hasResults: change === 'results',
        url: raw_text_link,
      },
      last_update,
    );
  }
}
