import { kindOf } from './asked/asked.ts';
import type { Concept } from './grammar/lexicon/lexicon.ts';
import { REASON_ALONE } from './grammar/before/reason-alone.ts';
import type { Turn } from './grammar/turns/turn.ts';

/** Kinds whose answers find a day: of the largest move, of a high or a low, of the most shares traded. */
const FINDS_A_DAY = /^(?:largest-move|price-extreme|range|volume-extreme)$/;

/** Days that have been found already, and what stands between a comma and its question. */
const isReasonAlone = ({ reading }: Turn): boolean =>
  reading.companies.length === 0 && REASON_ALONE.test(reading.text);

const OF_REASON = /^(?:why|news|filings|session-move)$/;

/**
 * The reason that is asked for behind a day that the part before it finds is of that day, never of the newest session: such a part becomes one with
 * what it hangs on, whose answer tells what else is on record of the day.
 */
export function withReasonOfDay(turns: readonly Turn[]): readonly Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const before = joined.at(-1);
    const id = kindOf(turn)?.id ?? turn.unmet?.kind.id;
    const isOfDay =
      before !== undefined &&
      FINDS_A_DAY.test(kindOf(before)?.id ?? '') &&
      (id === undefined || OF_REASON.test(id)) &&
      isReasonAlone(turn);
    if (!isOfDay) {
      joined.push(turn);
      continue;
    }
    const { reading } = before;
    joined[joined.length - 1] = {
      ...before,
      reading: {
        ...reading,
        text: `${reading.text}, and ${turn.reading.text}`,
        unnamed: `${reading.unnamed}, and ${turn.reading.unnamed}`,
        concepts: new Set<Concept>([...reading.concepts, 'why']),
      },
    };
  }
  return joined;
}
