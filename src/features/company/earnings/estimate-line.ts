import type { EpsEstimate } from '#contract/expectations.ts';

/** A line of three days in a box of 120 by 16, y from the top. */
export interface EstimateLine {
  points: { x: number; y: number }[];
  path: string;
}

const WIDTH = 120;
const HEIGHT = 16;
const DAYS = 90;
/** Half a dot on every side. */
const EDGE = 3;

/** What was expected 90 and 30 days ago and is now, with time to scale; null where only one of them is known. */
export function estimateLine(estimate: EpsEstimate): EstimateLine | null {
  const known = [
    { days: DAYS, eps: estimate.eps90DaysAgo },
    { days: 30, eps: estimate.eps30DaysAgo },
    { days: 0, eps: estimate.eps },
  ].flatMap(({ days, eps }) => (eps === null ? [] : [{ days, eps }]));
  if (known.length < 2) return null;
  const all = known.map(({ eps }) => eps);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const points = known.map(({ days, eps }) => ({
    x: round(EDGE + ((DAYS - days) / DAYS) * (WIDTH - 2 * EDGE)),
    y: low === high ? HEIGHT / 2 : round(EDGE + ((high - eps) / (high - low)) * (HEIGHT - 2 * EDGE)),
  }));
  return { points, path: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}` };
}

const round = (value: number): number => Math.round(value * 10) / 10;
