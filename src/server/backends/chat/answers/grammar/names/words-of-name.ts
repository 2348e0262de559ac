import { foldText } from '#kit/text/fold.ts';

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

/** A name and its beginnings, also with its initials in one ("US Physical Therapy" is "U.S. Physical Therapy"). */
export function beginningsOf(words: readonly string[]): string[] {
  const [first = '', second = '', ...rest] = words;
  const isOfInitials = first.length === 1 && second.length === 1 && rest.length > 0;
  const ofOne = (all: readonly string[], least: number): string[] =>
    all.slice(least - 1).map((_, at) => all.slice(0, at + least).join(' '));
  return [...ofOne(words, 1), ...(isOfInitials ? ofOne([first + second, ...rest], 2) : [])];
}

/** Most names are ASCII, and need no folding. */
const isPlain = (name: string): boolean => /^[\x20-\x7e]*$/.test(name);

/** How words of names are shortened. */
const SHORTENED: Readonly<Record<string, RegExp>> = {
  labs: /^laboratories$/,
  pharma: /^pharma/,
  tech: /^tech/,
  bio: /^bio/,
  intl: /^international$/,
  fin: /^financial$/,
  mfg: /^manufacturing$/,
  ins: /^insurance$/,
  bancorp: /^banc/,
  energy: /^energy$/,
};

/** Whether a word is one of a name, shortened: "labs" of Mesa Laboratories. */
export const isShortOf = (word: string, name: string): boolean => {
  const whole = SHORTENED[word];
  return whole !== undefined && wordsOfName(name).some((each) => whole.test(each));
};
