import { outlook } from '../../look-ups/earnings.ts';
import { forwardEarnings } from '../../look-ups/forward.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { valuation } from '../../look-ups/valuation.ts';
import { type Kind, one } from '../../grammar/reading/kind.ts';
import { saidOfCurrency, sayProvider } from '../published/provider.ts';
import { onDay } from '../told/simple.ts';

/** What asks for the multiple of what was earned as well. */
const BEHIND = /\b(?:trailing|ttm|historical|last twelve months)\b/i;

/** The price over what analysts expect to be earned, which is adjusted, as the answer says. */
export const forwardPe: Kind = {
  id: 'forward-pe',
  about: 'company',
  needs: [['fpe']],
  allows: ['valuation', 'price', 'estimates', 'pe', 'upcoming', 'by:year'],
  slots: ['threshold'],
  title: () => 'forward P/E',
  next: ['valuation', 'estimates', 'peers'],
  async answer({ asked, ask, draft }) {
    const { symbol, short } = asked.company;
    const expected = await ask(outlook, { symbol });
    const found = await ask(forwardEarnings, { symbol });
    const [now, next] = [one(found, 'forward_pe'), one(found, 'forward_pe_next')];
    const [eps, end, after, analysts] = ['eps_this_year', 'year_end', 'eps_next_year', 'estimating'].map(
      (name) => one(expected, name),
    );
    const price = one(await ask(companyQuote, { symbol }), 'price');
    if (!price || (!eps && !after)) {
      draft.text(`No estimate of earnings of ${short} is on record to make a forward P/E of.`);
      const isPublished = await sayProvider({ asked, ask, draft }, ['forward_pe']);
      if (!isPublished) draft.text(await saidOfCurrency({ asked, ask }));
      return isPublished;
    }
    const year = end ? `the fiscal year to ${draft.plain(end)}` : 'this fiscal year';
    draft.text(
      now && eps
        ? `Forward P/E of ${short} was ${draft.strong(now)}: the last price, ${draft.plain(price)}${onDay(price)}, over EPS of ${draft.plain(eps)} that analysts expect of ${year}.`
        : eps
          ? `Forward P/E of ${short} is none: analysts expect EPS of ${draft.strong(eps)} of ${year}.`
          : undefined,
      next && after
        ? `Over the ${draft.plain(after)} expected of the year after it is ${draft.strong(next)}.`
        : undefined,
      `The estimates are adjusted EPS${analysts ? ` of ${draft.plain(analysts)} analysts` : ''}${onDay(eps ?? after)}.`,
    );
    if (BEHIND.test(asked.reading.text)) {
      const behind = one(await ask(valuation, { symbol }), 'price_earnings');
      if (!behind) draft.lacks();
      draft.text(
        behind
          ? `On the earnings of the twelve months behind it the P/E was ${draft.strong(behind)}${onDay(behind)}.`
          : 'The P/E on earnings of the twelve months behind it is not on record.',
      );
    }
    return true;
  },
};
