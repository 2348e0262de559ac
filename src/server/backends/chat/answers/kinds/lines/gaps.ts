import { daysBetween, monthsBefore } from '#kit/time/days.ts';
import { formatMonth } from '#kit/time/dates.ts';
import type { Fact } from '../../look-ups/look-up.ts';

const QUARTER_MONTHS = 3;
/** Ends of quarters that follow each other lie at most this far apart, where a fiscal quarter has fourteen weeks. */
const NEXT_DAYS = 135;

/** More are counted, not named. */
const MOST_NAMED = 4;

/** The months in which quarters ended that are not among those shown, newest first: between them, not before. */
function gapsIn(ends: readonly string[]): string[] {
  return ends.flatMap((end, i) => {
    const before = ends[i + 1];
    if (before === undefined) return [];
    const days = daysBetween(before, end);
    const lacking = days <= NEXT_DAYS ? 0 : Math.round(days / 91.3) - 1;
    return Array.from({ length: lacking }, (_, n) => monthsBefore(end, QUARTER_MONTHS * (n + 1)));
  });
}

/** Says which quarters are missing between those of a line; undefined where none is. */
export function saidOfGaps(facts: readonly Fact[]): string | undefined {
  if (facts.some(({ row }) => !row?.startsWith('quarter '))) return undefined;
  const ends = [...new Set(facts.flatMap(({ date }) => date ?? []))].toSorted().toReversed();
  const gaps = gapsIn(ends).map((day) => formatMonth(day));
  if (gaps.length === 0) return undefined;
  if (gaps.length > MOST_NAMED)
    return `Not on record between them: ${gaps.length} quarters, the newest to ${gaps[0]}.`;
  const months = new Intl.ListFormat('en', { type: 'conjunction' }).format(gaps);
  return `Not on record between them: the ${gaps.length === 1 ? 'quarter' : 'quarters'} to ${months}.`;
}

/** Whether quarters of a line lack between those shown. */
export const hasGaps = (lines: readonly { facts: readonly Fact[] }[]): boolean =>
  lines.some(({ facts }) => saidOfGaps(facts) !== undefined);
