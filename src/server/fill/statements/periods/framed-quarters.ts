import type { StatementFigure } from '#contract/financials.ts';
import { QUARTER_DAYS } from '#kit/financials/spans.ts';
import { dayNumber } from '#kit/time/days.ts';
import type { Drafts } from './drafts.ts';
import { lines } from './lines.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';

/** The figures of one source by last day. */
export type FiguresByEnd = Map<string, [StatementFigure, StatementFact][]>;

/** A fiscal quarter ends at most this far from the end of the calendar quarter that it is counted to, and not nearer. */
const NEAREST = 7;
const FURTHEST = 46;
/** So many figures, the same to the unit, are not those of another quarter. */
const LEAST_SAME = 2;

const isCalendarEnd = (end: string): boolean => /-(?:03-31|06-30|09-30|12-31)$/.test(end);

const isNear = (a: string, b: string): boolean => {
  const days = Math.abs(dayNumber(a) - dayNumber(b));
  return days >= NEAREST && days <= FURTHEST;
};

/** Fewer days of a source are of no calendar. */
const LEAST_ENDS = 4;
/** Quarters of weeks end so many days apart from whole quarters. */
const SLACK_DAYS = 12;

/** Whether a day is the end of no quarter of the company, since no other one lies whole quarters from it. */
const isAlone = (own: string, ends: readonly string[]): boolean =>
  ends.length >= LEAST_ENDS &&
  ends.every((end) => {
    const left = Math.abs(dayNumber(end) - dayNumber(own)) % QUARTER_DAYS;
    return end === own || Math.min(left, QUARTER_DAYS - left) > SLACK_DAYS;
  });

const amounts = lines.flatMap(({ at, differs, figure }) => (at === 'period' && differs ? [figure] : []));
const flows: ReadonlySet<StatementFigure> = new Set(
  lines.flatMap(({ at, figure }) => (at === 'period' ? [figure] : [])),
);

/** What a calendar quarter has beside what the end of a part of a quarter near it has as well: the income of 14 days of January is none of December’s (VRM; DBD, MVIS). */
const withoutParts = (
  end: string,
  found: readonly [StatementFigure, StatementFact][],
  alone: readonly string[],
  byEnd: FiguresByEnd,
): [StatementFigure, StatementFact][] => {
  const values = valuesOf(found);
  const isSame = (part: ReadonlyMap<StatementFigure, number>, figure: StatementFigure) =>
    values.get(figure) !== 0 && part.get(figure) === values.get(figure);
  // Earnings a share of a few cents are the same by chance.
  const parts = alone
    .filter((day) => isNear(end, day))
    .map((day) => valuesOf(byEnd.get(day) ?? []))
    .filter((part) => amounts.some((figure) => values.has(figure) && isSame(part, figure)));
  return found.filter(([figure]) => !flows.has(figure) || !parts.some((part) => isSame(part, figure)));
};

/** Whether the figures of two days are those of one quarter: some are the same, and few or none another. */
function areOne(some: ReadonlyMap<StatementFigure, number>, others: ReadonlyMap<StatementFigure, number>) {
  let same = 0;
  let another = 0;
  for (const [figure, value] of some) {
    const other = others.get(figure);
    if (other === undefined || value === 0) continue;
    if (value === other) same += 1;
    else another += 1;
  }
  return same >= LEAST_SAME && same >= 2 * another;
}

const valuesOf = (found: readonly [StatementFigure, StatementFact][]): Map<StatementFigure, number> =>
  new Map(found.map(([figure, { value }]) => [figure, value]));

/**
 * The SEC's frames count a fiscal quarter to the calendar quarter nearest to it, and a source made of frames has it twice: on
 * its own last day and on that of the calendar quarter. The figures of the latter go to the day that is the quarter's own.
 */
export function withoutFrames(byEnd: FiguresByEnd, drafts: Drafts, currency: string): FiguresByEnd {
  const all = [...byEnd.keys()];
  const ends = all.filter((end) => !isCalendarEnd(end) && !isAlone(end, all));
  const alone = all.filter((end) => !isCalendarEnd(end) && !ends.includes(end));
  const dated = drafts.all.filter(
    (draft) => draft.kind === 'quarter' && draft.currency === currency && !isCalendarEnd(draft.end),
  );
  const result: FiguresByEnd = new Map(
    [...byEnd].map(([end, found]) => [
      end,
      isCalendarEnd(end) ? withoutParts(end, found, alone, byEnd) : [...found],
    ]),
  );
  for (const [end, found] of result) {
    if (!isCalendarEnd(end)) continue;
    const values = valuesOf(found);
    const own =
      ends.find((other) => isNear(end, other) && areOne(values, valuesOf(byEnd.get(other) ?? []))) ??
      dated.find(
        (draft) =>
          isNear(end, draft.end) &&
          areOne(
            values,
            new Map([...draft.candidates].flatMap(([name, [first]]) => (first ? [[name, first.value]] : []))),
          ),
      )?.end;
    if (own === undefined) continue;
    result.delete(end);
    result.set(own, [...(result.get(own) ?? []), ...found]);
  }
  return result;
}
