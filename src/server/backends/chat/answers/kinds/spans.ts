import type { Asked } from './kind.ts';

/** The first and last day a question asks of, for look-ups of rows with a day. */
export function daysOf({ period }: Asked): { from?: string; to?: string } {
  if (!period) return {};
  return { from: period.from, to: period.to };
}

/** Slots of rows with a day. */
export const daySlots = ['day', 'month', 'quarter', 'year', 'span', 'newest', 'count'] as const;

/** Slots of statements. */
export const periodSlots = ['quarter', 'year', 'span', 'newest', 'month', 'day', 'count'] as const;
