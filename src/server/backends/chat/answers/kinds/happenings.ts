import { formatDate } from '#kit/time/dates.ts';
import { countOf, upperFirst } from '#kit/text/sentence.ts';
import type { Concept } from '../grammar/lexicon.ts';
import type { Fact } from '../look-ups/look-up.ts';
import { events, news, videos } from '../look-ups/media.ts';
import { catalysts, trials } from '../look-ups/pipeline.ts';
import { type Asked, type Composing, type Kind, namesOf, rowsOf } from './kind.ts';
import { onDay, said } from './simple.ts';
import { daySlots, daysOf } from './spans.ts';
import { answerWhy } from './why.ts';

const phases = { phase1: 'Phase 1', phase2: 'Phase 2', phase3: 'Phase 3', trialfailed: 'Failed' } as const;
type PhaseConcept = keyof typeof phases;
const phaseConcepts = Object.keys(phases) as PhaseConcept[];

const table = (
  draft: Composing['draft'],
  caption: string,
  columns: readonly string[],
  names: readonly string[],
  rows: ReturnType<typeof rowsOf>,
): void =>
  draft.table(
    caption,
    columns,
    rows.map((row) => names.map((name) => row.get(name))),
  );

/** States of trials that a question may ask for, as the registry words them. */
const statuses: readonly (readonly [asked: RegExp, stated: RegExp])[] = [
  [/\bnot yet recruiting\b/i, /^not yet/i],
  [/\b(?:recruit\w*|enrol\w*)\b/i, /^recruiting|^enrolling/i],
  [
    /\b(?:terminated|stopped|halted|discontinued|suspended|withdrawn)\b/i,
    /^(?:terminated|suspended|withdrawn)/i,
  ],
  [/\b(?:completed|finished)\b/i, /^completed/i],
  [/\b(?:active|running|ongoing|under way|underway)\b/i, /^(?:active|recruiting|enrolling)/i],
];
const COUNTS =
  /\bhow many\b|\bwhich (?:\w+ )?(?:of (?:the|its|their|those) )?(?:\w+ )?(?:trials?|stud(?:y|ies)|ones)\b|\bare (?:any|there)\b|\bany (?:\w+ )?(?:trials?|stud(?:y|ies))\b|\blist\b|\b(?:recruiting|enrolling|terminated|withdrawn|suspended|completed|finished|active|ongoing) (?:\w+ )?(?:trials|studies)\b/i;

/** The state of trials that is asked for, where some of them are. */
const statusOf = ({ reading }: Asked): RegExp | undefined =>
  COUNTS.test(reading.text) ? statuses.find(([said]) => said.test(reading.text))?.[1] : undefined;

const trialTable = (draft: Composing['draft'], rows: ReturnType<typeof rowsOf>): void =>
  table(
    draft,
    'Trials, running ones first',
    ['Drug', 'Phase', 'Condition', 'Status', 'Primary completion'],
    ['drug', 'phase', 'condition', 'status', 'primary_completion'],
    rows.slice(0, 8),
  );

async function answerTrials({ asked, ask, draft }: Composing): Promise<boolean> {
  const concept = phaseConcepts.find((each) => asked.has(each));
  const phase = concept && phases[concept];
  const drugs = namesOf(asked, 'drug') ?? namesOf(asked, 'condition');
  const subjects = drugs
    ? { subjects: [...drugs].slice(0, 20), limit: 20 }
    : statusOf(asked) && { limit: 20 };
  const found = await ask(trials, { symbol: asked.company.symbol, ...(phase && { phase }), ...subjects });
  const conditions = namesOf(asked, 'condition');
  const status = statusOf(asked);
  const all = rowsOf(found).filter(
    (row) => !conditions || conditions.has(String(row.get('condition')?.value)),
  );
  const rows = all.filter((row) => !status || status.test(String(row.get('status')?.value)));
  if (status && rows.length === 0 && all.length > 0) {
    draft.text(
      `No trial of ${asked.company.short} with that status is on record; ${countOf(all.length, 'trial')} with another ${all.length === 1 ? 'is' : 'are'}:`,
    );
    trialTable(draft, all);
    return true;
  }
  const total = conditions || status ? rows.length : (found.total ?? 0);
  if (total === 0) {
    const any = phase ? await ask(trials, { symbol: asked.company.symbol, limit: 1 }) : found;
    if ((any.total ?? 0) === 0) return false;
    const [others, what] = conditions
      ? ['for other conditions', 'for that condition']
      : ['of other phases', `of ${phase ?? 'that phase'}`];
    draft.text(
      `No trial ${what} of ${asked.company.short} is on record; ${countOf(any.total ?? 0, 'trial')} ${others} ${any.total === 1 ? 'is' : 'are'}${draft.cite((any.facts[0] as Fact).source)}.`,
    );
    return true;
  }
  const named = `${namesOf(asked, 'drug') ? ' of that drug' : ''}${conditions ? ' for that condition' : ''}`;
  const [first] = rows;
  const [drug, stage, state] = [first?.get('drug'), first?.get('phase'), first?.get('status')];
  draft.text(
    `${upperFirst(countOf(total, 'trial'))} of ${asked.company.short}${named}${phase ? ` in ${phase}` : ''}${status ? ' with that status' : ''} ${total === 1 ? 'is' : 'are'} on record${drug && stage ? `${total === 1 ? ':' : '; first'} ${draft.strong(drug)}, ${draft.plain(stage)}${state ? `, ${said(state).toLowerCase()}` : ''}` : ''}. The registry gives no results here.`,
  );
  trialTable(draft, rows);
  return true;
}

