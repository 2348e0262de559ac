import type { ChatPart } from '#contract/chat-answer.ts';

type Chart = Extract<ChatPart, { kind: 'chart' }>;

const steps = [
  { from: 1e9, by: 1e9, name: 'B' },
  { from: 1e6, by: 1e6, name: 'M' },
  { from: 1e3, by: 1e3, name: 'K' },
] as const;

/** How the values of a chart are written: all in one size, which the title says once. */
export function unitOf({ unit, series }: Pick<Chart, 'unit' | 'series'>): {
  suffix: string;
  write(value: number): string;
} {
  const largest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))));
  const step = unit === 'usd' || unit === 'shares' ? steps.find(({ from }) => largest >= from) : undefined;
  const digits = step ? 1 : unit === 'usd' || unit === 'ratio' ? 2 : unit === 'percent' ? 1 : 0;
  const sign = unit === 'usd' ? '$' : '';
  const suffix = unit === 'percent' ? ', %' : step || sign ? `, ${sign}${step?.name ?? ''}` : '';
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return { suffix, write: (value) => format.format(value / (step?.by ?? 1)).replace('-', '−') };
}

/** Where zero and the values of a chart lie between its edges, in percent from above. */
export function placesOf(values: readonly number[], fromZero: boolean): (value: number) => number {
  const low = Math.min(...values, ...(fromZero ? [0] : []));
  const high = Math.max(...values, ...(fromZero ? [0] : []));
  const span = high - low || 1;
  return (value) => (100 * (high - value)) / span;
}

/** A label of the axis in two lines, `Mar 31` over `2026`, `Jun` over `2024`, where it ends with a year; else in one. */
export function axisLabel(label: string): readonly [string, string?] {
  const written = /^(.+?),? (\d{4})$/.exec(label);
  if (written?.[1]) return [written[1], written[2]];
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(label);
  if (!day) return [label];
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return [month.format(new Date(`${label}T00:00:00Z`)), day[1]];
}
