import type { Turn } from '../grammar/turns/turn.ts';
import { unreadOf } from '../grammar/turns/unread.ts';

/** Whether all of a turn was understood. */
export const isWhole = (turn: Turn): boolean =>
  turn.kind !== undefined &&
  unreadOf(turn).length === 0 &&
  turn.reading.ambiguous.length === 0 &&
  turn.reading.notCovered.length === 0;

/** What no record has, beside nothing that was not understood. */
export const isBeyond = ({ reading, kind }: Turn): boolean =>
  (reading.concepts.has('outofscope') || (reading.concepts.has('traces') && kind === undefined)) &&
  reading.unknown.length + reading.weighty.length + reading.names.length + reading.notCovered.length === 0;
