export interface Sparkline {
  path: string;
  endX: number;
  endY: number;
  /** The last value is not known: the end of the line is older than the newest. */
  endsEarly?: true;
}

const EDGE = 2.5;

/**
 * The line of a series, oldest value first, in a box of the given pixels with room for the end dot; null when fewer than
 * two values are known. One that is not known keeps its place, and no line is drawn across it.
 */
export function sparkline(
  values: readonly (number | null)[],
  width: number,
  height: number,
): Sparkline | null {
  const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value);
  const known = values.filter(isKnown);
  if (known.length < 2) return null;
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const step = (width - 2 * EDGE) / (values.length - 1);
  const round = (pixels: number) => Math.round(pixels * 10) / 10;
  let path = '';
  let [endX, endY] = [0, 0];
  values.forEach((value, index) => {
    if (!isKnown(value)) return;
    endX = round(EDGE + index * step);
    endY = round(span === 0 ? height / 2 : height - EDGE - ((value - low) / span) * (height - 2 * EDGE));
    path += `${isKnown(values[index - 1]) ? 'L' : 'M'}${endX} ${endY}`;
  });
  return { path, endX, endY, ...(!isKnown(values.at(-1)) && { endsEarly: true }) };
}
