import type { StatementFigure } from '#contract/financials.ts';
import { dayNumber } from '#kit/time/days.ts';
import type { Drafts } from './drafts.ts';
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
  const ends = [...byEnd.keys()].filter((end) => !isCalendarEnd(end));
  const dated = drafts.all.filter(
    (draft) => draft.kind === 'quarter' && draft.currency === currency && !isCalendarEnd(draft.end),
  );
  const result: FiguresByEnd = new Map([...byEnd].map(([end, found]) => [end, [...found]]));
  for (const [end, found] of byEnd) {
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
