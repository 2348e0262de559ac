import { formatDate } from '#kit/time/dates.ts';
import { listOf } from '#kit/text/sentence.ts';
import type { Fact } from '../../look-ups/look-up.ts';

const kindWords: Readonly<Record<string, string>> = { quarter: 'a quarter', year: 'a fiscal year', twelve_months: 'twelve months' }; // prettier-ignore

const kindOf = ({ row }: Fact): string => row?.split(' ')[0] ?? '';

/** That figures of several companies are of unlike periods, where they are: a quarter beside twelve months is no measure. */
export function saidOfUnlike(
  companies: readonly { short: string }[],
  facts: readonly (Fact | undefined)[],
): string | undefined {
  const known = facts.flatMap((fact, at) => (fact ? [{ fact, short: companies[at]?.short ?? '' }] : []));
  if (new Set(known.map(({ fact }) => kindOf(fact))).size < 2) return undefined;
  const each = known.map(
    ({ fact, short }) => `${short} ${kindWords[kindOf(fact)] ?? 'a period'} to ${formatDate(fact.date)}`,
  );
  return `These are of unlike periods: of ${listOf(each)}.`;
}
