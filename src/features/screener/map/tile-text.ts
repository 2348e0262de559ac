/** The words of a tile: lines of its name in one size, or no name where it would not be whole. */
export interface TileText {
  /** In pixels of the drawing; 0 without a name. */
  size: number;
  lines: string[];
  /** What else has room: the change beside its triangle, below the name or behind it, the signed figure, or nothing. */
  change: 'full' | 'behind' | 'signed' | 'none';
}

const SMALLEST = 11;
const SIZES = [13, 12, SMALLEST] as const;
const PAD = 5;
/** At the right less, where a text is rather too wide in reckoning. */
const PAD_RIGHT = 3;
export const LINE = 1.25;
/** Room for the line of the change below a name: beside its triangle, and as a figure. */
const CHANGE = { full: { width: 58, height: 14 }, signed: { width: 26, height: 10 } };
/** Room for it behind a name, with the space between. */
export const BEHIND_GAP = 8;
const BEHIND_WIDTH = BEHIND_GAP + 54;
/** Room for the figure alone. */
const SIGNED = { width: 34, height: 18 };

/** Inter at 600, in parts of its size and rather too wide than too narrow. */
const widths: readonly [characters: RegExp, width: number][] = [
  [/[ijlI|.,;:'’()\-]/g, 0.33],
  [/[ftr ]/g, 0.4],
  [/[mwMW%&]/g, 0.93],
  [/[A-Z]/g, 0.72],
];
const OTHER = 0.6;

/** How wide a text is in a size, about. */
export function textWidth(text: string, size: number): number {
  let rest = text;
  let width = 0;
  for (const [characters, each] of widths) {
    const without = rest.replace(characters, '');
    width += (rest.length - without.length) * each;
    rest = without;
  }
  return (width + rest.length * OTHER) * size;
}

/** A name in at most so many lines of a width, the upper ones as full as they can be; undefined where it does not fit. */
function inLines(name: string, size: number, width: number, most: number): string[] | undefined {
  if (textWidth(name, size) <= width) return [name];
  const words = name.split(' ');
  for (let at = words.length - 1; at > 0 && most > 1; at -= 1) {
    const first = words.slice(0, at).join(' ');
    if (textWidth(first, size) > width) continue;
    const rest = inLines(words.slice(at).join(' '), size, width, most - 1);
    return rest && [first, ...rest];
  }
  return undefined;
}

/** What has room in a tile: the name whole or not at all with the change or its figure, then either alone. */
export function tileText(names: readonly string[], width: number, height: number): TileText {
  const room = width - PAD - PAD_RIGHT;
  // Three lines only where nothing else is whole, in the smallest size.
  const wordings = [
    ...SIZES.flatMap((size) => names.map((name) => ({ size, name, most: 2 }))),
    ...names.map((name) => ({ size: SMALLEST, name, most: 3 })),
  ];
  for (const change of ['full', 'signed'] as const)
    for (const { size, name, most } of wordings) {
      const lines = inLines(name, size, room, most);
      if (!lines) continue;
      const tall = lines.length * size * LINE + 2 * PAD;
      if (tall + CHANGE[change].height <= height && room >= CHANGE[change].width)
        return { size, lines, change };
    }
  for (const { size, name } of wordings)
    if (size * LINE + 4 <= height && textWidth(name, size) + BEHIND_WIDTH <= room)
      return { size, lines: [name], change: 'behind' };
  // A name says more than a figure, whose direction the color shows.
  for (const { size, name, most } of wordings) {
    const lines = inLines(name, size, room, most);
    if (lines && lines.length * size * LINE + 2 * PAD <= height) return { size, lines, change: 'none' };
  }
  const signed = width >= SIGNED.width && height >= SIGNED.height;
  return { size: 0, lines: [], change: signed ? 'signed' : 'none' };
}
