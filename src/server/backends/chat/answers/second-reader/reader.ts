import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cluesOf } from './clues.ts';

/** What was learnt: how much each clue speaks for each kind of question, clue after clue. */
export interface Learnt {
  kinds: readonly string[];
  /** The last is said by every question. */
  clues: readonly string[];
  /** By how much a weight of the table is to be multiplied. */
  scale: number;
  weights: Int8Array;
}

export const LEARNT = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  '..',
  '..',
  'data',
  'chat',
  'second-reader.gz',
);

/** A line that says what is there, then the weights. */
export function learntIn(bytes: Buffer): Learnt & { madeFrom: string } {
  const all = gunzipSync(bytes);
  const end = all.indexOf(10);
  const { kinds, clues, scale, madeFrom } = JSON.parse(all.subarray(0, end).toString()) as Omit<
    Learnt,
    'weights'
  > & { madeFrom: string };
  return {
    kinds,
    clues,
    scale,
    madeFrom,
    weights: new Int8Array(all.buffer, all.byteOffset + end + 1, kinds.length * clues.length),
  };
}

/** How likely each kind of question is, by its words alone. */
type SecondReader = (text: string) => ReadonlyMap<string, number>;

export function secondReaderOf({ kinds, clues, scale, weights }: Learnt): SecondReader {
  const places = new Map(clues.map((clue, at) => [clue, at]));
  return (text) => {
    const said = [...cluesOf(text)].flatMap((clue) => places.get(clue) ?? []);
    said.push(clues.length - 1);
    const share = scale / Math.sqrt(said.length);
    const sums = kinds.map(
      (_, kind) => share * said.reduce((sum, at) => sum + (weights[at * kinds.length + kind] ?? 0), 0),
    );
    const most = Math.max(...sums);
    const odds = sums.map((sum) => Math.exp(sum - most));
    const all = odds.reduce((sum, each) => sum + each, 0);
    return new Map(kinds.map((kind, at) => [kind, (odds[at] ?? 0) / all]));
  };
}

let reader: SecondReader | undefined;

/** The reader that was taught with the questions of `tests/fixtures/chat-*.md`; read when first asked. */
export const secondReader: SecondReader = (text) =>
  (reader ??= secondReaderOf(learntIn(readFileSync(LEARNT))))(text);
