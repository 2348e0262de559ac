import type { PeriodKind } from '#contract/financials.ts';
import { companyTabPath } from './addresses.ts';

/** The file that holds the periods of a kind; an address calls the kind by the same name. */
export const fileOfKind = {
  quarter: 'quarters',
  year: 'years',
  twelve_months: 'twelve_months',
} as const satisfies Record<PeriodKind, string>;

/** Where the statements of a company stand from a period of a kind on. */
export const statementsPath = (ticker: string, kind: PeriodKind, end: string): string =>
  `${companyTabPath(ticker, 'financials')}?by=${fileOfKind[kind]}&from=${end}#statements`;
