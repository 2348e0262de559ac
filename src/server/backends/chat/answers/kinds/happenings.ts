import { formatDate } from '#kit/time/dates.ts';
import { countOf, upperFirst } from '#kit/text/sentence.ts';
import type { Concept } from '../grammar/lexicon.ts';
import { events, news, videos } from '../look-ups/media.ts';
import { catalysts } from '../look-ups/pipeline.ts';
import { type Composing, type Kind, namesOf, rowsOf } from '../grammar/kind.ts';
import { onDay, said } from './simple.ts';
import { daySlots, daysOf } from './spans.ts';
import { trialKinds } from './trials.ts';
import { answerWhy } from './why.ts';

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

/** What has been is no answer to what comes next. */
const TO_COME =
  /\b(?:next|upcoming|coming (?:up|soon)|on deck|on tap|on the (?:docket|horizon)|to watch(?: for)?)\b/i;

const WHAT_ABOUT =
  /\bwhat(?:'s| is| was| are| were)? (?:that|it|this|they|those|the \w+) (?:all )?about\b|\bwhat (?:does|did) (?:that|it|this) mean\b|\bdetails?\b|\babout what\b/i;

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
  if (WHAT_ABOUT.test(asked.reading.text)) {
    draft.lacks();
    draft.text('What it is about is not on record beside its name; the document behind it says more.');
  }
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
