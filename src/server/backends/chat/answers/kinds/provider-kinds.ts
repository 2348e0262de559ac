import { createDraft } from '../draft.ts';
import { type Kind, one } from '../grammar/kind.ts';
import { outlook } from '../look-ups/earnings.ts';
import { saidOfCurrency, sayProvider } from './provider.ts';
import { asOf } from './simple.ts';

/** A kind whose own tables may have nothing of a company: then what was published with the quotes is told. */
export const withProvider = (kind: Kind, names: readonly string[]): Kind => ({
  ...kind,
  async answer(composing) {
    const isOwn = await kind.answer({ ...composing, draft: createDraft() });
    if (!isOwn && (await sayProvider(composing, names))) return true;
    if (!isOwn) composing.draft.text(await saidOfCurrency(composing));
    return kind.answer(composing);
  },
});

/** What is expected of the quarter to come: published with the quotes, and in no outlook. */
export const nextQuarterEstimate: Kind = {
  id: 'estimates',
  about: 'company',
  needs: [['estimates']],
  allows: ['m:eps_diluted', 'earnings', 'upcoming', 'by:quarter'],
  slots: ['future', 'newest'],
  fits: ({ text }) => /\b(?:next|this|coming|current|upcoming) (?:quarters?|qtrs?)\b/i.test(text),
  title: () => 'estimated EPS of the next quarter',
  next: ['earnings', 'next', 'valuation'],
  async answer(composing) {
    if (await sayProvider(composing, ['eps_next_quarter'])) return true;
    const { asked, ask, draft } = composing;
    const found = await ask(outlook, { symbol: asked.company.symbol });
    const [year, end, analysts] = ['eps_this_year', 'year_end', 'estimating'].map((name) => one(found, name));
    if (!year) return false;
    draft.lacks();
    draft.text(
      `What analysts expect of a single quarter of ${asked.company.short} is not on record. Of the whole fiscal year${end ? ` to ${draft.plain(end)}` : ''} they expect adjusted EPS of ${draft.strong(year)}${analysts ? `, ${draft.plain(analysts)} of them` : ''}${asOf(year)}.`,
    );
    return true;
  },
};
