import { formatDate } from '#kit/time/dates.ts';
import { monthsBefore } from '#kit/time/days.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { asksForReason, sayBeside } from './beside-day.ts';
import { sessionsOfRange } from './days-of-range.ts';
import { spanOf, spans } from './history.ts';
import { onDay } from '../told/simple.ts';
import { sureHistory } from './sure-closes.ts';

/** "Why did it peak" asks of the price; "the highest close and why" of the day of that close. */
const ASKS_WHY = /^\W*(?:(?:and|so|but) )*(?:why|how come)\b/i;

/** The highest and the lowest close of a time, and where the last lies between them. */
async function answerExtreme(composing: Composing): Promise<boolean> {
  const { asked, draft } = composing;
  const isOfYear = asked.has('low52', 'high52', 'range52');
  const { from, to } = asked.period
    ? spanOf(asked)
    : { from: isOfYear ? monthsBefore(asked.record, 12) : '1990-01-01', to: asked.record };
  const { found, since } = await sureHistory(composing, { from, to });
  const [high, low, first] = [
    one(found, 'highest_close'),
    one(found, 'lowest_close'),
    one(found, 'first_close'),
  ];
  if (!high || !low || !first) {
    draft.text(...found.missing);
    return false;
  }
  const [isLow, isHigh] = [asked.has('trough', 'low52', 'range52'), asked.has('peak', 'high52', 'range52')];
  const isBoth =
    (isLow && isHigh) ||
    (/\b(?:highs?|highest)\b/i.test(asked.reading.text) && /\b(?:lows?|lowest)\b/i.test(asked.reading.text));
  const wanted = isBoth
    ? `closes of ${asked.company.short} on record for that lay between ${draft.strong(low)}${onDay(low)} and ${draft.strong(high)}${onDay(high)}`
    : isLow
      ? `lowest close of ${asked.company.short} on record for that was ${draft.strong(low)}${onDay(low)}`
      : `highest close of ${asked.company.short} on record for that was ${draft.strong(high)}${onDay(high)}`;
  draft.text(
    `The ${wanted}. The record begins on ${formatDate(first.date)} here; closes are split-adjusted.`,
    since,
  );
  if (isOfYear && !asked.period) {
    const within = await sessionsOfRange(composing);
    for (const [isWanted, name, fact] of [
      [isLow || isBoth, 'low', within.low],
      [isHigh || isBoth, 'high', within.high],
    ] as const)
      if (isWanted && fact)
        draft.text(`Within a session the ${name} of 52 weeks was ${draft.strong(fact)}${onDay(fact)}.`);
  }
  const last = one(found, 'last_close');
  if (last && to === asked.record) draft.text(againstBoth(last, low, high, draft));
  draft.lines(`Closes of ${asked.company.symbol}`, 'usd', found.series ?? []);
  if (asksForReason(asked))
    for (const { date } of isBoth ? [low, high] : [isLow ? low : high])
      // In their order: each adds to the one draft.
      if (date) await sayBeside(composing, date);
  return true;
}

/** Where the last close lies between the lowest and the highest. */
function againstBoth(last: Fact, low: Fact, high: Fact, draft: Composing['draft']): string {
  const over = (name: string, label: string, value: number): Fact => ({
    ...last,
    name,
    label,
    value,
    unit: 'percent',
    computed: true,
  });
  const [close, least, most] = [last, low, high].map(({ value }) => Number(value)) as [
    number,
    number,
    number,
  ];
  const above = over('above_low', 'Above the lowest close', (close / least - 1) * 100);
  const below = over('below_high', 'Below the highest close', (1 - close / most) * 100);
  return `The last close, ${draft.plain(last)}${onDay(last)}, was ${draft.plain(above)} above the lowest and ${draft.plain(below)} below the highest.`;
}

/** Kinds about the highest and the lowest close. */
export const extremeKinds: readonly Kind[] = [
  {
    id: 'price-extreme',
    about: 'company',
    needs: [
      ['peak', 'trough'],
      ['price', 'peak', 'trough'],
    ],
    allows: ['price', 'move', 'why'],
    fits: ({ concepts, text }) => !concepts.has('why') || !ASKS_WHY.test(text),
    slots: spans,
    isOfDays: true,
    title: ({ has }) => (has('trough') ? 'lowest close' : 'highest close'),
    next: ['range', 'year', 'price'],
    answer: answerExtreme,
  },
  {
    id: 'price-extreme',
    about: 'company',
    // The range of 52 weeks says no day; the closes of a year do.
    needs: [['low52', 'high52', 'range52']],
    fits: ({ text }) => /\bwhen\b|\b(?:what|which) (?:day|date)\b/i.test(text),
    allows: ['price', 'peak', 'trough', 'when', 'by:year', 'why'],
    isOfDays: true,
    title: ({ has }) => (has('low52') ? 'lowest close' : 'highest close'),
    next: ['range', 'year', 'price'],
    answer: answerExtreme,
  },
];
