import { createDraft } from '../../written/draft.ts';
import { type Kind, one } from '../../grammar/reading/kind.ts';
import { outlook } from '../../look-ups/earnings.ts';
import { providerFigures } from '../../look-ups/provider.ts';
import { saidOfCurrency, sayProvider } from './provider.ts';
import { asOf } from '../told/simple.ts';

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

/** Estimates of fiscal years, with that of the next quarter, which stands in no outlook and was published with the quotes. */
export const withNextQuarter = (kind: Kind): Kind => ({
  ...kind,
  async answer(composing) {
    if (!(await kind.answer(composing))) return false;
    const { asked, ask, draft } = composing;
    if (asked.period || asked.has('by:year', 'growth')) return true;
    const found = await ask(providerFigures, { symbol: asked.company.symbol });
    const quarter = one(found, 'eps_next_quarter');
    const { parts } = draft.finish();
    const isTold = parts.some(
      (part) => part.kind === 'text' && part.markdown.includes('of the next quarter'),
    );
    if (quarter && !isTold)
      draft.text(
        `Of the next quarter alone EPS of ${draft.strong(quarter)} is expected, as published with its quotes${asOf(quarter)}; of which months that is, and whether it is adjusted, the provider does not say.`,
      );
    return true;
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
