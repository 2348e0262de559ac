import { foldText } from '#kit/fold.ts';

/** The words of a name, folded. */
export const wordsOfName = (name: string): string[] =>
  isPlain(name)
    ? name
        .toLowerCase()
        .replace(/'s\b/g, 's')
        .split(/[^a-z0-9]+/)
        .filter(Boolean)
    : foldText(name.replace(/[’']s\b/g, 's'))
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean);

/** Most names are ASCII, and need no folding. */
const isPlain = (name: string): boolean => /^[\x20-\x7e]*$/.test(name);
