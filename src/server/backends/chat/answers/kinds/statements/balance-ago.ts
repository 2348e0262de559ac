import { DAY_MS, monthsBefore } from '#kit/time/days.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { balanceFigures } from '../../look-ups/statements.ts';
import { MOST, type StatementsInput } from './statement-times.ts';
import type { Asked } from '../../grammar/reading/kind.ts';
import { isAgainstItself } from '../lines/against-then.ts';

const YEAR_DAYS = 365.25;
/** A quarter ends some days off the same quarter of another year. */
const SLACK_DAYS = 20;

/** Whether lines are balances, all of them: each is of a day and not of a time. */
export const areBalances = (figures: readonly string[]): boolean =>
  figures.length > 0 && figures.every((figure) => balanceFigures.some((each) => each === figure));

/** How many years back a balance is asked for ("equity a year ago"); 0 where no such time, or a line of another kind, is asked for. */
export function balanceYearsBack(asked: Asked, figures: readonly string[]): number {
  const { period, has } = asked;
  return areBalances(figures) &&
    !isAgainstItself(asked) &&
    period?.kind === 'newest' &&
    period.of === 'year' &&
    !has('by:year')
    ? (period.back ?? 0)
    : 0;
}

/** Whether a day lies a year before another, as the ends of quarters do. */
export const isYearBefore = (day: string | null, newer: string | null): boolean =>
  Math.abs((Date.parse(newer ?? '') - Date.parse(day ?? '')) / DAY_MS - YEAR_DAYS) <= SLACK_DAYS;

/** Balances from the one of so many years before the newest on, newest first: a balance is of a day, whichever report it stands in. */
export function balancesFrom(facts: readonly Fact[], years: number): Fact[] {
  const newest = Date.parse(facts[0]?.date ?? '');
  const daysBack = ({ date }: Fact): number => (newest - Date.parse(date ?? '')) / DAY_MS;
  const at = facts.findIndex((fact) => Math.abs(daysBack(fact) - years * YEAR_DAYS) <= SLACK_DAYS);
  return at < 0 ? [] : facts.slice(at, at + 1);
}

/**
 * A balance over years of which fewer stand in statements of a year than were asked for: those of all statements, quarters too, before anything is said
 * not to be on record. Undefined where a year, or a flow, is asked for.
 */
export function balancesOfYears(
  { period, record }: Pick<Asked, 'period' | 'record'>,
  figures: readonly string[],
  { input, known }: { input: StatementsInput; known: number },
): StatementsInput | undefined {
  if (!areBalances(figures) || input.by !== 'year' || period?.kind !== 'span' || known > 1) return undefined;
  const back = period.of === 'year' ? period.back : undefined;
  if (back === undefined) return { from: period.from, to: period.to, limit: MOST };
  return { from: monthsBefore(record, 12 * (back + 1)), to: record, limit: Math.min(4 * back + 5, MOST) };
}
