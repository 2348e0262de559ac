import { formatDay } from '#kit/time/dates.ts';
import { directionOf, formatPercent, MISSING } from '#kit/format.ts';
import type { HeatMapSpan } from '#contract/bounds.ts';

/** `change of Jul 2`, `change over 20 sessions to Jul 2`. */
export function spanWords(over: HeatMapSpan, day: string | null): string {
  const to = day ? formatDay(day) : 'the newest session';
  return over === 1 ? `change of ${to}` : `change over ${over} sessions to ${to}`;
}

/** A change as a signed figure with one digit: `+1.3`, `−0.6`, `0.0`. */
export function signedFigure(change: number | null): string {
  if (change === null) return '';
  const text = Math.abs(change).toFixed(1);
  return text === '0.0' ? text : `${change < 0 ? '−' : '+'}${text}`;
}

const directions = { up: 'up', down: 'down', flat: 'unchanged' };

/** A change for who hears it: `2.29% up`. */
export function spoken(change: number | null): string {
  const direction = directionOf(change);
  return direction ? `${shown(change)} ${directions[direction]}` : 'change not known';
}

/** Its size beside the mark of its direction. */
export const shown = (change: number | null): string =>
  change === null ? MISSING : formatPercent(Math.abs(change));

/** The mark of a direction as a path of 8 by 6, its lower left at a point. */
export function triangle(change: number | null, x: number, y: number): string {
  const direction = directionOf(change);
  if (direction === 'up') return `M${x} ${y}h8l-4-6z`;
  if (direction === 'down') return `M${x} ${y - 6}h8l-4 6z`;
  return `M${x} ${y - 4}h8v2h-8z`;
}

/** A place in the drawing, no finer than can be seen. */
export const at = (value: number): number => Number(value.toFixed(1));

/** What all companies of a map are together: of one sector that sector, of a screen what passes it. */
export const wholeName = (
  { sectors }: { sectors: readonly { sector_name: string | null }[] },
  isFiltered: boolean,
): string =>
  !isFiltered
    ? 'All companies'
    : sectors.length === 1
      ? (sectors[0]?.sector_name ?? 'Uncategorized')
      : 'All that pass the filters';
