import { formatDate } from '#kit/time/dates.ts';
import { countOf, upperFirst } from '#kit/text/sentence.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import { events, news, videos } from '../../look-ups/media.ts';
import { catalysts } from '../../look-ups/pipeline.ts';
import { type Composing, type Kind, namesOf, rowsOf } from '../../grammar/reading/kind.ts';
import { sayOwnShares } from '../shares/own-shares.ts';
import { onDay, said } from '../told/simple.ts';
import { daySlots, daysOf } from '../told/spans.ts';
import { trialKinds } from './trials.ts';
import { answerWhy } from '../price/why.ts';

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

/** Events of one kind that a question may ask for by name, and how the record and an answer call them. */
const eventKinds: readonly (readonly [said: RegExp, kind: RegExp, title: string])[] = [
  [/\b(?:buy(?:ing)? ?-?backs?|repurchas\w+|(?:buy(?:ing)?|bought) back)\b/i, /buyback/i, 'share buybacks'],
  [/\block(?:ed)?[- ]?up\b|\binsiders\b.*\b(?:sell|selling)\b/i, /lock-up/i, 'ends of a lock-up'],
  [/\bspin-? ?offs?\b/i, /spin-off/i, 'spin-offs'],
  [/\bstrategic (?:alternatives|review)\b/i, /strategic/i, 'reviews of strategic alternatives'],
];
const eventOf = (text: string): (typeof eventKinds)[number] | undefined =>
  eventKinds.find(([said]) => said.test(text));

/** A day by which the FDA decides: who asks for one gets one, or that none is on record. */
const OF_DECISION =
  /\b(?:pdufas?|(?:fda|approval|regulatory) (?:decision|action|goal|target action)(?: dates?)?|decision dates?|(?:target action|goal) dates?)\b/i;
const OF_OTHER_EVENTS = /\b(?:read-?outs?|catalysts?|events?|results|milestones?|data)\b/i;
const IS_DECISION = /PDUFA|FDA|decision|approv|complete response/i;

/** What has been is no answer to what comes next. */
const TO_COME =
  /\b(?:next|upcoming|coming (?:up|soon)|on deck|on tap|on the (?:docket|horizon)|to watch(?: for)?)\b/i;

