import { monthsBefore } from '#kit/time/days.ts';
import type { Fact } from '../look-ups/look-up.ts';
import { priceHistory } from '../look-ups/prices.ts';
import { companyQuote } from '../look-ups/quote.ts';
import { type Composing, one } from './kind.ts';

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
