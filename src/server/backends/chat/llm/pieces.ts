/** A part of a text that can be judged by itself: a sentence, a list with what leads it, or a table. */
export interface Piece {
  kind: 'text' | 'table';
  text: string;
}

const LIST = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
const TABLE = /^\s*\|/;
/** Abbreviations whose full stop ends no sentence. */
const SHORT =
  /(?:\b(?:Inc|Corp|Ltd|Co|Cos|vs|approx|No|Nos|Mr|Mrs|Ms|Dr|St|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|e\.g|i\.e|cf|Fig|Art|Sec|U\.S|[A-Z]))\.$/;
const END = /[.!?]["'”’)\]*_]*\s+(?=["'“‘(*_[]*[A-Z])/g;

export const isListItem = (line: string): boolean => LIST.test(line);

/** How many items the list in a piece has. */
export const itemsIn = (text: string): number => text.split('\n').filter(isListItem).length;

/** Where the sentences of a line end, so that each can be judged when it is there. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(END)) {
    const to = match.index + match[0].length;
    if (SHORT.test(line.slice(from, match.index + 1))) continue;
    sentences.push(line.slice(from, to));
    from = to;
  }
  if (from < line.length) sentences.push(line.slice(from));
  return sentences;
}

/**
 * Cuts a text that comes in chunks into pieces, as soon as each is known to be whole. What leads a list (it ends with a colon) waits for the
 * list, which may be counted in it; rows of a table wait for its last. All pieces together are the text.
 */
export function createCutter() {
  let rest = '';
  /** Lines that belong together and are not yet known to be whole. */
  let held: string[] = [];
  let heldKind: 'list' | 'table' | 'lead' | null = null;

  const release = (): Piece[] => {
    const text = held.join('');
    const kind = heldKind === 'table' ? 'table' : 'text';
    held = [];
    heldKind = null;
    return text === '' ? [] : [{ kind, text }];
  };
  const hold = (kind: 'list' | 'table' | 'lead', line: string): Piece[] => {
    held.push(line);
    heldKind = kind;
    return [];
  };

  const takeLine = (line: string): Piece[] => {
    if (TABLE.test(line))
      return heldKind === 'table' || heldKind === null
        ? hold('table', line)
        : [...release(), ...hold('table', line)];
    if (isListItem(line) || (heldKind === 'list' && /^\s{2,}\S/.test(line)))
      return heldKind === 'table' ? [...release(), ...hold('list', line)] : hold('list', line);
    if (line.trim() === '' && (heldKind === 'lead' || heldKind === 'list')) return hold(heldKind, line);
    const before = release();
    const sentences = sentencesOf(line);
    const last = sentences.at(-1) ?? '';
    if (!/:[*_]*\s*$/.test(last)) return [...before, ...asPieces(sentences)];
    hold('lead', last);
    return [...before, ...asPieces(sentences.slice(0, -1))];
  };

  return {
    /** What is whole with these words. */
    take(words: string): Piece[] {
      rest += words;
      const pieces: Piece[] = [];
      for (;;) {
        const end = rest.indexOf('\n');
        if (end < 0) break;
        pieces.push(...takeLine(rest.slice(0, end + 1)));
        rest = rest.slice(end + 1);
      }
      if (heldKind !== null || TABLE.test(rest) || LIST.test(rest) || /^\s*[-*+•|\d]?\d*[.)]?\s*$/.test(rest))
        return pieces;
      const sentences = sentencesOf(rest);
      // The last may go on.
      rest = sentences.pop() ?? '';
      return [...pieces, ...asPieces(sentences)];
    },
    /** What is left at the end of the text. */
    end(): Piece[] {
      const line = rest;
      rest = '';
      return [...(line === '' ? [] : takeLine(line)), ...release()];
    },
  };
}

const asPieces = (sentences: readonly string[]): Piece[] => sentences.map((text) => ({ kind: 'text', text }));
