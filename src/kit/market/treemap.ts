export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Rectangles that fill one, with areas in the proportion of the values, as near to squares as rows allow (Bruls, Huizing
 * and van Wijk, 2000). The order of the values is kept: the largest first gives the best shapes. Values above zero only.
 */
export function treemap(values: readonly number[], within: Rect): Rect[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return values.map(() => ({ ...within, width: 0, height: 0 }));
  const scale = (within.width * within.height) / sum;
  const areas = values.map((value) => value * scale);
  const rects: Rect[] = [];
  let left = { ...within };
  for (let at = 0; at < areas.length;) {
    const row = rowFrom(areas.slice(at), Math.min(left.width, left.height));
    left = place(row, left, rects);
    at += row.length;
  }
  return rects;
}

/** As many areas as make their row along a side squarer. */
function rowFrom(areas: readonly number[], side: number): number[] {
  const row: number[] = [];
  for (const area of areas) {
    if (row.length > 0 && worst([...row, area], side) > worst(row, side)) break;
    row.push(area);
  }
  return row;
}

/** The longest shape of a row along a side: 1 is a square. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0);
  const [least, most] = [Math.min(...row), Math.max(...row)];
  if (least <= 0 || side <= 0) return Infinity;
  return Math.max((side ** 2 * most) / sum ** 2, sum ** 2 / (side ** 2 * least));
}

/** Lays a row along the shorter side of what is left, and answers what is left then. */
function place(row: readonly number[], left: Rect, rects: Rect[]): Rect {
  const sum = row.reduce((total, area) => total + area, 0);
  const isColumn = left.width >= left.height;
  const side = isColumn ? left.height : left.width;
  const depth = side > 0 ? sum / side : 0;
  let along = isColumn ? left.y : left.x;
  for (const area of row) {
    const length = depth > 0 ? area / depth : 0;
    rects.push(
      isColumn
        ? { x: left.x, y: along, width: depth, height: length }
        : { x: along, y: left.y, width: length, height: depth },
    );
    along += length;
  }
  return isColumn
    ? { ...left, x: left.x + depth, width: Math.max(0, left.width - depth) }
    : { ...left, y: left.y + depth, height: Math.max(0, left.height - depth) };
}

/** The last two of a map one above the other, where they stand side by side: a small one has then the width for a name. */
export function lastAcross(rects: readonly Rect[]): Rect[] {
  const [before, last] = rects.slice(-2);
  const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-6;
  if (!before || !last || !isSame(before.y, last.y) || !isSame(before.height, last.height)) return [...rects];
  const width = before.width + last.width;
  const height = (before.height * before.width) / width;
  const x = Math.min(before.x, last.x);
  return [
    ...rects.slice(0, -2),
    { x, y: before.y, width, height },
    { x, y: before.y + height, width, height: before.height - height },
  ];
}
