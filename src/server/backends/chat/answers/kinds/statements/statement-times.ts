import type { PeriodKind } from '#contract/financials.ts';
import { monthsBefore } from '#kit/time/days.ts';
import type { Asked } from '../../grammar/reading/kind.ts';
import { endsOf } from '../told/spans.ts';

/** Which periods of the statements are looked up. */
export interface StatementsInput {
  by?: PeriodKind;
  from?: string | undefined;
  to?: string | undefined;
  /** Only those that end within so many years of the newest. */
  years?: number;
  limit: number;
}

/** A year of quarters. */
const QUARTERS = 4;

/** The quarters beside the one fiscal year that is on record, where years were asked for, and those of named years that not every line has. */
export function quartersOfYears(
  asked: Asked,
  lines: readonly { isBalance: boolean; facts: readonly { row?: string }[] }[],
  wanted: { input: StatementsInput; lines: number },
): StatementsInput | undefined {
  const { has, period, reading } = asked;
  if (lines.some(({ isBalance }) => isBalance)) return undefined;
  const years = reading.periods.length;
  const isAnyLacking = lines.length < wanted.lines || lines.some(({ facts }) => facts.length < years);
  if (years > 1 && isAnyLacking) return finerThan(asked, wanted.input);
  const isOneYear = lines.every(({ facts }) => facts.length === 1 && facts[0]?.row?.startsWith('year '));
  return has('by:year') && !period && isOneYear ? { by: 'quarter', limit: 2 * QUARTERS } : undefined;
}

/** As many periods are looked up at once. */
export const MOST = 40;

/** The quarters of years that were asked for and that no year is on record of; undefined where a year was not asked for. */
export function finerThan(
  { period, record, reading: { periods } }: Asked,
  input: StatementsInput,
): StatementsInput | undefined {
  if (input.by !== 'year') return undefined;
  if (periods.length > 1 && periods.every(({ kind }) => kind === 'year')) {
    const days = periods
      .map(endsOf)
      .flatMap(({ from, to }) => [from, to])
      .toSorted();
    return {
      by: 'quarter',
      from: days[0],
      to: days.at(-1),
      limit: Math.min(QUARTERS * periods.length, MOST),
    };
  }
  if (period?.kind === 'year') return { by: 'quarter', ...endsOf(period), limit: QUARTERS };
  if (period?.kind === 'newest' && (period.back ?? 0) > 1) {
    const year = Number(period.from.slice(0, 4));
    return {
      by: 'quarter',
      ...endsOf({ ...period, kind: 'year', from: `${year}-01-01`, to: `${year}-12-31` }),
      limit: QUARTERS,
    };
  }
  if (period?.kind !== 'span') return undefined;
  const from = input.from ?? (period.from > '1995' ? period.from : monthsBefore(record, 12 * input.limit));
  return { by: 'quarter', from, to: input.to ?? record, limit: 20 };
}
