import { foldText } from '#kit/text/fold.ts';
import type { Reading } from '../grammar/reading/reading.ts';
import { slotsOf, telling } from '../grammar/reading/resolve.ts';
import { stemOf } from '../grammar/lexicon/words.ts';

const WORD = /[a-z#&/%$]+(?:'[a-z]+)?/g;
/** What stands for a company, and for a person, holder, drug or condition: whose name it is tells nothing of what is asked. */
const COMPANY = '@company';
const NAMED = '@name';

/** What a question says but for its names. */
export function withoutNames({ unnamed, names }: Pick<Reading, 'unnamed' | 'names'>): string {
  let text = unnamed;
  for (const { written } of names) text = text.replaceAll(written, 'NNN');
  return text;
}

function wordsIn(text: string): string[] {
  const numbered = foldText(text)
    .replaceAll('’', "'")
    .replaceAll(/\d[\d,.]*/g, '#');
  return [...numbered.matchAll(WORD)].flatMap(([word], at, all) => {
    const said = /^x{2,}$/.test(word) ? COMPANY : word === 'nnn' ? NAMED : stemOf(word);
    return said === COMPANY && /^x{2,}$/.test(all[at - 1]?.[0] ?? '') ? [] : [said];
  });
}

/** The words of a text and its pairs of words, each once, with where it begins and ends. */
export function wordClues(text: string): Set<string> {
  const words = wordsIn(text);
  const all = ['^', ...words, '.'];
  return new Set([...words, ...all.slice(1).map((word, at) => `${all[at] ?? ''} ${word}`)]);
}

/** What the reader knows of a question: its words and pairs of words, what the grammar took them for, and what is named beside its matter. */
export const cluesOf = (reading: Reading): Set<string> =>
  new Set([
    ...wordClues(withoutNames(reading)),
    ...telling(reading).map((concept) => `c:${concept}`),
    ...slotsOf(reading).map((slot) => `s:${slot}`),
  ]);
