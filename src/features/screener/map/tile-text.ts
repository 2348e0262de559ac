/** The words of a tile: lines of its name in one size, or no name where it would not be whole. */
export interface TileText {
  /** In pixels of the drawing; 0 without a name. */
  size: number;
  lines: string[];
  /** What else has room: the change beside its triangle, the signed figure alone, or nothing. */
  change: 'full' | 'signed' | 'none';
}

const SIZES = [13, 12, 11] as const;
const PAD = 5;
export const LINE = 1.25;
/** Room for the line of the change. */
const CHANGE_HEIGHT = 16;
const CHANGE_WIDTH = 58;
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

/** A name in at most two lines of a width; undefined where it does not fit. */
function inLines(name: string, size: number, width: number): string[] | undefined {
  if (textWidth(name, size) <= width) return [name];
  const words = name.split(' ');
  for (let at = words.length - 1; at > 0; at -= 1) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (lines.every((line) => textWidth(line, size) <= width)) return lines;
  }
  return undefined;
}

/** What has room in a tile: the name whole or not at all, then the change, then its figure alone. */
export function tileText(names: readonly string[], width: number, height: number): TileText {
  const room = width - 2 * PAD;
  for (const size of SIZES)
    for (const name of names) {
      const lines = inLines(name, size, room);
      if (!lines) continue;
      const tall = lines.length * size * LINE + 2 * PAD;
      if (tall + CHANGE_HEIGHT <= height && room >= CHANGE_WIDTH) return { size, lines, change: 'full' };
    }
  const signed = width >= SIGNED.width && height >= SIGNED.height;
  return { size: 0, lines: [], change: signed ? 'signed' : 'none' };
}
