// Over 300 lines as formatted, because one answer about trials is put together here, from which are meant to what stands beside each.
import { companyTabPath } from '#kit/href/addresses.ts';
import { countOf, listOf, numberWord, upperFirst } from '#kit/text/sentence.ts';
import { escapeMarkdown } from '../../written/draft.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import type { Reading } from '../../grammar/reading/reading.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { catalysts, trials } from '../../look-ups/pipeline.ts';
import { type Asked, type Composing, type Kind, namesOf, rowsOf } from '../../grammar/reading/kind.ts';
import { said } from '../told/simple.ts';

type Row = ReturnType<typeof rowsOf>[number];

/** One condition that trials are asked by: how an answer says it, and which trials meet it. */
interface Condition {
  of: 'drug' | 'condition' | 'phase' | 'state';
  /** Behind "trial is": "in Phase 3", "withdrawn". */
  words: string;
  meets(row: Row): boolean;
}

const textOf = (row: Row, name: string): string => String(row.get(name)?.value ?? '');

/** How a phase is asked for, and how the registry writes it. */
const phases: readonly (readonly [concept: Concept | RegExp, stage: RegExp, name: string])[] = [
  ['phase1', /^(?:Early )?Phase 1/, 'Phase 1'],
  ['phase2', /^Phase (?:1\/)?2/, 'Phase 2'],
  ['phase3', /^Phase (?:2\/)?3/, 'Phase 3'],
  [/\b(?:phase|ph) ?(?:4|iv|four)\b|\bpost-?marketing\b/i, /^Phase 4/, 'Phase 4'],
];

/** Ends of a trial that the registry knows, and what people call them; what failed it does not say. */
const ENDED_EARLY =
  /\b(?:stop(?:ped|s)?|discontinu\w*|cancel\w*|abandon\w*|scrap(?:ped)?|drop(?:ped|s)?|ended early|fail\w*|flop\w*)\b/i;
const FAILED = /\b(?:fail\w*|flop\w*|work(?:ed)? out)\b/i;

/** States of trials that a question may ask for, as the registry words them. */
const states: readonly (readonly [asked: RegExp, stated: RegExp, words: string])[] = [
  [/\bnot yet recruiting\b/i, /^not yet/i, 'not yet recruiting'],
  [/\bnot recruiting\b/i, /^active, not/i, 'active, not recruiting'],
  [/\b(?:recruit\w*|enrol\w*)\b/i, /^recruiting|^enrolling/i, 'recruiting'],
  [/\bterminat\w+\b/i, /^terminated/i, 'terminated'],
  [/\bwithdr[ae]wn?\b/i, /^withdrawn/i, 'withdrawn'],
  [/\b(?:suspended|halted|paused|on hold)\b/i, /^suspended/i, 'suspended'],
  [ENDED_EARLY, /^(?:terminated|suspended|withdrawn)/i, 'terminated, suspended or withdrawn'],
  [/\b(?:completed|finished)\b/i, /^completed/i, 'completed'],
  [
    /\b(?:active|running|ongoing|going on|in progress|under way|underway)\b/i,
    /^(?:active|recruiting|enrolling)/i,
    'running',
  ],
];

/** These pick trials out by their state; elsewhere its word asks how a trial stands. */
const PICKS =
  /\bhow many\b|\b(?:which|what) (?:\w+ )?(?:of (?:the|its|their|those) )?(?:\w+ )?(?:trials?|stud(?:y|ies)|ones)\b|\b(?:are|were|have|has|is|was) (?:any|there|some|one)\b|\bany (?:\w+ )?(?:trials?|stud(?:y|ies))\b|\blist\b|\b(?:recruiting|enrolling|terminated|withdrawn|suspended|completed|finished|active|ongoing) (?:\w+ )?(?:trials?|studies|stud(?:y|ies))\b/i;

/** The state of trials that is asked for: those that ended early always, the others where trials are picked out. */
function stateOf({ reading, has }: Asked): Condition | undefined {
  const asked = states.filter(([words]) => words.test(reading.text));
  const ended = asked.filter(([, , words]) => /^(?:terminated|withdrawn|suspended)/.test(words));
  const [first] = asked;
  if (!first || (!PICKS.test(reading.text) && !has('trialfailed') && ended.length === 0)) return undefined;
  const wanted = ended.length > 0 ? ended : [first];
  return {
    of: 'state',
    words: listOf(wanted.map(([, , words]) => words)).replace(/ and (?=\w+$)/, ' or '),
    meets: (row) => wanted.some(([, stated]) => stated.test(textOf(row, 'status'))),
  };
}

