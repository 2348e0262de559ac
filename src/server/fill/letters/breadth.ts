import type { MarketIndices } from '#contract/market-index.ts';
import { formatPercent } from '#kit/format.ts';

/** One session of a week. */
export interface BreadthDay {
  date: string;
  up: number;
  down: number;
  unchanged: number;
}

/** The sessions from one day to another. */
export const breadthDays = ({ breadth }: MarketIndices, from: string, to: string): BreadthDay[] =>
  breadth.dates.flatMap((date, i) =>
    date >= from && date <= to
      ? { date, up: breadth.up[i] ?? 0, down: breadth.down[i] ?? 0, unchanged: breadth.unchanged[i] ?? 0 }
      : [],
  );

/** How far each line went from the last session before the days to the last of them: `Technology: up 1.20%`. */
export function linesOver({ dates, indices }: MarketIndices, days: readonly BreadthDay[]): string[] {
  const from = dates.findLastIndex((date) => date < (days[0]?.date ?? ''));
  const to = dates.indexOf(days.at(-1)?.date ?? '');
  if (from < 0 || to < 0) return [];
  return indices.flatMap(({ name, levels }) => {
    const [was, is] = [levels[from], levels[to]];
    if (was === undefined || is === undefined) return [];
    const percent = (is / was - 1) * 100;
    return `${name}: ${percent < 0 ? 'down' : 'up'} ${formatPercent(Math.abs(percent))}`;
  });
}
