import type { MarketIndices } from '#contract/market-index.ts';

type Breadth = MarketIndices['breadth'];

/** Bars as one path for each kind of mark, in a box of the given size: rises above its middle, falls below. */
export interface BreadthPicture {
  width: number;
  height: number;
  /** Of sessions in which more companies rose than fell. */
  better: string;
  worse: string;
  falls: string;
}

const SLOT = 6;
const BAR = 4;
/** Half the box is all companies. */
const HALF = 80;

/** The picture of the breadth of each session; null where there are fewer than two. */
export function breadthPicture({ dates, up, down, unchanged }: Breadth): BreadthPicture | null {
  if (dates.length < 2) return null;
  const paths = { better: '', worse: '', falls: '' };
  dates.forEach((_, i) => {
    const [rose, fell] = [up[i] ?? 0, down[i] ?? 0];
    const all = rose + fell + (unchanged[i] ?? 0);
    if (all === 0) return;
    const bar = (share: number, sign: 1 | -1) =>
      `M${i * SLOT} ${HALF}v${Math.round(sign * share * HALF * 10) / 10}h${BAR}V${HALF}z`;
    paths[rose > fell ? 'better' : 'worse'] += bar(rose / all, -1);
    paths.falls += bar(fell / all, 1);
  });
  return { width: dates.length * SLOT - (SLOT - BAR), height: 2 * HALF, ...paths };
}

/** In how many sessions more companies rose than fell. */
export const betterSessions = ({ up, down }: Breadth): number =>
  up.filter((rose, i) => rose > (down[i] ?? 0)).length;
