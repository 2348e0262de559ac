import { foldText } from './fold.ts';

/** What a search looks at of a typed text; more than anybody means. */
const QUERY_CHARACTERS = 100;
const QUERY_WORDS = 8;
const WORD_CHARACTERS = 40;

/** A run of letters and digits, with the marks that belong to them. */
const WORD = /[\p{Letter}\p{Number}\p{Mark}]+/gu;

/** An exchange before a ticker, as other sites write it: `NASDAQ:CLRO`, `NYSE American: IE`. */
const EXCHANGE =
  /^\s*(?:nasdaq(?:gs|gm|cm)?|nyse(?:[ -]?(?:american|arca|mkt))?|amex|xnas|xnys|xase)\s*:\s*/i;

/** A typed text without the exchange that stands before a ticker. */
export const withoutExchange = (typed: string): string => typed.replace(EXCHANGE, '');

/** The ticker that a typed text is and nothing else, as the product writes it; undefined for other texts. */
export function typedTicker(typed: string): string | undefined {
  const bare = withoutExchange(typed).trim();
  return /^[A-Za-z]{1,6}(?:[-./][A-Za-z]{1,2})?$/.test(bare)
    ? bare.toUpperCase().replace(/[./]/, '-')
    : undefined;
}

/** A word of a text, and where it stands there. */
export interface PlacedWord {
  start: number;
  end: number;
  folded: string;
}

/** The words of a text in their order, folded; signs between them are no words. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const match of text.matchAll(WORD)) {
    const folded = plain(match[0]);
    if (folded) yield { start: match.index, end: match.index + match[0].length, folded };
  }
}

/**
 * The words a person searches for, folded and each once, the last one as they stopped typing it. Anything may be typed:
 * a text without letters and digits has no words.
 */
export function queryWords(typed: string): string[] {
  const words = [...placedWords(typed.slice(0, QUERY_CHARACTERS))].map(({ folded }) =>
    Array.from(folded).slice(0, WORD_CHARACTERS).join(''),
  );
  const last = words.at(-1);
  if (last === undefined) return [];
  return [...new Set([...words.slice(0, QUERY_WORDS - 1).filter((word) => word !== last), last])];
}

/** Folding may leave signs: "½" becomes "1⁄2". */
const plain = (word: string): string => foldText(word).replace(/[^\p{Letter}\p{Number}]/gu, '');
