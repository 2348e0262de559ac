import { foldText } from '#kit/text/fold.ts';

/** One word of a question: as it is looked up, and as it was written. */
export interface Word {
  /** Folded, without a possessive. */
  text: string;
  /** With the s of a possessive, as names have it: "johns". */
  joined: string;
  /** Singular of a plural, else the same. */
  stem: string;
  written: string;
  /** What stands directly before it: `$` of an amount or a ticker. */
  before: string;
  start: number;
}

const WORD = /\d+(?:[.,]\d+)*%?[\p{L}]*|[\p{L}][\p{L}\p{N}]*(?:['’][\p{L}]+)?/gu;

/** The singular of an English word, roughly: the same for all forms that people write. */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const written = match[0];
    const folded = foldText(written).replace('’', "'");
    const plain = folded
      .replace(/'s$/, '')
      .replace(/n't$/, 'nt')
      .replace(/'(?:re|ve|ll|d|m)$/, '')
      .replaceAll("'", '');
    return {
      text: plain,
      joined: folded.replaceAll("'", ''),
      stem: stemOf(plain),
      written: written.replace(/['’]s$/, ''),
      before: text.slice(Math.max(0, match.index - 1), match.index),
      start: match.index,
    };
  });
}

/** The number of a name: "SENTI-202" is no amount. */
export function isOfCode(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return (
    word?.before === '-' &&
    /^\d{2,}$/.test(word.text) &&
    before !== undefined &&
    /^\p{Lu}[\p{L}\d]+$/u.test(before.written)
  );
}
