import { formatCount } from '../format.ts';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers as words, others as figures: `nine`, `1,204`. */
export const numberWord = (count: number): string => numberWords[count] ?? formatCount(count);

/** Small numbers as words: `nine filings`, `one filing`, `1,204 filings`. */
export const countOf = (count: number, noun: string): string =>
  `${numberWord(count)} ${noun}${count === 1 ? '' : 's'}`;

/** By the sound of what is said: an 8-K, an S-3, a Schedule 13G, a 10-Q, an annual report. */
export const articleOf = (form: string): string =>
  /^(?:8|11(?!\d)|18(?!\d)|[AEFILMNORSX](?![a-z])|[AEIO][a-z]|UPLOAD)/.test(form) ? 'an' : 'a';

/** A title inside a sentence: abbreviations keep their capitals. */
export const lowerFirst = (title: string): string =>
  /^[A-Z](?![A-Z])/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One of the variants, always the same for the same seed. */
export const pick = (seed: number, variants: readonly string[]): string =>
  variants[seed % variants.length] ?? '';

/** `a, b and c`. */
export const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
