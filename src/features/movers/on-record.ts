import { LEAST_MOVE, type Move, type MoveFact } from '#contract/move.ts';
import { formatDate, formatDay } from '#kit/time/dates.ts';

/** What is on record beside a move, as its row says it: a fact of the day, or the last one before it, said shortly. */
export type RecordWords = { isOfDay: true; fact: MoveFact; more: number } | { isOfDay: false; words: string };

/** `$250K`: on so much traded a move is looked into. */
export const LEAST_TRADED = `$${LEAST_MOVE.dollars / 1_000}K`;

/** `Last: 8-K, Dec 16, 2025`; the year only where it is not the move's. */
const lastWords = ({ words, day }: MoveFact, year: string): string =>
  `Last: ${words}, ${day.startsWith(year) ? formatDay(day) : formatDate(day)}`;

/**
 * What the row of a company says, whose move is among those looked into, or is not: a small change says nothing, a large one that
 * nothing was looked for, since little was traded.
 */
export function recordOf(
  move: Move | undefined,
  change: number | null | undefined,
  day: string,
): RecordWords | null {
  if (!move)
    return Math.abs(change ?? 0) < LEAST_MOVE.percent
      ? null
      : { isOfDay: false, words: `Under ${LEAST_TRADED} traded` };
  const { onRecord, lastOnRecord } = move;
  const [fact, ...more] = onRecord;
  if (fact) return { isOfDay: true, fact, more: more.length };
  if (!lastOnRecord) return { isOfDay: false, words: 'Nothing on record' };
  return { isOfDay: false, words: lastWords(lastOnRecord, day.slice(0, 4)) };
}

/** Said once above a grid: how many of its rows have something on record; nothing where that is not known of any. */
export function recordNote(
  rows: readonly { symbol: string }[],
  moves: ReadonlyMap<string, Move> | null,
): string | undefined {
  const known = rows.flatMap(({ symbol }) => moves?.get(symbol) ?? []);
  if (known.length === 0) return undefined;
  const told = known.filter(({ onRecord }) => onRecord.length > 0).length;
  const of =
    known.length === rows.length
      ? `the ${rows.length} shown`
      : `the ${known.length} of ${LEAST_MOVE.percent}% and more`;
  if (told === 0) return `None of ${of} has anything on record that day`;
  return `${told} of ${of} ${told === 1 ? 'has' : 'have'} something on record that day`;
}

const FILED: readonly MoveFact['kind'][] = ['filing', 'offering', 'stake', 'purchase'];

/** The day of a fact where it is not the day of the move: `(filed Jul 1)`. */
export const dayWords = ({ kind, day }: MoveFact, moveDay: string): string =>
  day === moveDay ? '' : `(${FILED.includes(kind) ? 'filed ' : ''}${formatDay(day)})`;
