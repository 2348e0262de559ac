import { formatDate } from '#kit/dates.ts';
import type { Draft } from '../draft.ts';
import type { Fact } from '../look-ups/look-up.ts';
import type { Asked } from './kind.ts';

/** What asks how far a line went over the time that is asked for. */
const HOW_FAR =
  /\bhow (?:far|much)\b.*\b(?:fallen|fell|grown|grew|risen|rose|dropped|declined|increased|decreased|shrunk|come down|gone up|gone down|up|down)\b|\b(?:has|have|did) .*\b(?:fallen|fall|grown|grow|risen|rise|dropped|drop|declined|decline|increased|increase|decreased|decrease|shrunk|shrink|come down|came down|gone up|go up|gone down|go down|developed|develop|changed|change)\b|\btrend(?:ed|ing|s)?\b/i;

/** The kind of a period and its month: quarters of one season and years are held against each other. */
const seasonOf = ({ row, date }: Fact): string =>
  `${(row ?? '').split(' ')[0] ?? ''} ${(date ?? '').slice(5, 7)}`;

/** By how much a line of several periods differs from the oldest that is like its newest; undefined where none was asked for or nothing can be held against it. */
export function changeOver(
  { reading, period }: Asked,
  facts: readonly Fact[],
  draft: Draft,
): string | undefined {
  const [newest] = facts;
  const oldest = newest && facts.findLast((fact) => fact !== newest && seasonOf(fact) === seasonOf(newest));
  if (period?.kind !== 'span' || !newest || !oldest || !HOW_FAR.test(reading.text)) return undefined;
  const [from, to] = [Number(oldest.value), Number(newest.value)];
  if (newest.currency !== oldest.currency || newest.unit === 'percent' || from <= 0 || to < 0)
    return undefined;
  const { currency: _currency, roundedTo: _rounded, ...rest } = newest;
  const change: Fact = {
    ...rest,
    name: `${newest.name}_change`,
    label: `${newest.label}, change`,
    value: (to / from - 1) * 100,
    unit: 'change',
    computed: true,
  };
  return `Against ${draft.plain(oldest)} of that to ${formatDate(oldest.date)} it is ${draft.strong(change)}.`;
}
