import { withoutCashOverSales } from './cash-over-sales.ts';
import { withCashTogether } from './cash-together.ts';
import type { Check } from '../check.ts';
import { withoutLentMoney } from './lent-money.ts';
import { withoutTotalAmongParts } from './total-among-parts.ts';
import { withoutUnprovenCash } from './year-cash.ts';

/** The checks of cash, once the days and amounts of all other lines are sound. */
export const cashChecks: readonly Check[] = [
  {
    name: 'money that is lent',
    order: 'Before cash is added up: what is left of a total is held against the sum.',
    run: (rows, { isFinancial }) => withoutLentMoney(rows, isFinancial),
    doubt: {
      figure: 'cash_and_investments',
      decision: 'not shown: of a lender, and three times the cash of the day',
    },
  },
  {
    name: 'cash of a year',
    order:
      'Before cash is added up, after lone levels and totals of lenders are gone that it is held against.',
    run: (rows, { fundamentals }) => withoutUnprovenCash(rows, fundamentals),
  },
  {
    name: 'a total among its parts',
    order: 'Before cash is added up: a total is no part of the sum.',
    run: withoutTotalAmongParts,
    doubt: {
      figure: 'cash',
      decision: 'not shown: over all assets with the investments of the day, so these are in it',
    },
  },
  {
    name: 'cash with investments',
    order: 'Adds up balances of which only sound ones are left.',
    run: withCashTogether,
  },
  {
    name: 'cash of more than sales',
    order: 'Asks for the cash that is left and for the revenue, both of which are sound by now.',
    run: withoutCashOverSales,
    doubt: {
      figure: 'operating_cash_flow',
      decision: 'not shown: more than all that was sold, and less is left',
    },
  },
];
