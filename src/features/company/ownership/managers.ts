import type { ManagerPosition } from '#contract/ownership.ts';

/** What became of a position since the quarter before: percent, in words where percent says little. */
export interface Since {
  text: string;
  direction: 'up' | 'down' | null;
}

/** A change below this is rounding of computed shares. */
const UNCHANGED_PERCENT = 0.05;

/** `New`, `unchanged`, `39.0%`, from a doubling on `3.2×`; null where the quarter before is not on record. */
export function sinceBefore({ shares, priorShares, isNew }: ManagerPosition): Since | null {
  if (isNew) return { text: 'New', direction: null };
  if (shares === null || priorShares === null || priorShares <= 0) return null;
  const ratio = shares / priorShares;
  const percent = (ratio - 1) * 100;
  if (Math.abs(percent) < UNCHANGED_PERCENT) return { text: 'unchanged', direction: null };
  const text = ratio >= 2 ? `${ratio.toFixed(1)}×` : `${Math.abs(percent).toFixed(1)}%`;
  return { text, direction: percent > 0 ? 'up' : 'down' };
}

/** Shares, share of the company and value of the positions of one day of report, summed as far as all are known. */
export function totalOf(positions: readonly ManagerPosition[]) {
  const sum = (figure: (each: ManagerPosition) => number | null): number | null =>
    positions.reduce<number | null>((total, each) => {
      const value = figure(each);
      return total === null || value === null ? null : total + value;
    }, 0);
  return {
    shares: sum(({ shares }) => shares),
    percent: sum(({ percentOfCompany }) => percentOfCompany),
    value: sum(({ value }) => value),
  };
}