const phaseOf = ({ reading, has }: Asked): Condition | undefined => {
  const wanted = phases.filter(([said]) => (typeof said === 'string' ? has(said) : said.test(reading.text)));
  return wanted.length === 0
    ? undefined
    : {
        of: 'phase',
        words: `in ${listOf(wanted.map(([, , name]) => name)).replace(' and ', ' or ')}`,
        meets: (row) => wanted.some(([, stage]) => stage.test(textOf(row, 'phase'))),
      };
};

const ofNames = (asked: Asked, kind: 'drug' | 'condition', preposition: string): Condition | undefined => {
  const names = namesOf(asked, kind);
  const written = asked.reading.names.filter((name) => name.kind === kind).map((name) => name.written);
  return (
    names && {
      of: kind,
      words: `${preposition} ${listOf(written.map(escapeMarkdown))}`,
      meets: (row) => names.has(textOf(row, kind)),
    }
  );
};

/** Everything that the trials are asked by, what they are of first. */
function conditionsOf(asked: Asked): Condition[] {
  const [drug, condition] = [ofNames(asked, 'drug', 'of'), ofNames(asked, 'condition', 'for')];
  return [drug, condition, phaseOf(asked), stateOf(asked)].filter((each) => each !== undefined);
}

const MOST = 8;

function trialTable({ draft }: Composing, rows: readonly Row[]): void {
  draft.table(
    'Trials, running ones first',
    ['Drug', 'Phase', 'Condition', 'Status', 'Primary completion'],
    rows
      .slice(0, MOST)
      .map((row) =>
        ['drug', 'phase', 'condition', 'status', 'primary_completion'].map((name) => row.get(name)),
      ),
  );
}

/** How many of the trials have each value of a column, most first. */
function countsBy({ asked }: Composing, rows: readonly Row[], column: 'phase' | 'status'): [string, Fact][] {
  const { symbol } = asked.company;
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = textOf(row, column) || 'Not stated';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const date =
    rows
      .flatMap((row) => row.get('status')?.date ?? [])
      .toSorted()
      .at(-1) ?? null;
  const source = { label: `Trials of ${symbol}`, href: companyTabPath(symbol, 'bio'), date };
  return [...counts]
    .toSorted(([a, n], [b, m]) => (column === 'phase' ? a.localeCompare(b) : m - n))
    .map(([value, count]) => [
      value,
      { name: 'trials', label: 'Trials', value: count, unit: 'count', date, computed: true, source },
    ]);
}

const COUNTS =
  /\bhow many\b|\bnumber of\b|\bcounts?\b|\b(?:by|per|each|every) (?:phase|stage|status)\b|\beach\b|\bbreak ?down\b|\bsummar\w+\b/i;

/** How many trials there are of each phase, and in each state. */
function sayCounts(composing: Composing, rows: readonly Row[]): void {
  const { draft } = composing;
  const ofPhases = countsBy(composing, rows, 'phase').map(
    ([phase, count]) => `${draft.plain(count)} in ${phase}`,
  );
  const inStates = countsBy(composing, rows, 'status').map(
    ([state, count]) => `${draft.plain(count)} ${state.toLowerCase().replace(', not', ' but not')}`,
  );
  draft.text(`By phase: ${listOf(ofPhases)}. By status: ${listOf(inStates)}.`);
}

const WHEN = /\bwhen\b|\bdates?\b|\bcompletion\b|\bcomplete\b|\bread(?:s|ing)? ?outs?\b|\bfinish\w*\b/i;

/** What asks when a trial began: the registry's rows on record have no such day. */
const STARTS =
  /\bwhen\b.*\b(?:start(?:ed|s)?|beg[aiu]ns?|commenced?|launched|kick(?:ed)? off|get under ?way|got under ?way|first (?:patient|dosed|enrolled))\b|\b(?:start(?:ing)?|commencement) dates?\b|\bsince when\b/i;

