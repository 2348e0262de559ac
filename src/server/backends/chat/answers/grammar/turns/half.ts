import type { Kind } from '../reading/kind.ts';
import type { Company } from '../names/company.ts';
import type { Reading } from '../reading/reading.ts';
import { kindFor, telling } from '../reading/resolve.ts';
import type { NotCovered } from '../names/uncovered.ts';

/** A comparison without those that are not covered, as what it asks of the others. */
export interface Half {
  reading: Reading;
  kind: Kind;
  /** Who was named and is not covered, which the answer says. */
  besides: readonly NotCovered[];
}

/** What was no ticker at all may be anything; where a company trades under another ticker now, that one is meant. */
const isKnown = ({ reason }: NotCovered): boolean => /^(?:too_large|delisted)$/.test(reason);

/** What a question asks of those that are covered, where it names others beside them: two and more side by side, else the figures of the one. */
export function halfOf(
  reading: Reading,
  companies: readonly Company[],
  kinds: readonly Kind[],
): Half | undefined {
  const { notCovered: besides } = reading;
  if (besides.length === 0 || companies.length === 0) return undefined;
  const all = { ...reading, notCovered: [] };
  const concepts = new Set([...reading.concepts].filter((concept) => concept !== 'compare'));
  const own = kinds.filter(({ id }) => id !== 'ratio-of');
  const ofTwo = own.filter(({ about }) => about === 'two');
  const beside = companies.length > 1 ? kindFor(own, all, companies.length) : undefined;
  const rest = beside ? all : { ...all, concepts };
  // Of several figures the one that is left has a table of them all.
  const kind =
    beside ??
    (telling(rest).length > 0 ? kindFor(own, rest, companies.length) : undefined) ??
    kindFor(ofTwo, rest, 2);
  return kind && { reading: rest, kind, besides };
}

/** The same where all of it holds companies against each other: what lies between two is another matter. */
export const halfCompared = (
  reading: Reading,
  companies: readonly Company[],
  kinds: readonly Kind[],
): Half | undefined =>
  reading.notCovered.every(isKnown) && (reading.concepts.has('compare') || companies.length > 1)
    ? halfOf(reading, companies, kinds)
    : undefined;
