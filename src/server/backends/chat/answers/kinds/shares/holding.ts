import { formatPrice } from '#kit/format.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { splits } from '../../look-ups/shares.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { onDay } from '../told/simple.ts';

/** As `grammar/said-of-holdings.ts` writes it: how many shares, where that was said, and what was paid for each. */
const HOLDING = /\bvalue of a holding of(?: (\d[\d,]*(?:\.\d+)?) shares)?(?: at \$(\d[\d,]*(?:\.\d+)?))?/i;

const numberOf = (written: string): number => Number(written.replaceAll(',', ''));

/** What shares that were bought at a price are worth at the last one, and what that is against it. */
async function answerHolding({ asked, ask, draft }: Composing): Promise<boolean> {
  const [, count, paid] = HOLDING.exec(asked.reading.text) ?? [];
  const shares = count === undefined ? undefined : numberOf(count);
  const { symbol, short } = asked.company;
  const last = one(await ask(companyQuote, { symbol }), 'price');
  if (!last) return false;
  const price = Number(last.value);
  const computed = (name: string, label: string, value: number, unit: Fact['unit']): Fact => ({
    ...last,
    name,
    label,
    value,
    unit,
    computed: true,
  });
  if (paid === undefined) {
    if (shares === undefined || last.currency !== undefined) return false;
    draft.text(
      `At the last price of ${short}, ${draft.plain(last)}${onDay(last)}, ${count ?? ''} shares are worth ${draft.strong(computed('holding_worth', 'Worth at the last price', shares * price, 'price'))}.`,
    );
    return true;
  }
  const bought = numberOf(paid);
  if (!(bought > 0)) return false;
  const change = computed('holding_change', 'Against what was paid', (price / bought - 1) * 100, 'change');
  const isGain = price >= bought;
  draft.text(
    `The last price of ${short} was ${draft.plain(last)}${onDay(last)}: ${draft.strong(change)} against $${paid} paid for a share.`,
    shares === undefined || last.currency !== undefined
      ? undefined
      : `${count ?? ''} shares are worth ${draft.strong(computed('holding_worth', 'Worth at the last price', shares * price, 'price'))} at that price; at $${paid} they cost ${formatPrice(shares * bought)}, so that is ${isGain ? 'a gain' : 'a loss'} of ${draft.strong(computed('holding_gain', isGain ? 'Gain' : 'Loss', Math.abs(shares * (price - bought)), 'price'))}.`,
    isGain
      ? undefined
      : `To get back there the price would have to rise by ${draft.plain(computed('holding_to_even', 'Rise to what was paid', (bought / price - 1) * 100, 'percent'))}.`,
    await splitSince({ asked, ask, draft }),
    'Dividends, costs and taxes are not in it, and the record does not say whether to sell.',
  );
  return true;
}

/** Who bought before a split has another number of shares since, at another price each. */
async function splitSince({
  asked,
  ask,
  draft,
}: Pick<Composing, 'asked' | 'ask' | 'draft'>): Promise<string | undefined> {
  const found = await ask(splits, { symbol: asked.company.symbol });
  const [split, day] = [one(found, 'split'), one(found, 'split_day')];
  return split && day
    ? `Shares bought before the last split, ${draft.plain(split)}, effective ${draft.plain(day)}, are another number since, at another price each.`
    : undefined;
}

/** What somebody's shares are worth now, by what he paid for them. */
export const holdingKind: Kind = {
  id: 'return-of-holding',
  about: 'company',
  needs: [['holding']],
  allows: ['price', 'sharesout'],
  slots: ['amount'],
  // Of another sum that was put in it is no question: only what is written so is one.
  fits: ({ text }) => HOLDING.test(text),
  isOfDays: true,
  title: () => 'what shares bought at that price are worth',
  next: ['range', 'year', 'weigh'],
  answer: answerHolding,
};
