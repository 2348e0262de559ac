import { LRUCache } from 'lru-cache';

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
  [/[ijlI|.,;:'’()\-]/, 0.33],
  [/[ftr ]/, 0.4],
  [/[mwMW%&]/, 0.93],
  [/[A-Z]/, 0.72],
];
const OTHER = 0.6;
const widthOf = (character: string): number =>
  widths.find(([characters]) => characters.test(character))?.[1] ?? OTHER;

/** A text as it may stand: its width in parts of its size, and its words cut in two, the first part as long as can be before a shorter one. */
interface Measured {
  width: number;
  cuts: { first: string; rest: string }[];
}

/** Where tiles are laid out the same names are tried thousands of times: each is measured once. */
const measured = new LRUCache<string, Measured>({ max: 5_000 });

function measure(text: string): Measured {
  const known = measured.get(text);
  if (known) return known;
  const words = text.split(' ');
  const cuts = words.slice(1).map((_, at) => ({
    first: words.slice(0, words.length - 1 - at).join(' '),
    rest: words.slice(words.length - 1 - at).join(' '),
  }));
  const width = [...text].reduce((sum, character) => sum + widthOf(character), 0);
  const made = { width, cuts };
  measured.set(text, made);
  return made;
}

/** How wide a text is in a size, about. */
export const textWidth = (text: string, size: number): number => measure(text).width * size;

/** A name in at most so many lines of a width, the upper ones as full as they can be; undefined where it does not fit. */
function inLines(name: string, size: number, width: number, most: number): string[] | undefined {
  if (textWidth(name, size) <= width) return [name];
  if (most === 1) return undefined;
  const cut = measure(name).cuts.find(({ first }) => textWidth(first, size) <= width);
  const rest = cut && inLines(cut.rest, size, width, most - 1);
  return rest && [cut.first, ...rest];
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
