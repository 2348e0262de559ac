import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import type { CompanyContext } from '#server/fill/statements/read-context.ts';
import type { StatementRow } from '#server/fill/statements/rows.ts';
import { noFigures } from '#server/store/statements/financial-periods.ts';

export type { StatementRow };

/** A quarter of one source without figures but those given. */
export const statementRow = (period_end: string, given: Partial<StatementRow> = {}): StatementRow => ({
  ...noFigures,
  kind: 'quarter',
  period_start: null,
  period_end,
  currency: 'USD',
  source: 'sec-quarters',
  is_derived: 0,
  is_restated: 0,
  marks: null,
  form: null,
  filed_on: null,
  accession_key: null,
  ...given,
});

/** A fact of a source that knows the last day of a quarter alone. */
export const bareFact = (concept: string, end: string, value: number, unit = 'USD'): StatementFact => ({
  source: 'sec-quarters',
  concept,
  start: null,
  end,
  value,
  unit,
  filing: null,
});

/** An operating company of the United States of which nothing is known but its price and its shares. */
export const companyContext = (symbol = 'EXMP'): CompanyContext => ({
  symbol,
  cik: 1,
  country: 'US',
  factsOf: symbol,
  price: 10,
  asOf: '2026-07-02',
  split: undefined,
  splits: [],
  leap: undefined,
  reports: [],
  lows: [],
  lastReport: null,
  fundamentals: null,
  sharesToday: 10e6,
  isFund: false,
  hasMilestones: false,
  isFinancial: false,
  isBlankCheck: false,
  isNamedAsShell: false,
  isAbroad: false,
  isReceipt: false,
});
