import { formatDate } from '#kit/time/dates.ts';
import { daysAfter, monthsBefore } from '#kit/time/days.ts';
import { companyFacts } from '../../look-ups/company.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { onDay } from '../told/simple.ts';

/** A first close of so many days after the first trade is not of that day. */
const NEAR_DAYS = 7;

/** Prices of most companies go back about so far: a first close within is of one that was listed since. */
const MONTHS_OF_PRICES = 11;

/** Says the first close on record, where no first day of trading is: of who has traded for less time than prices are kept, it is about that day. */
async function sayFirstClose({ asked, ask, draft }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  if (one(await ask(companyFacts, { symbol }), 'first_trade')) return false;
  const first = one(await ask(priceHistory, { symbol, from: '1990-01-01', to: asked.record }), 'first_close');
  if (!first?.date) return false;
  const isNew = first.date > monthsBefore(asked.record, MONTHS_OF_PRICES);
  draft.text(
    isNew
      ? `Its first close on record is ${draft.strong(first)}${onDay(first)}; prices of most companies here go back further, so it has hardly traded under ${symbol} for longer.`
      : `Closes of ${short} are on record from ${formatDate(first.date)} on; whether it was traded before that day is not.`,
  );
  return isNew;
}

/** The same kind, which tells the first close too. */
export const withFirstClose = (kind: Kind): Kind => ({
  ...kind,
  async answer(composing) {
    const isKnown = await kind.answer(composing);
    const isTold = await sayFirstClose(composing);
    return isKnown || isTold;
  },
});

/** The first close on record. */
export const firstClose: Kind = {
  id: 'price-on-day',
  about: 'company',
  needs: [['price']],
  fits: ({ text }) => /\b(?:first|earliest|oldest) (?:\w+ )?(?:price|close|quote|bar)s?\b/i.test(text),
  allows: ['when', 'history', 'exchange'],
  isOfDays: true,
  title: () => 'first close on record',
  next: ['year', 'range', 'price'],
  async answer({ asked, ask, draft }) {
    const { symbol, short } = asked.company;
    const found = await ask(priceHistory, { symbol, from: '1990-01-01', to: asked.record });
    const [first, last, change] = ['first_close', 'last_close', 'span_change'].map((name) =>
      one(found, name),
    );
    const sure = one(found, 'first_sure_close');
    if (!first && sure) {
      draft.lacks();
      draft.text(
        `The first closes of ${short} on record are of a scale that is not settled, and not told. The first that is sure is ${draft.strong(sure)}${onDay(sure)}${last ? `; the last is ${draft.strong(last)}${onDay(last)}` : ''}.`,
      );
      return true;
    }
    if (!first) return false;
    const traded = one(await ask(companyFacts, { symbol }), 'first_trade');
    const since = typeof traded?.value === 'string' ? traded.value : undefined;
    // Prices go back a year or so: the first of them is seldom that of the first day.
    if (traded && since !== undefined && since < daysAfter(first.date ?? '', -NEAR_DAYS)) {
      draft.lacks();
      draft.text(
        `${short} has traded since ${draft.plain(traded)}; what it closed at then is not on record, for its closes begin on ${formatDate(first.date)}.`,
      );
    }
    draft.text(
      `The first close of ${short} on record is ${draft.strong(first)}${onDay(first)}.`,
      change && last
        ? `Since then it is ${draft.strong(change)}, at ${draft.plain(last)}${onDay(last)}.`
        : undefined,
      'Closes are split-adjusted.',
    );
    return true;
  },
};
