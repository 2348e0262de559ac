import type { MadePeriods } from '#server/fill/statements/make-periods.ts';
import { noFigures } from '#server/store/financial-periods.ts';

/** A period of statements as the fill makes it, before it belongs to a company. */
export type StatementRow = MadePeriods['periods'][number];

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
