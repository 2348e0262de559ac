import type { BioPhase } from '#contract/bio-phase.ts';
import { formatDate } from '#kit/time/dates.ts';

/** `as known on Mar 27, 2026`, or the days between which the registry was read; nothing where none is on record. */
export function knownOn(phases: readonly Pick<BioPhase, 'as_of'>[]): string {
  const days = phases.flatMap(({ as_of: day }) => day ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last
    ? `, as known on ${formatDate(first)}`
    : `, as known between ${formatDate(first)} and ${formatDate(last)}`;
}
