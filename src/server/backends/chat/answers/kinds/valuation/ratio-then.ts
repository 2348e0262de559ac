import type { StatementFigure } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysBetween, monthsBefore } from '#kit/time/days.ts';
import type { Reading } from '../../grammar/reading/reading.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { statements } from '../../look-ups/statements.ts';
import { type Asked, type Composing, named } from '../../grammar/reading/kind.ts';
import { isAgainstItself, yearsHeld } from '../lines/against-then.ts';
import { when } from '../lines/lines.ts';
import { endsOf, isLastTwelveMonths } from '../told/spans.ts';
import type { Part } from './ratio-parts.ts';
import type { StatementsInput } from '../statements/statement-times.ts';
import { statementsInput } from '../statements/statements.ts';

/** What is divided, by what, and what comes of it. */
export type Made = [Fact, Fact, Fact];

/** Which ratio is told, and of what it is made. */
export interface RatioWanted {
  figures: readonly [StatementFigure, StatementFigure];
  title: string;
  unit: 'ratio' | 'percent';
  by: 'quarter' | 'year';
}

/** A ratio of statements that lie so far back is no present one. */
export const STALE_MONTHS = 18;
const YEAR_DAYS = 365.25;
/** A fiscal quarter of another year ends some days off the same one of this. */
const SLACK_DAYS = 50;
const MOST = 40;

/** The ratio of each period that has both its parts, newest first. */
export const ratiosOf = (
  found: LookedUp,
  { figures: [a, b], title: label, unit }: Pick<RatioWanted, 'figures' | 'title' | 'unit'>,
): Made[] =>
  named(found, a).flatMap((part) => {
    const whole = named(found, b).find(({ date, row }) => date === part.date && row === part.row);
    if (!whole || Number(whole.value) <= 0) return [];
    const value = (Number(part.value) / Number(whole.value)) * (unit === 'percent' ? 100 : 1);
    const { currency: _currency, roundedTo: _rounded, ...rest } = part;
    return [
      [part, whole, { ...rest, name: label, label, value, unit, computed: true } satisfies Fact] as Made,
    ];
  });

/** Whether the ratio of one time is asked for against that of another: "compared to three years ago", "2025 vs 2023". */
export const isOfTwoTimes = (asked: Asked): boolean =>
  isAgainstItself(asked) || (asked.has('compare') && asked.reading.periods.length > 1);

/** Of ratios, newest first, those that are held against each other. */
function heldOf(asked: Asked, all: readonly Made[]): Made[] {
  const { periods } = asked.reading;
  const within = (period: Asked['reading']['periods'][number]): Made | undefined => {
    const { from, to } = endsOf(period);
    return all.find(([{ date }]) => date !== null && date >= from && date <= to);
  };
  const named = periods.filter(({ kind }) => kind !== 'newest');
  const [newest] = all;
  const back = ([{ date }]: Made): number => daysBetween(date ?? '', newest?.[0].date ?? '');
  const then =
    named.length > 0
      ? named.map(within)
      : [all.find((made) => Math.abs(back(made) - yearsHeld(asked) * YEAR_DAYS) <= SLACK_DAYS)];
  return [...new Set([...(named.length > 1 ? [] : [newest]), ...then])].filter((made) => made !== undefined);
}

