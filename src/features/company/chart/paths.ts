/** A tenth of a unit is finer than any screen draws. */
export const round = (units: number): number => Math.round(units * 10) / 10;

/** A line through the known values; a gap where one is unknown. */
export function polyline(
  values: readonly (number | null)[],
  x: (i: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  let drawing = false;
  values.forEach((value, i) => {
    if (value !== null) path += `${drawing ? 'L' : 'M'}${x(i)} ${y(value)}`;
    drawing = value !== null;
  });
  return path;
}
