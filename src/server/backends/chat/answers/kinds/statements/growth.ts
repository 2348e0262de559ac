import { keyFigures } from '../../look-ups/cash.ts';
import { type Kind, one } from '../../grammar/reading/kind.ts';
import { periodSlots } from '../told/spans.ts';
import { answerLines } from './statements.ts';

/** The screener has growth over so many years. */
const YEARS = 3;

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
  async answer(composing) {
    const { asked, ask, draft } = composing;
    const isTold = await answerLines(composing, ['revenue'], []);
    const { period } = asked;
    const isOfThree = period?.of === 'year' && period.back === YEARS;
    const found = isOfThree ? await ask(keyFigures, { symbol: asked.company.symbol }) : undefined;
    const yearly = found && one(found, 'screened_three_years');
    if (yearly)
      draft.text(
        `Over three years revenue of ${asked.company.short} changed by ${draft.strong(yearly)} a year, compounded, as the screener has it.`,
      );
    return isTold || yearly !== undefined;
  },
};
