import { createDraft } from '../draft.ts';
import type { Kind } from '../grammar/kind.ts';
import { saidOfCurrency, sayProvider } from './provider.ts';

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
  answer: (composing) => sayProvider(composing, ['eps_next_quarter']),
};
