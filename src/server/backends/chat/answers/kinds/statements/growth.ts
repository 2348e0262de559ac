import { formatDate } from '#kit/time/dates.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { newestGrowth } from '../lines/newest-growth.ts';
import { sayStatedGrowth } from '../published/provider-growth.ts';
import { asOf } from '../told/simple.ts';
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

/** What asks for the growth over a year, in any of its wordings. */
const OVER_A_YEAR = /\b(?:year|yr)s?[ -]?(?:over|on|to)[ -]?(?:year|yr)s?\b|\byoy\b|\by\/y\b/i;

/** How revenue of the newest quarter stood to that of a year before: of no quarter but an older one, and that is said, where the newest has none beside it. */
async function sayOverYear(composing: Composing, quarter: Fact | undefined): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { short, symbol } = asked.company;
  const newest = quarter?.date ?? null;
  if (newest !== null && (await sayStatedGrowth(composing, newest))) return true;
  const growth = await newestGrowth({ ask }, symbol, 'revenue');
  if (!growth?.date) return false;
  const isOlder = newest !== null && growth.date < newest;
  draft.text(
    `Revenue of ${short} in the quarter to ${formatDate(growth.date)}${isOlder ? ', the newest that stands beside that of a year before,' : ''} changed by ${draft.strong(growth)} against the quarter a year before.`,
  );
  return true;
}

/** How revenue of the newest quarter grew: over a year, and against the quarter before it where that is of the same quarter or asked for. */
async function answerNewest(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { short, symbol } = asked.company;
  const found = await ask(keyFigures, { symbol });
  const [year, quarter] = [one(found, 'revenue_year_over_year'), one(found, 'revenue_quarter_over_quarter')];
  if (year)
    draft.text(
      `Revenue of ${short} in the quarter to ${formatDate(year.date)} changed by ${draft.strong(year)} against the quarter a year before.`,
    );
  const isTold = year !== undefined || (!asked.has('qoq') && (await sayOverYear(composing, quarter)));
  const screened = isTold ? undefined : one(found, 'screened_year_over_year');
  if (screened)
    draft.text(
      `Revenue of ${short} changed by ${draft.strong(screened)} against a year before as the screener has it${asOf(screened)}; no two quarters of its statements tell it.`,
    );
  // Over a quarter is no answer to what is asked over a year.
  const isLacking = !isTold && !screened && OVER_A_YEAR.test(asked.reading.text);
  if (isLacking && quarter) {
    draft.lacks();
    draft.text(`How much revenue of ${short} changed over a year is not on record.`);
  }
  // Of an older quarter it is told where it alone is asked for.
  if (quarter && (!year || quarter.date === year.date || asked.has('qoq')))
    draft.text(
      `${isTold ? 'That' : `Revenue of ${short}`} of the quarter to ${formatDate(quarter.date)} changed by ${draft.plain(quarter)} against the quarter before.`,
    );
  return isTold || screened !== undefined || quarter !== undefined;
}

/** How revenue grew is told of the newest quarter where no time is named. */
export const growthNewest: Kind = {
  id: 'growth',
  about: 'company',
  needs: [['growth']],
  allows: ['qoq', 'by:quarter', 'financials', 'large', 'pace'],
  slots: ['newest'],
  // Of the newest quarter alone it is on record.
  fits: ({ periods }) => periods.every(({ of, back }) => of === 'quarter' && back === 0),
  title: () => 'growth of revenue',
  next: ['revenue', 'income', 'valuation'],
  answer: answerNewest,
};
