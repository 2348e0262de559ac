import type { Kind } from './kind.ts';
import { periodSlots } from './spans.ts';
import { answerLines } from './statements.ts';

/** How revenue grew over a time is told by its periods, each with its growth. */
export const growthOverTime: Kind = {
  id: 'growth',
  about: 'company',
  needs: [['growth']],
  allows: [
    'by:quarter',
    'by:year',
    'by:ttm',
    'history',
    'compare',
    'financials',
    'large',
    'qoq',
    'up',
    'down',
    'move',
  ],
  fits: ({ concepts, periods }) =>
    periods.some(({ of, back }) => of !== 'quarter' || back !== 0) ||
    (['history', 'by:year', 'compare'] as const).some((each) => concepts.has(each)),
  slots: [...periodSlots, 'periods'],
  isOfStatements: true,
  title: () => 'growth of revenue',
  next: ['income', 'runway', 'earnings'],
  answer: (composing) => answerLines(composing, ['revenue'], []),
};
