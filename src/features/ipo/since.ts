import type { Ipo } from '#contract/ipo.ts';
import type { LabelledFigure } from '#kit/company/company-figures.ts';
import { formatPercent } from '#kit/format.ts';

/** Of fewer nothing lies in the middle. */
const LEAST = 5;

/**
 * How those that were priced in the year of the newest did since their first close: how many stand above it, the one in the middle, the
 * best and the worst.
 */
export function sinceFirstClose(priced: readonly Ipo[]): LabelledFigure[] {
  const year = String(priced[0]?.['date'] ?? '').slice(0, 4);
  const known = priced.flatMap(({ since_first: change, symbol, date }) =>
    typeof change === 'number' && typeof symbol === 'string' && year !== '' && String(date).startsWith(year)
      ? [{ change, symbol }]
      : [],
  );
  if (known.length < LEAST) return [];
  known.sort((a, b) => b.change - a.change);
  const [best, worst] = [known[0], known.at(-1)];
  const half = known.length / 2;
  const [upper, lower] = [known[Math.floor(half)], known[Math.ceil(half) - 1]];
  if (!best || !worst || !upper || !lower) return [];
  const moved = (label: string, change: number): LabelledFigure => ({
    label,
    text: formatPercent(change),
    movement: change,
  });
  return [
    {
      label: `Above first close, ${year}`,
      text: `${known.filter(({ change }) => change > 0).length} of ${known.length}`,
    },
    moved('Median since then', (upper.change + lower.change) / 2),
    moved(`Best, ${best.symbol}`, best.change),
    moved(`Worst, ${worst.symbol}`, worst.change),
  ];
}