/** What is asked of days: that none is on record of these trials, and what a calendar has of the drug. */
async function sayDays({ asked, ask, draft }: Composing, rows: readonly Row[]): Promise<void> {
  const isOfStart = STARTS.test(asked.reading.text);
  if (!isOfStart && WHEN.test(asked.reading.text) && !rows.some((row) => row.has('primary_completion'))) {
    draft.lacks();
    draft.text(`When ${rows.length === 1 ? 'it is' : 'they are'} to be completed is not on record.`);
  }
  const drugs = namesOf(asked, 'drug');
  if (!drugs) return;
  const events = rowsOf(await ask(catalysts, { symbol: asked.company.symbol, limit: 30 })).filter((row) =>
    drugs.has(textOf(row, 'subject')),
  );
  for (const event of events.slice(0, 2)) {
    const [kind, day, subject] = [event.get('kind'), event.get('day'), event.get('subject')];
    if (kind && day && subject)
      draft.text(
        `A dated event of ${said(subject)} is on record: ${draft.plain(kind)}, ${draft.plain(day)}.`,
      );
  }
}

/** Nothing meets all that was asked: what meets each part of it is counted, and the nearest shown. */
async function sayNone(
  composing: Composing,
  all: readonly Row[],
  wanted: readonly Condition[],
): Promise<void> {
  const { asked, draft } = composing;
  const { short } = asked.company;
  const [{ source }] = [...(all[0]?.values() ?? [])] as [Fact];
  const parts = wanted.map((each) => ({ ...each, rows: all.filter((row) => each.meets(row)) }));
  const met = parts.filter(({ rows }) => rows.length > 0);
  const counted =
    wanted.length < 2
      ? ''
      : ` ${upperFirst(listOf(parts.map(({ words, rows }) => `${rows.length === 0 ? 'none' : numberWord(rows.length)} ${rows.length < 2 ? 'is' : 'are'} ${words}`)))}.`;
  draft.text(
    `Of the ${countOf(all.length, 'trial')} of ${short} on record${draft.cite(source)} none is ${wanted.map(({ words }) => words).join(' and ')}.${counted}`,
  );
  // What they are of weighs more than how far they are.
  const near = met[0]?.rows ?? [];
  if (near.length > 0) trialTable(composing, near);
  else sayCounts(composing, all);
  await sayDays(composing, near);
}

