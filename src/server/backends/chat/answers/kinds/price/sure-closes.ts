import { formatDate } from '#kit/time/dates.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';
import type { LookedUp } from '../../look-ups/look-up.ts';
import { priceHistory } from '../../look-ups/prices.ts';

/**
 * The closes of a time; where its first are of before a split that is not settled, those from the first sure one on, with a sentence that says so:
 * a highest close or a largest move of those is true of them, a change from the first close is not made.
 */
export async function sureHistory(
  { asked, ask }: Pick<Composing, 'asked' | 'ask'>,
  { from, to }: { from: string; to: string },
): Promise<{ found: LookedUp; since: string | undefined }> {
  const { symbol, short } = asked.company;
  const found = await ask(priceHistory, { symbol, from, to });
  const sure = one(found, 'first_close') ? undefined : one(found, 'first_sure_close');
  if (!sure?.date) return { found, since: undefined };
  return {
    found: await ask(priceHistory, { symbol, from: sure.date, to }),
    since: `Closes of ${short} before ${formatDate(sure.date)} are of a scale that is not settled, and not counted.`,
  };
}
