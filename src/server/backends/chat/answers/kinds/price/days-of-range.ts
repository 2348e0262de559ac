import { listOf } from '#kit/text/sentence.ts';
import { formatDate } from '#kit/time/dates.ts';
import { monthsBefore } from '#kit/time/days.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { splits } from '../../look-ups/shares.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { asksForReason, sayBeside } from './beside-day.ts';
import { onDay } from '../told/simple.ts';

/** The quotes round, and one of them may be of the next decimal. */
const SAME = 0.005;

const isSame = (a: Fact, b: Fact): boolean => Math.abs(Number(a.value) / Number(b.value) - 1) < SAME;

/** The sessions in which the price of 52 weeks was highest and lowest: only where the sessions on record reach what the quotes have. */
export async function sessionsOfRange({
  asked,
  ask,
}: Pick<Composing, 'asked' | 'ask'>): Promise<{ low: Fact | undefined; high: Fact | undefined }> {
  const { symbol } = asked.company;
  const [sessions, quote] = await Promise.all([
    ask(priceHistory, { symbol, from: monthsBefore(asked.record, 12), to: asked.record }),
    ask(companyQuote, { symbol }),
  ]);
  const reached = (name: string, ofQuote: string): Fact | undefined => {
    const [own, told] = [one(sessions, name), one(quote, ofQuote)];
    return own && told && isSame(own, told) ? own : undefined;
  };
  return { low: reached('lowest_price', 'year_low'), high: reached('highest_price', 'year_high') };
}

/** What asks for the day of a low or a high beside it. */
const WHICH_DAY = /\b(?:dates?|days?|when)\b/i;

/** The newest split of the last 52 weeks, for which what was traded before it is adjusted: a high of $205 beside a price of $3 is no mistake. */
async function splitWithin({ asked, ask, draft }: Composing): Promise<string | undefined> {
  const found = await ask(splits, { symbol: asked.company.symbol });
  const [split, day] = [one(found, 'split'), one(found, 'split_day')];
  if (!split || !day || String(day.value) < monthsBefore(asked.record, 12)) return undefined;
  return `Prices of before the split of ${draft.plain(split)}, effective ${draft.plain(day)}, are adjusted for it.`;
}

/** Where the quotes have no range of 52 weeks: that of the closes on record of that time; false without any. */
async function sayRangeOfCloses({ asked, ask, draft }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  const found = await ask(priceHistory, { symbol, from: monthsBefore(asked.record, 12), to: asked.record });
  const [first, low, high, last] = ['first_close', 'lowest_close', 'highest_close', 'last_close'].map(
    (name) => one(found, name),
  );
  if (!first || !low || !high || !last) return false;
  draft.lacks();
  draft.text(
    `No range of 52 weeks is on record of ${short}. Its closes on record of that time, since ${formatDate(first.date)}, lay between ${draft.strong(low)}${onDay(low)} and ${draft.strong(high)}${onDay(high)}; the last was ${draft.plain(last)}${onDay(last)}, ${draft.strong({ ...last, name: 'below_high', label: 'Below the highest close', value: (1 - Number(last.value) / Number(high.value)) * 100, unit: 'percent', computed: true })} below the highest.`,
  );
  return true;
}

/** The range says no day; where one is asked for, the sessions on record tell it, else the closes of the year the nearest to it. */
export const withItsDays = (kind: Kind): Kind => ({
  ...kind,
  async answer(composing) {
    const { asked, ask, draft } = composing;
    if (!(await kind.answer(composing))) return sayRangeOfCloses(composing);
    draft.text(await splitWithin(composing));
    const isOfReason = asksForReason(asked);
    if (!WHICH_DAY.test(asked.reading.text) && !isOfReason) return true;
    const closes = await ask(priceHistory, {
      symbol: asked.company.symbol,
      from: monthsBefore(asked.record, 12),
      to: asked.record,
    });
    const { text } = asked.reading;
    const isBoth = asked.has('range52') || (/\bhighs?\b/i.test(text) && /\blows?\b/i.test(text));
    const within = await sessionsOfRange(composing);
    const wanted = [
      ...(isBoth || asked.has('low52') ? [['low', within.low, one(closes, 'lowest_close')] as const] : []),
      ...(isBoth || asked.has('high52')
        ? [['high', within.high, one(closes, 'highest_close')] as const]
        : []),
    ];
    const known = wanted.flatMap(([name, day]) =>
      day
        ? [`${name} of ${draft.strong(day)} was reached within the session of ${formatDate(day.date)}`]
        : [],
    );
    const told = wanted.flatMap(([name, day, close]) =>
      day || !close ? [] : [`the ${name}est was ${draft.strong(close)}${onDay(close)}`],
    );
    if (known.length + told.length === 0) draft.lacks();
    draft.text(
      known.length > 0 ? `The ${listOf(known)}.` : undefined,
      told.length > 0
        ? `On which day within a session ${known.length > 0 ? 'the other' : 'that'} was is not on record; of the closes of that time ${told.join(', ')}.`
        : undefined,
      known.length + told.length === 0 ? 'On which day that was is not on record.' : undefined,
    );
    for (const [, day, close] of isOfReason ? wanted : []) {
      const found = (day ?? close)?.date;
      // In their order: each adds to the one draft.
      if (found) await sayBeside(composing, found);
    }
    return true;
  },
});