/** A ratio of two times, the newer first, with what it is made of. False where not both are on record. */
export async function sayRatioOfTwoTimes(composing: Composing, wanted: RatioWanted): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  for (const by of wanted.by === 'quarter'
    ? (['quarter', 'year'] as const)
    : (['year', 'quarter'] as const)) {
    const found = await ask(statements, { symbol, figures: [...wanted.figures], by, limit: MOST });
    const held = heldOf(asked, ratiosOf(found, wanted)).toSorted(([a], [b]) =>
      (b.date ?? '').localeCompare(a.date ?? ''),
    );
    const [newest, ...older] = held;
    const isNow =
      asked.reading.periods.length > 1 ||
      (newest?.[0].date ?? '') >= monthsBefore(asked.record, STALE_MONTHS);
    if (!newest || older.length === 0 || !isNow) continue;
    const value = newest[2];
    draft.text(
      `${wanted.title} of ${short} was ${draft.strong(value)} on ${formatDate(value.date)}, against ${older.map(([, , then]) => `${draft.strong(then)} on ${formatDate(then.date)}, ${apart(draft, value, then)}`).join('; against ')}.`,
    );
    draft.table(
      `${wanted.title}, newest first`,
      ['', ...held.map(([{ date }]) => formatDate(date))],
      [0, 1, 2].map((at) => [held[0]?.[at]?.label ?? '', ...held.map((made) => made[at])]),
    );
    return true;
  }
  return false;
}

/** By how much a ratio is higher or lower than before. */
function apart(draft: Composing['draft'], now: Fact, then: Fact): string {
  const difference = Number(now.value) - Number(then.value);
  const fact: Fact = {
    ...now,
    name: `${now.name}_difference`,
    label: `${now.label}, difference`,
    value: Math.abs(difference),
    unit: 'ratio',
  };
  return `${draft.plain(fact)} ${now.unit === 'percent' ? 'percentage points ' : ''}${difference < 0 ? 'less' : 'more'}`;
}

const SHOWN = 8;

/** What asks for a ratio over time. */
export const OVER_TIME = ['by:year', 'by:quarter', 'by:ttm', 'history', 'up', 'down'] as const;

/** A ratio of each period of a time, newest first, with what it is made of. False where no two are on record. */
export async function sayRatioOverTime(
  { asked, ask, draft }: Composing,
  wanted: RatioWanted,
  input: StatementsInput,
): Promise<boolean> {
  const { symbol, short } = asked.company;
  const found = await ask(statements, { symbol, figures: [...wanted.figures], ...input });
  const made = ratiosOf(found, wanted).slice(0, SHOWN);
  const [newest] = made;
  const oldest = made.at(-1);
  if (!newest || !oldest || newest === oldest) return false;
  draft.text(
    `${wanted.title} of ${short} was ${draft.strong(newest[2])} ${when(newest[2], false)}, against ${draft.plain(oldest[2])} ${when(oldest[2], false)}, ${apart(draft, newest[2], oldest[2])}.`,
  );
  draft.table(
    `${wanted.title}, newest first`,
    ['', ...made.map(([{ date }]) => formatDate(date))],
    [0, 1, 2].map((at) => [newest[at]?.label ?? '', ...made.map((each) => each[at])]),
  );
  return true;
}

/** The same ratio of two times, or of each period of a time, where both its parts are lines of the statements. */
export async function sayPartsOfTimes(
  composing: Composing,
  [part, whole]: readonly [Part, Part],
): Promise<boolean> {
  const { asked } = composing;
  if (!part.figure || !whole.figure) return false;
  const wanted: RatioWanted = {
    figures: [part.figure, whole.figure],
    title: `${part.label.replace(/^./, (letter) => letter.toUpperCase())} over ${whole.label}`,
    unit: 'percent',
    by: 'year',
  };
  if (isOfTwoTimes(asked)) return sayRatioOfTwoTimes(composing, wanted);
  const isOverTime = asked.period?.kind === 'span' || asked.has('by:year', 'by:quarter', 'history');
  return (
    isOverTime && !isLastTwelveMonths(asked) && sayRatioOverTime(composing, wanted, statementsInput(asked))
  );
}

/** Over a time a ratio is told of lines of the statements alone. */
export function areOfStatedTimes(reading: Reading, parts: readonly Part[]): boolean {
  const isOfTimes =
    reading.periods.length > 1 ||
    reading.periods.some(({ kind }) => kind === 'span') ||
    (['history', 'up', 'down'] as const).some((each) => reading.concepts.has(each));
  return !isOfTimes || parts.every(({ figure }) => figure !== undefined);
}
