import type { Concept } from '../grammar/lexicon/lexicon.ts';
import { telling } from '../grammar/reading/resolve.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import { marginConcepts, metrics } from '../kinds/statements/statements.ts';

const lines: ReadonlySet<Concept> = new Set<Concept>([...metrics, ...marginConcepts, 'margin', 'large']);

/** Whether a part asks for lines of the statements and for nothing beside them. */
const isOfLines = ({ kind, reading, leftOut, proposed }: Turn): boolean =>
  kind?.id === 'statement-lines' &&
  proposed === undefined &&
  (leftOut ?? []).length === 0 &&
  reading.names.length + reading.amounts.length === 0 &&
  reading.count === null &&
  telling(reading).every((concept) => lines.has(concept));

const whenAndWhose = ({ reading: { periods }, companies }: Turn): string =>
  JSON.stringify([
    periods.map(({ kind, from, to }) => [kind, from, to]),
    companies.map(({ symbol }) => symbol),
  ]);

/** "What is its revenue, and how large is the net loss": lines of one time are one table, whose figures are of the same periods. */
export function inOneTable(turns: readonly Turn[]): readonly Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const before = joined.at(-1);
    if (!before || !isOfLines(before) || !isOfLines(turn) || whenAndWhose(before) !== whenAndWhose(turn)) {
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
        concepts: new Set([...reading.concepts, ...turn.reading.concepts]),
        wording: new Map([...reading.wording, ...turn.reading.wording]),
      },
    };
  }
  return joined;
}