/** Events of one kind that a question may ask for by name, and how the record and an answer call them. */
const eventKinds: readonly (readonly [said: RegExp, kind: RegExp, title: string])[] = [
  [/\b(?:buy(?:ing)? ?-?backs?|repurchas\w+|(?:buy(?:ing)?|bought) back)\b/i, /buyback/i, 'share buybacks'],
  [/\block(?:ed)?[- ]?up\b|\binsiders\b.*\b(?:sell|selling)\b/i, /lock-up/i, 'ends of a lock-up'],
  [/\bspin-? ?offs?\b/i, /spin-off/i, 'spin-offs'],
  [/\bstrategic (?:alternatives|review)\b/i, /strategic/i, 'reviews of strategic alternatives'],
];
const eventOf = (text: string): (typeof eventKinds)[number] | undefined =>
  eventKinds.find(([said]) => said.test(text));

/** What has been is no answer to what comes next. */
const TO_COME =
  /\b(?:next|upcoming|coming (?:up|soon)|on deck|on tap|on the (?:docket|horizon)|to watch(?: for)?)\b/i;

async function answerCatalysts({ asked, ask, draft }: Composing, isApproval: boolean): Promise<boolean> {
  const ofKind = eventOf(asked.reading.text)?.[1];
  const isComing =
    asked.has('upcoming') ||
    asked.period?.kind === 'future' ||
    (asked.period === null && !ofKind && TO_COME.test(asked.reading.text));
  const days = isComing ? { from: asked.record } : daysOf(asked);
  const found = await ask(catalysts, { symbol: asked.company.symbol, ...days, limit: 30 });
  const drugs = namesOf(asked, 'drug');
  const rows = rowsOf(found).filter(
    (row) =>
      (!isApproval || /FDA|approv/i.test(String(row.get('kind')?.value))) &&
      (!ofKind || ofKind.test(String(row.get('kind')?.value))) &&
      (!drugs || drugs.has(String(row.get('subject')?.value))),
  );
  if (rows.length === 0) {
    if (ofKind) return false;
    const any = await ask(catalysts, { symbol: asked.company.symbol, limit: 1 });
    const [newest] = rowsOf(any);
    const [kind, day] = [newest?.get('kind'), newest?.get('day')];
    if (!kind || !day) return false;
    draft.text(
      `No ${isComing ? `event of ${asked.company.short} after ${formatDate(asked.record)} is on record` : `such event of ${asked.company.short} is on record for that`}; the newest on record is ${draft.plain(kind)}, ${formatDate(day.date)}.`,
    );
    return true;
  }
  const [newest] = isComing ? [...rows].reverse() : rows;
  const [kind, day, outcome] = [newest?.get('kind'), newest?.get('day'), newest?.get('outcome')];
  draft.text(
    `${upperFirst(countOf(rows.length, 'dated event'))} of ${asked.company.short} ${rows.length === 1 ? 'is' : 'are'} on record${isComing ? ` after ${formatDate(asked.record)}` : ''}${kind && day ? `; ${isComing ? 'the next' : 'the newest'}: ${draft.strong(kind)}, ${draft.plain(day)}${outcome ? `, outcome ${said(outcome)}` : ''}` : ''}.`,
  );
  table(
    draft,
    'Events that may move a company',
    ['Day', 'Event', 'Subject', 'Outcome'],
    ['day', 'kind', 'subject', 'outcome'],
    rows.slice(0, 8),
  );
  return true;
}

