import { formatDate } from '#kit/time/dates.ts';
import { daysAfter, daysBetween, monthsBefore } from '#kit/time/days.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import type { Reading } from '../../grammar/reading/reading.ts';
import { inWords } from '../../asked/titles.ts';
import { type Asked, type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { besideMarket } from './beside-market.ts';
import { changeInWords, saidOld } from './price.ts';
import { onDay } from '../told/simple.ts';

/** The days of a question about prices; a year without one. */
export const spanOf = ({ period, record }: Asked): { from: string; to: string } => {
  if (!period) return { from: monthsBefore(record, 12), to: record };
  // Up from what it was a year ago is up since then.
  if (period.from === period.to && period.isRelative) return { from: period.from, to: record };
  if (period.kind === 'newest') return { from: period.from, to: period.to };
  return { from: period.from, to: period.to < record ? period.to : record };
};

/** The day of the last close up to a day, within two weeks; the day itself where there is none. */
async function lastCloseBefore(
  { asked, ask }: Pick<Composing, 'asked' | 'ask'>,
  day: string,
): Promise<string> {
  const found = await ask(priceHistory, { symbol: asked.company.symbol, from: daysAfter(day, -14), to: day });
  return one(found, 'last_close')?.date ?? day;
}

/** What a month did is counted from the close before it, a span from the close of its first day: the day of that close. */
export function startOfChange(to: Pick<Composing, 'asked' | 'ask'>): Promise<string> {
  const { from } = spanOf(to.asked);
  const isCalendar = to.asked.period !== null && /^(?:day|month|quarter|year)$/.test(to.asked.period.kind);
  return lastCloseBefore(to, isCalendar ? daysAfter(from, -1) : from);
}

/** What asks for the dividends in it too. */
const TOTAL_RETURN =
  /\b(?:total|shareholder|stockholder) returns?\b|\btsr\b|\b(?:with|including|incl\.?|plus) (?:the |its )?(?:re-?invested )?dividends?\b|\bdividends? (?:included|reinvested)\b/i;
/** The last close before a span is what a change is counted from. */
export async function answerChange(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { to } = spanOf(asked);
  const start = await startOfChange(composing);
  const found = await ask(priceHistory, { symbol: asked.company.symbol, from: start, to });
  const [first, last, change] = [
    one(found, 'first_close'),
    one(found, 'last_close'),
    one(found, 'span_change'),
  ];
  if (!last || (!first && found.missing.length === 0)) return false;
  if (!first || !change) {
    draft.lacks();
    draft.text(...found.missing, `Known is a close of ${draft.plain(last)}${onDay(last)}.`);
    return true;
  }
  const isShort = asked.period && first.date !== null && daysBetween(start, first.date) > 12;
  if (isShort) draft.lacks();
  // Of two closes there is no higher and lower one to tell.
  const isOneSession = found.total === 2;
  draft.text(
    `${asked.company.short} went from ${draft.plain(first)}${onDay(first)} to ${draft.plain(last)}${onDay(last)}: ${draft.strong(change)}.`,
    isShort ? 'Earlier closes of that time are not on record.' : undefined,
    TOTAL_RETURN.test(asked.reading.text)
      ? 'That is what the price did: dividends are not counted in it, and no total return is on record.'
      : undefined,
    asked.has('benchmark') ? await besideMarket(composing, first, last) : undefined,
    isOneSession ? undefined : said(composing, one(found, 'highest_close'), one(found, 'lowest_close')),
  );
  if (!isOneSession) draft.lines(`Closes of ${asked.company.symbol}`, 'usd', found.series ?? []);
  return true;
}

/** As many times are told beside each other. */
export const MOST_TIMES = 4;

/** How far the price went in each of several times that are named, without a drawing of each. */
async function answerChanges(composing: Composing): Promise<boolean> {
  const { asked, draft } = composing;
  let isAny = false;
  // In their order: each adds to the one draft.
  for (const period of asked.reading.periods.slice(0, MOST_TIMES)) {
    const of = { ...composing, draft: { ...draft, lines: () => {} }, asked: { ...asked, period } };
    if (await answerChange(of)) isAny = true;
    else {
      draft.lacks();
      draft.text(`No close of ${asked.company.short} is on record of ${inWords(period)}.`);
    }
  }
  return isAny;
}

const said = (
  { draft }: Composing,
  high: Parameters<Composing['draft']['plain']>[0] | undefined,
  low: typeof high,
): string | undefined =>
  high && low
    ? `The highest close was ${draft.plain(high)}${onDay(high)}, the lowest ${draft.plain(low)}${onDay(low)}.`
    : undefined;

/** Of a day before the first close on record: which that is. */
async function sayFirst({ asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>, day: string) {
  const { symbol, short } = asked.company;
  const first = one(await ask(priceHistory, { symbol, from: '1990-01-01', to: asked.record }), 'first_close');
  if (!first?.date || first.date <= day) return false;
  draft.lacks();
  draft.text(
    `No close of ${short} on ${formatDate(day)} is on record. Its closes begin on ${formatDate(first.date)}, at ${draft.plain(first)}.`,
  );
  return true;
}

const ofMoves: readonly Concept[] = ['move', 'up', 'down', 'history', 'chart', 'growth'];

const isOneDay = ({ periods }: Reading): boolean =>
  periods.length > 0 && periods.every(({ from, to }) => from === to);

/** The close of a day, else of the last session before it. */
async function answerDay({
  asked,
  ask,
  draft,
}: Pick<Composing, 'asked' | 'ask' | 'draft'>): Promise<boolean> {
  const day = asked.period?.to ?? asked.record;
  const found = await ask(priceHistory, { symbol: asked.company.symbol, from: daysAfter(day, -7), to: day });
  const last = one(found, 'last_close');
  if (!last) return sayFirst({ asked, ask, draft }, day);
  const isOther = last.date !== day;
  if (isOther && day > asked.record) draft.lacks();
  draft.text(
    isOther ? `No close of ${formatDate(day)} is on record; the last before it:` : undefined,
    `${asked.company.short} closed at ${draft.strong(last)}${onDay(last)}. Closes are split-adjusted.`,
  );
  return true;
}

async function answerMove(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const found = await ask(companyQuote, { symbol: asked.company.symbol });
  const [price, change, dollars] = [one(found, 'price'), one(found, 'change_percent'), one(found, 'change')];
  if (!price || !change) return false;
  const value = Number(change.value);
  const isOther =
    (asked.has('up') && !asked.has('down') && value < 0) ||
    (asked.has('down') && !asked.has('up') && value > 0);
  draft.text(
    isOther ? 'It moved the other way.' : undefined,
    `${asked.company.short} was ${changeInWords(draft, change)}${onDay(change)}${dollars ? `, a change of ${draft.plain(dollars)}` : ''}, and closed at ${draft.strong(price)}.`,
  );
  saidOld(composing, price.date);
  return true;
}

export const spans = ['span', 'month', 'quarter', 'year', 'newest'] as const;

/** Kinds about the price over time. */
export const historyKinds: readonly Kind[] = [
  {
    id: 'price-on-day',
    about: 'company',
    needs: [['price']],
    // "A year ago" is a day.
    needsSlots: ['day', 'newest'],
    fits: isOneDay,
    allows: ['session'],
    isOfDays: true,
    title: () => 'close',
    next: ['year', 'range', 'why'],
    answer: answerDay,
  },
  {
    id: 'price-change',
    about: 'company',
    needs: [['price', 'move', 'up', 'down', 'history', 'chart']],
    needsSlots: [...spans, 'day'],
    fits: (reading) => ofMoves.some((concept) => reading.concepts.has(concept)) || !isOneDay(reading),
    allows: ['price', 'move', 'up', 'down', 'history', 'chart', 'growth', 'large'],
    isOfDays: true,
    title: () => 'change of the price',
    next: ['range', 'why', 'price'],
    answer: answerChange,
  },
  {
    id: 'price-change',
    about: 'company',
    needs: [['price', 'move', 'up', 'down']],
    needsSlots: ['periods'],
    slots: spans,
    fits: ({ periods }) => periods.every(({ kind, from, to }) => kind !== 'future' && from < to),
    allows: ['price', 'move', 'up', 'down', 'compare', 'large'],
    isOfDays: true,
    title: () => 'changes of the price',
    next: ['range', 'why', 'price'],
    answer: answerChanges,
  },
  {
    id: 'price-change',
    about: 'company',
    needs: [['benchmark'], ['price', 'move', 'up', 'down', 'history', 'chart', 'invested']],
    slots: spans,
    allows: ['compare', 'price', 'move', 'up', 'down', 'history', 'growth', 'large', 'invested'],
    isOfDays: true,
    title: () => 'change of the price',
    next: ['range', 'why', 'price'],
    answer: answerChange,
  },
  {
    id: 'price-chart',
    about: 'company',
    needs: [
      ['chart', 'price'],
      ['chart', 'history'],
    ],
    allows: ['move', 'by:year'],
    slots: spans,
    isOfDays: true,
    title: () => 'price over time',
    next: ['range', 'why', 'price'],
    answer: answerChange,
  },
  {
    id: 'session-move',
    about: 'company',
    // "Who is dumping it" asks for sellers.
    refuses: ['who'],
    needs: [['move', 'up', 'down']],
    allows: ['price', 'volume', 'large'],
    title: () => 'change in the last session on record',
    next: ['why', 'year', 'range'],
    answer: answerMove,
  },
];