const WHAT_ABOUT =
  /\bwhat(?:'s| is| was| are| were)? (?:that|it|this|they|those|the \w+) (?:all )?about\b|\bwhat (?:does|did) (?:that|it|this) mean\b|\bdetails?\b|\babout what\b/i;

/** A dated event: of which drug, disease and phase it is, whether its day was only expected, and what came of it. */
function eventInWords(
  row: ReturnType<typeof rowsOf>[number],
  record: string,
  draft: Composing['draft'],
): string {
  const [kind, day, subject, outcome, expected] = ['kind', 'day', 'subject', 'outcome', 'expected'].map(
    (name) => row.get(name),
  );
  if (!kind || !day) return '';
  const about = ['indication', 'event_phase'].flatMap((name) => row.get(name) ?? []).map(said);
  const of = `${subject ? ` of ${said(subject)}` : ''}${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
  if (!expected)
    return `${draft.strong(kind)}${of}, ${draft.plain(day)}${outcome ? `, outcome ${said(outcome)}` : ''}`;
  const isPast = String(day.value) <= record;
  return `${draft.strong(kind)}${of}, which ${isPast ? 'was' : 'is'} expected by ${draft.plain(day)}, as known${onDay(expected)}${isPast ? '; its outcome is not on record' : ''}`;
}

async function answerCatalysts({ asked, ask, draft }: Composing, isApproval: boolean): Promise<boolean> {
  const ofKind = eventOf(asked.reading.text)?.[1];
  const isOfDecision = OF_DECISION.test(asked.reading.text) && !OF_OTHER_EVENTS.test(asked.reading.text);
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
      (!isOfDecision || IS_DECISION.test(String(row.get('kind')?.value))) &&
      (!ofKind || ofKind.test(String(row.get('kind')?.value))) &&
      (!drugs || drugs.has(String(row.get('subject')?.value))),
  );
  if (rows.length === 0) {
    if (ofKind?.test('buyback')) return sayOwnShares({ asked, ask, draft });
    if (ofKind) return false;
    if (isOfDecision)
      draft.text(
        `No decision date of the FDA${isComing ? ' to come' : ''} is on record for the drugs of ${asked.company.short}.`,
      );
    const any = rowsOf(await ask(catalysts, { symbol: asked.company.symbol, limit: 30 }));
    const isReadout = /\bread(?:s|ing)?[- ]?outs?\b/i.test(asked.reading.text);
    const newest =
      (isReadout && any.find((row) => /readout/i.test(String(row.get('kind')?.value)))) || any[0];
    if (!newest?.has('kind')) return isOfDecision;
    if (isOfDecision) {
      draft.text(`The newest event on record: ${eventInWords(newest, asked.record, draft)}.`);
      return true;
    }
    draft.text(
      `No ${isComing ? `event of ${asked.company.short} after ${formatDate(asked.record)} is on record` : `such event of ${asked.company.short} is on record for that`}. The newest ${isReadout && newest !== any[0] ? 'readout ' : ''}on record: ${eventInWords(newest, asked.record, draft)}.`,
    );
    return true;
  }
  const [newest] = isComing ? [...rows].reverse() : rows;
  draft.text(
    `${upperFirst(countOf(rows.length, 'dated event'))} of ${asked.company.short} ${rows.length === 1 ? 'is' : 'are'} on record${isComing ? ` after ${formatDate(asked.record)}` : ''}${newest ? `; ${isComing ? 'the next' : 'the newest'}: ${eventInWords(newest, asked.record, draft)}` : ''}.`,
  );
  if (WHAT_ABOUT.test(asked.reading.text)) {
    draft.lacks();
    draft.text('What it is about is not on record beside its name; the document behind it says more.');
  }
  draft.table(
    'Events that may move a company',
    ['Day', 'Event', 'Subject', 'Condition', 'Phase', 'Outcome'],
    rows
      .slice(0, 8)
      .map((row) => [
        ...['day', 'kind', 'subject', 'indication', 'event_phase'].map((name) => row.get(name)),
        row.get('outcome') ?? (row.has('expected') ? 'Expected, not known' : undefined),
      ]),
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

/** Kinds about trials, news and what happened. */
export const happeningKinds: readonly Kind[] = [
  ...trialKinds,
  { id: 'catalysts', about: 'company', needs: [['catalysts']], allows: ['upcoming', 'approval', 'events', 'trials', 'history'], slots: [...daySlots, 'future', 'subject'], title: ({ has, reading }) => eventOf(reading.text)?.[2] ?? (has('upcoming') ? 'events to come' : 'dated events'), next: ['trials', 'runway', 'news'], answer: (composing) => answerCatalysts(composing, false) },
  { id: 'approvals', about: 'company', needs: [['approval']], allows: ['trials', 'history', 'upcoming'], slots: [...daySlots, 'subject'], title: () => 'approvals', next: ['trials', 'catalysts', 'revenue'], answer: (composing) => answerCatalysts(composing, true) },
  { id: 'news', about: 'company', needs: [['news']], allows: ['history', 'previous'], slots: daySlots, title: () => 'news', next: ['filings', 'why', 'insiders'], answer: answerNews },
  listed('events', 'events', 'events', events, 'event', ['upcoming', 'previous', 'history']),
  listed('videos', 'videos', 'videos', videos, 'video', ['officers', 'ceo']),
  { id: 'why', about: 'company', needs: [['why']], gathers: true, allows: ['move', 'up', 'down', 'price', 'news', 'volume', 'large', 'peak', 'trough'], slots: ['amount', 'day', 'month', 'span', 'newest', 'quarter', 'year'], title: () => 'change and what else is on record', next: ['news', 'filings', 'year'], answer: answerWhy },
]; // prettier-ignore