async function answerNews({ asked, ask, draft }: Composing): Promise<boolean> {
  const found = await ask(news, {
    symbol: asked.company.symbol,
    ...daysOf(asked),
    limit: Math.min(10, asked.count ?? 6),
  });
  const rows = rowsOf(found);
  const [newest] = rows;
  const [headline, day] = [newest?.get('headline'), newest?.get('published')];
  if (!headline) {
    const any = await ask(news, { symbol: asked.company.symbol, limit: 1 });
    const [last] = rowsOf(any);
    const known = last?.get('headline');
    if (!known) return false;
    draft.lacks();
    draft.text(
      `Nothing on ${asked.company.short} is on record for that time. The newest: ${draft.plain(known)}${onDay(known)}.`,
    );
    return true;
  }
  draft.text(
    `The newest on record about ${asked.company.short}: ${draft.strong(headline)}${day ? `, ${formatDate(day.date)}` : ''}.`,
  );
  if (rows.length > 1)
    table(
      draft,
      'News, newest first',
      ['Day', 'Headline', 'Kind'],
      ['published', 'headline', 'automated'],
      rows,
    );
  return true;
}

const listed = (
  id: string,
  concept: Concept,
  title: string,
  lookUp: typeof events,
  name: string,
  allows: readonly Concept[],
): Kind => ({
  id,
  about: 'company',
  needs: [[concept]],
  allows,
  slots: ['future'],
  title: () => title,
  next: ['news', 'filings', 'next'],
  async answer({ asked, ask, draft }) {
    const found = await ask(lookUp, { symbol: asked.company.symbol });
    const rows = rowsOf(found);
    const first = rows[0]?.get(name);
    if (!first) return false;
    draft.text(
      `${upperFirst(countOf(found.total ?? rows.length, title.slice(0, -1)))} of ${asked.company.short} ${found.total === 1 ? 'is' : 'are'} on record; first ${draft.strong(first)}${onDay(first)}.`,
    );
    return true;
  },
});

const trialWords: readonly Concept[] = ['trials', 'now', 'upcoming', 'history', 'peak'];

/** Kinds about trials, news and what happened. */
export const happeningKinds: readonly Kind[] = [
  { id: 'trials', about: 'company', needs: [['trials', ...phaseConcepts]], allows: trialWords, fits: ({ text }) => !/\b(?:courts?|oil|natural gas|barrels?|crude)\b/i.test(text), slots: ['subject'], title: ({ has }) => { const phase = phaseConcepts.find((each) => has(each)); return phase ? `trials, ${phases[phase]}` : 'trials'; }, next: ['catalysts', 'runway', 'news'], answer: answerTrials },
  { id: 'trials', about: 'company', needs: [], needsSlots: ['subject'], allows: [...trialWords, 'tellme', 'overview'], title: () => 'trials', next: ['catalysts', 'runway', 'news'], answer: answerTrials },
  { id: 'catalysts', about: 'company', needs: [['catalysts']], allows: ['upcoming', 'approval', 'events', 'trials', 'history'], slots: [...daySlots, 'future', 'subject'], title: ({ has, reading }) => eventOf(reading.text)?.[2] ?? (has('upcoming') ? 'events to come' : 'dated events'), next: ['trials', 'runway', 'news'], answer: (composing) => answerCatalysts(composing, false) },
  { id: 'approvals', about: 'company', needs: [['approval']], allows: ['trials', 'history', 'upcoming'], slots: [...daySlots, 'subject'], title: () => 'approvals', next: ['trials', 'catalysts', 'revenue'], answer: (composing) => answerCatalysts(composing, true) },
  { id: 'news', about: 'company', needs: [['news']], allows: ['history', 'previous'], slots: daySlots, title: () => 'news', next: ['filings', 'why', 'insiders'], answer: answerNews },
  listed('events', 'events', 'events', events, 'event', ['upcoming', 'previous', 'history']),
  listed('videos', 'videos', 'videos', videos, 'video', ['officers', 'ceo']),
  { id: 'why', about: 'company', needs: [['why']], gathers: true, allows: ['move', 'up', 'down', 'price', 'news', 'volume', 'large', 'peak', 'trough'], slots: ['amount', 'day', 'month', 'span', 'newest', 'quarter', 'year'], title: () => 'change and what else is on record', next: ['news', 'filings', 'year'], answer: answerWhy },
]; // prettier-ignore