/** What asks what a drug is, and not how its trials stand. */
const WHAT_IS = /\bwhat(?:['\u2019]?s| is| does| are)\b|\btell me about\b|\bhow does\b|\bdescribe\b/i;
const OF_TRIALS = /\b(?:trials?|stud(?:y|ies)|phase|status|stage|results?)\b/i;

/** Beside the trials of a drug: that no table says what it is, and the trials of the company for the same disease of which the registry names no drug. */
function sayOthers({ asked, draft }: Composing, all: readonly Row[], told: readonly Row[]): void {
  const { text } = asked.reading;
  if (WHAT_IS.test(text) && !OF_TRIALS.test(text)) {
    draft.lacks();
    draft.text(
      'What it is made of and how it works is in no table of this record, only its trials and dated events.',
    );
  }
  const diseases = new Set(told.map((row) => textOf(row, 'condition')));
  const others = all.filter(
    (row) => !told.includes(row) && !row.has('drug') && diseases.has(textOf(row, 'condition')),
  );
  const [first] = others;
  const stage = first?.get('phase');
  if (!stage) return;
  const [condition, state] = [first?.get('condition'), first?.get('status')];
  draft.text(
    `Of ${countOf(others.length, 'other trial')} of ${asked.company.short} no drug is on record, so ${others.length === 1 ? 'it' : 'each'} may be of this one too${others.length === 1 ? ':' : '; first'} ${draft.plain(stage)}${condition ? `, ${said(condition)}` : ''}${state ? `, ${said(state).toLowerCase()}` : ''}.`,
  );
}

/** A drug is tried for other diseases, in other phases or with another end than those that were asked for: of these it is said what they are. */
function sayOtherTrialsOf(
  { asked, draft }: Composing,
  all: readonly Row[],
  told: readonly Row[],
  wanted: readonly Condition[],
): void {
  const ofDrug = wanted.find((each) => each.of === 'drug');
  if (!ofDrug || wanted.length === 1) return;
  const others = all.filter((row) => ofDrug.meets(row) && !told.includes(row));
  const shown = others.slice(0, MOST).map((row) => {
    const [stage, condition, state] = ['phase', 'condition', 'status'].map((name) => row.get(name));
    return [stage && draft.plain(stage), condition && said(condition), state && said(state).toLowerCase()]
      .filter(Boolean)
      .join(', ');
  });
  if (shown.length > 0)
    draft.text(
      `Beside ${told.length === 1 ? 'it' : 'these'} ${countOf(others.length, 'other trial')} of ${asked.company.short} ${ofDrug.words} ${others.length === 1 ? 'is' : 'are'} on record: ${shown.join('; ')}.`,
    );
}

async function answerTrials(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { short, symbol } = asked.company;
  const found = await ask(trials, { symbol, limit: 50 });
  const all = rowsOf(found);
  if (all.length === 0) return false;
  const wanted = conditionsOf(asked);
  const rows = all.filter((row) => wanted.every(({ meets }) => meets(row)));
  if (FAILED.test(asked.reading.text) && asked.has('trialfailed'))
    draft.text('Whether a trial failed the registry does not say, only how it ended.');
  if (rows.length === 0) {
    await sayNone(composing, all, wanted);
    return true;
  }
  if (STARTS.test(asked.reading.text)) {
    draft.lacks();
    draft.text(`When ${rows.length === 1 ? 'it' : 'a trial'} started is not on record.`);
  }
  const [first] = rows;
  const [drug, stage, state] = [first?.get('drug'), first?.get('phase'), first?.get('status')];
  const words = wanted.flatMap((each) => (each.of === 'state' ? [] : [` ${each.words}`])).join('');
  const as = wanted.flatMap((each) => (each.of === 'state' ? [` as ${each.words}`] : [])).join('');
  const led = rows.length === 1 ? ':' : '; first';
  const condition = first?.get('condition');
  const named = drug ? draft.strong(drug) : condition ? `one for ${said(condition)}` : 'one of no drug';
  draft.text(
    `${upperFirst(countOf(rows.length, 'trial'))} of ${short}${words} ${rows.length === 1 ? 'is' : 'are'} on record${as}${stage ? `${led} ${named}, ${draft.plain(stage)}${state ? `, ${said(state).toLowerCase()}` : ''}` : ''}. The registry gives no results here.`,
    rows.length > MOST ? `${MOST} of them are below.` : '',
  );
  if (rows.length > MOST || COUNTS.test(asked.reading.text)) sayCounts(composing, rows);
  trialTable(composing, rows);
  if (wanted.every((each) => each.of === 'drug') && wanted.length > 0) sayOthers(composing, all, rows);
  sayOtherTrialsOf(composing, all, rows, wanted);
  await sayDays(composing, rows);
  return true;
}

const phaseConcepts: readonly Concept[] = ['phase1', 'phase2', 'phase3', 'trialfailed'];
const besideTrials: readonly Concept[] = [
  'trials',
  'now',
  'upcoming',
  'history',
  'peak',
  'up',
  ...phaseConcepts,
];

/** What runs goes on, and does not go up. */
const isRunning = ({ concepts, wording }: Reading): boolean =>
  !concepts.has('up') || /^running$/i.test(wording.get('up') ?? '');

/** What a court or a well tries is no trial of a drug. */
const OF_NO_DRUG = /\b(?:courts?|oil|natural gas|barrels?|crude)\b/i;

const parts: Pick<Kind, 'id' | 'about' | 'title' | 'next' | 'answer'> = {
  id: 'trials',
  about: 'company',
  title: (asked) => {
    const words = [phaseOf(asked), stateOf(asked)].flatMap((each) => each?.words.replace(/^in /, '') ?? []);
    return ['trials', ...words].join(', ');
  },
  next: ['catalysts', 'runway', 'news'],
  answer: answerTrials,
};

/** Registered trials of a company, by what they are asked by. */
export const trialKinds: readonly Kind[] = [
  {
    ...parts,
    needs: [['trials', ...phaseConcepts]],
    allows: besideTrials,
    fits: (reading) => !OF_NO_DRUG.test(reading.text) && isRunning(reading),
    slots: ['subject'],
  },
  {
    ...parts,
    needs: [],
    needsSlots: ['subject'],
    allows: [...besideTrials, 'tellme', 'overview'],
    fits: isRunning,
  },
];
