import { balanceRatio } from './balance-ratios.ts';
import { type Kind, one } from '../../grammar/reading/kind.ts';
import { answerValuation, multiple, TANGIBLE } from './multiples.ts';
import { forwardPe } from './forward-pe.ts';
import { answerProfitable, answerProfits, EVER, HOW_MANY_OF } from '../statements/profits.ts';
import { growthNewest } from '../statements/growth.ts';
import { sheet } from '../statements/sheets.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import { screenedRatios, statedRatios } from '../../look-ups/ratios.ts';
import { asOf, simple } from '../told/simple.ts';
import { periodSlots } from '../told/spans.ts';

const overTime = ['by:year', 'by:quarter', 'history'] as const;

/** A ratio that the screener has a column for, as it has it. */
const ofScreener = (id: string, concept: Concept, name: string, title: string, made: string): Kind =>
  simple({
    id,
    needs: [[concept]],
    allows: ['m:equity', 'm:debt', 'financials'],
    slots: ['threshold'],
    title: title.toLowerCase(),
    next: ['debt', 'income', 'revenue'],
    lookUp: screenedRatios,
    facts: [name],
    say(found, { asked, draft }) {
      const known = one(found, name);
      return (
        known &&
        `${title} of ${asked.company.short} is ${draft.strong(known)} as the screener has it${asOf(known)}. ${made}`
      );
    },
  });

/** Whether there was a profit, of the time and in the words that a row says. */
const profitable = (row: Partial<Kind>): Kind => ({
  id: 'profitable',
  about: 'company',
  needs: [['profitable', 'm:net_income']],
  title: () => 'profit or loss',
  next: ['revenue', 'runway', 'valuation'],
  answer: answerProfits,
  ...row,
});

const priceBook = multiple(
  'price-book',
  'pb',
  ['price_book'],
  'P/B',
  'no equity above zero of its holders alone, in dollars, is on record to divide by.',
);

/** Kinds about what a price is a multiple of, and statements as a whole. */
export const valuationKinds: readonly Kind[] = [
  multiple(
    'price-earnings',
    'pe',
    ['price_earnings'],
    'P/E',
    'no profit a share of twelve months that can be relied on, in dollars, is on record to divide by.',
  ),
  multiple(
    'price-sales',
    'ps',
    ['price_sales'],
    'P/S',
    'there are no sales of twelve months above a million dollars to divide by.',
  ),
  priceBook,
  // The tangible one of a time is on record no more than that of today.
  {
    ...priceBook,
    allows: [...(priceBook.allows ?? []), 'by:quarter', 'by:year', 'history', 'balance', 'financials'],
    needsSlots: periodSlots,
    slots: periodSlots,
    fits: ({ text }) => TANGIBLE.test(text),
  },
  multiple(
    'enterprise-value',
    'ev',
    ['enterprise_value', 'enterprise_sales'],
    'Enterprise value',
    'cash and debt are not both known.',
  ),
  multiple(
    'ev-ebitda',
    'evebitda',
    ['enterprise_ebitda', 'enterprise_value'],
    'EV/EBITDA',
    'there is no EBITDA above zero, in dollars, to divide by.',
  ),
  forwardPe,
  multiple('net-cash', 'netcash', ['net_cash'], 'Cash less debt', 'cash and debt are not both known.'),
  {
    id: 'valuation',
    about: 'company',
    needs: [['valuation']],
    gathers: true,
    allows: ['price', 'pe', 'ps', 'pb', 'ev', 'stats', 'compare', 'm:revenue', 'm:net_income', 'earnings'],
    title: () => 'valuation',
    next: ['peers', 'income', 'range'],
    answer: answerValuation,
  },
  balanceRatio(
    'current-ratio',
    'currentratio',
    'Current ratio',
    ['current_assets', 'current_liabilities'],
    'ratio',
    'quarter',
  ),
  balanceRatio('debt-to-equity', 'debtequity', 'Debt to equity', ['debt', 'equity'], 'ratio', 'quarter'),
  balanceRatio('return-on-equity', 'roe', 'Return on equity', ['net_income', 'equity'], 'percent', 'year'),
  balanceRatio('return-on-assets', 'roa', 'Return on assets', ['net_income', 'assets'], 'percent', 'year'),
  balanceRatio('asset-turnover', 'assetturn', 'Asset turnover', ['revenue', 'assets'], 'ratio', 'year'),
  ofScreener(
    'return-on-capital',
    'roic',
    'return_on_capital',
    'Return on capital',
    'Operating income before tax of twelve months, in percent of equity and debt.',
  ),
  simple({
    id: 'quick-ratio',
    needs: [['quick']],
    allows: ['currentratio', 'balance', 'm:current_liabilities'],
    slots: ['threshold'],
    title: 'quick ratio',
    next: ['debt', 'runway', 'revenue'],
    lookUp: statedRatios,
    facts: ['quick_ratio'],
    say(found, { asked, draft }) {
      const [quick, current] = [one(found, 'quick_ratio'), one(found, 'current_ratio')];
      return (
        quick &&
        `Quick ratio of ${asked.company.short} was ${draft.strong(quick)} as a data provider states it${asOf(quick)}${current ? `; its current ratio ${draft.plain(current)}` : ''}.`
      );
    },
  }),
  profitable({
    needs: [['profitable'], [...overTime, 'profitable']],
    needsSlots: ['span', 'year', 'quarter', 'newest', 'month'],
    slots: ['periods'],
    allows: ['m:net_income'],
  }),
  profitable({ needs: [['profitable'], overTime], allows: ['m:net_income'] }),
  profitable({
    needsSlots: ['span', 'newest'],
    allows: overTime,
    fits: ({ text }) => HOW_MANY_OF.test(text),
  }),
  profitable({ fits: ({ text }) => EVER.test(text), title: () => 'whether it ever made a profit' }),
  profitable({
    needs: [['profitable']],
    fits: ({ text }) => !EVER.test(text),
    slots: ['threshold'],
    allows: ['by:ttm', 'm:net_income'],
    title: () => 'whether it makes a profit',
    answer: answerProfitable,
  }),
  growthNewest,
  sheet('income'),
  sheet('balance'),
  sheet('cashflow'),
  sheet('financials'),
];
