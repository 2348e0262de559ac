/** A tenth of a unit is finer than any screen draws. */
export const round = (units: number): number => Math.round(units * 10) / 10;

/** Whole tenths as text, each written once: a drawing has thousands of them, and to write a fraction is dear. */
const tenths: string[] = [];
/** More than a drawing is wide or high. */
const MOST_TENTHS = 20_000;

/** A rounded number as it stands in a path. */
export function unit(units: number): string {
  const count = Math.round(units * 10);
  return count >= 0 && count < MOST_TENTHS ? (tenths[count] ??= String(count / 10)) : String(units);
}

/** A line through the known values; a gap where one is unknown. */
export function polyline(
  values: readonly (number | null)[],
  x: (i: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  let drawing = false;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? null;
    if (value !== null) path += `${drawing ? 'L' : 'M'}${unit(x(i))} ${unit(y(value))}`;
    drawing = value !== null;
  }
  return path;
}
