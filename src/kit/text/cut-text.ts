import { madeOnce } from '../made-once.ts';

const graphemes = madeOnce(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** A text of at most `max` characters as a reader counts them; a longer one ends in an ellipsis, at a word if it can. */
export function cutText(text: string, max: number): string {
  const units = Array.from(graphemes().segment(text), ({ segment }) => segment);
  if (units.length <= max) return text;
  const cut = units.slice(0, max - 1).join('');
  const word = cut.replace(/\s+\S*$/, '');
  return `${(word.length > cut.length * 0.6 ? word : cut).trimEnd()}…`;
}

/** The first `max` words of a text; a longer one ends in an ellipsis. */
export function cutWords(text: string, max: number): string {
  const words = text.trim().split(/\s+/);
  return words.length <= max
    ? text.trim()
    : `${words
        .slice(0, max)
        .join(' ')
        .replace(/[.,;:…]+$/, '')}…`;
}
