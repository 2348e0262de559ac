export interface Sparkline {
  path: string;
  endX: number;
  endY: number;
}

const EDGE = 2.5;

/**
 * The line of a series, oldest value first, in a box of the given pixels with room for the end dot; null when fewer than
 * two values are known.
 */
export function sparkline(values: readonly number[], width: number, height: number): Sparkline | null {
  const known = values.filter(Number.isFinite);
  if (known.length < 2) return null;
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const step = (width - 2 * EDGE) / (known.length - 1);
  const round = (pixels: number) => Math.round(pixels * 10) / 10;
  const points = known.map((value, index): [number, number] => [
    round(EDGE + index * step),
    round(span === 0 ? height / 2 : height - EDGE - ((value - low) / span) * (height - 2 * EDGE)),
  ]);
  const [endX, endY] = points.at(-1) as [number, number];
  return { path: `M${points.map((point) => point.join(' ')).join('L')}`, endX, endY };
}
