import { readFileSync } from 'node:fs';

/** A question of a set, and what must come of it. */
export interface Question {
  text: string;
  /** The company of the page it is asked on; null for none. */
  symbol: string | null;
  /** Which kinds may be right: each a list of what one sentence asks. `[['declined']]` where nothing on record answers. */
  wanted: string[][];
  /** The company the answer must be about; null for any. */
  about: string | null;
  /** Words the answer must show; null for none. */
  shows: string | null;
  /** It goes on from the question before it. */
  follows: boolean;
}

/** Kinds of the first two sets that no record answers. */
const unanswerable = new Set(['prediction', 'outofscope', 'unanswerable', 'declined']);
/** Kinds that are about several companies, or none. */
const aboutMany = new Set([
  'compare',
  'compare-prices',
  'screen',
  'meaning',
  'help',
  'coverage',
  'greeting',
  'declined',
]);

/** Reads a set of questions: `- kind | wording`, under headings that are tickers or words (then the company stays the last one). */
export function readQuestions(path: string): Question[] {
  const all: Question[] = [];
  let symbol = 'CMPX';
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const heading = /^## ([A-Z]{1,5}(?:-[A-Z])?)$/.exec(line)?.[1];
    if (heading) symbol = heading;
    const found = /^( *)- ([^|]+) \| (.+)$/.exec(line);
    if (!found) continue;
    const [, indent = '', expected = '', text = ''] = found;
    all.push(questionOf(expected, text, symbol, indent !== ''));
  }
  return all;
}

function questionOf(expected: string, text: string, on: string, follows: boolean): Question {
  const shows = / ~ (.+)$/.exec(expected)?.[1] ?? null;
  const about = /@([A-Z-]+)/.exec(expected)?.[1] ?? null;
  const wanted = expected
    .replace(/ ~ .+$/, '')
    .replaceAll(/ ?@[A-Z-]+/g, '')
    .split(' / ')
    .map((way) => way.split(' + ').map((kind) => (unanswerable.has(kind.trim()) ? 'declined' : kind.trim())));
  const isAboutMany = wanted.flat().some((kind) => aboutMany.has(kind));
  return { text, symbol: on, wanted, about: about ?? (isAboutMany ? null : on), shows, follows };
}
