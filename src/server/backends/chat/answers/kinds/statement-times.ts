import type { PeriodKind } from '#contract/financials.ts';
import { monthsBack } from '../grammar/days.ts';
import type { Asked } from './kind.ts';

/** Which periods of the statements are looked up. */
export interface StatementsInput {
  by?: PeriodKind;
  from?: string;
  to?: string;
  limit: number;
}

/** The quarters of years that were asked for and that no year is on record of; undefined where a year was not asked for. */
export function finerThan({ period, record }: Asked, input: StatementsInput): StatementsInput | undefined {
  if (input.by !== 'year' || period?.kind !== 'span') return undefined;
  const from = input.from ?? (period.from > '1995' ? period.from : monthsBack(record, 12 * input.limit));
  return { by: 'quarter', from, to: input.to ?? record, limit: 20 };
}
