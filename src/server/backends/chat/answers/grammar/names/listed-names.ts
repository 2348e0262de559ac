import type { Word } from '../lexicon/words.ts';

const TIES = /^(?:and|or|nor|vs|v|versus|plus)$/;
const MARK = /^\s*[,/&;+]\s*$/;

/** The word that stands in one list with another, before or behind it. */
function besideIt(words: readonly Word[], text: string, at: number, step: 1 | -1): number | undefined {
  let next = at + step;
  while (TIES.test(words[next]?.text ?? '')) next += step;
  const [left, right] = step > 0 ? [words[at], words[next]] : [words[next], words[at]];
  if (!left || !right) return undefined;
  const isTied = next !== at + step || MARK.test(text.slice(left.start + left.written.length, right.start));
  return isTied ? next : undefined;
}

/** A word that stands in one list with the name of a company and is not taken itself. */
export function besideNames(
  words: readonly Word[],
  text: string,
  isName: (at: number) => boolean,
  taken: ReadonlySet<number>,
): number | undefined {
  const beside = (at: number): boolean =>
    ([1, -1] as const).some((step) => {
      const next = besideIt(words, text, at, step);
      return next !== undefined && isName(next);
    });
  const found = words.findIndex((_, at) => !taken.has(at) && beside(at));
  return found < 0 ? undefined : found;
}
