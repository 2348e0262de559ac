import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectDir } from '#server/runtime/project.ts';

/** What was learnt: how much each clue speaks for each kind of question, clue after clue. */
export interface Learnt {
  kinds: readonly string[];
  /** The last is said by every question. */
  clues: readonly string[];
  /** By how much a weight of the table is to be multiplied. */
  scale: number;
  weights: Int8Array;
}

const FOLDER = join(projectDir, 'data', 'chat');

/** By the words of a question alone, and by its words with what the grammar took them for. */
export const LEARNT = {
  words: join(FOLDER, 'second-reader.gz'),
  readings: join(FOLDER, 'second-reader-readings.gz'),
};

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

interface SecondReader {
  /** How likely each kind of question is, by its clues. */
  oddsOf(clues: ReadonlySet<string>): ReadonlyMap<string, number>;
  /** Whether it learnt anything of a clue. */
  knows(clue: string): boolean;
  /** Whether a clue speaks for a kind, and for hardly any other as much: who says it means that kind. */
  pointsTo(clue: string, kind: string): boolean;
}

/** From so much a clue speaks for a kind: in a question of six words and their pairs it makes that kind half as likely again. */
const SPEAKS = 1.5;
/** So many kinds it may speak for more. */
const RIVALS = 2;

export function secondReaderOf({ kinds, clues, scale, weights }: Learnt): SecondReader {
  const places = new Map(clues.map((clue, at) => [clue, at]));
  const weightsOf = (at: number) => weights.subarray(at * kinds.length, (at + 1) * kinds.length);
  return {
    pointsTo(clue, kind) {
      const at = places.get(clue);
      const of = kinds.indexOf(kind);
      if (at === undefined || of < 0) return false;
      const own = weightsOf(at)[of] ?? 0;
      return own * scale >= SPEAKS && weightsOf(at).filter((each) => each > own).length < RIVALS;
    },
    knows: (clue) => places.has(clue),
    oddsOf(given) {
      const said = [...given].flatMap((clue) => places.get(clue) ?? []);
      said.push(clues.length - 1);
      const share = scale / Math.sqrt(said.length);
      const sums = kinds.map(
        (_, kind) => share * said.reduce((sum, at) => sum + (weights[at * kinds.length + kind] ?? 0), 0),
      );
      const most = Math.max(...sums);
      const odds = sums.map((sum) => Math.exp(sum - most));
      const all = odds.reduce((sum, each) => sum + each, 0);
      return new Map(kinds.map((kind, at) => [kind, (odds[at] ?? 0) / all]));
    },
  };
}

const readers: { [By in keyof typeof LEARNT]?: SecondReader } = {};

const readerBy = (by: keyof typeof LEARNT): SecondReader =>
  (readers[by] ??= secondReaderOf(learntIn(readFileSync(LEARNT[by]))));

/** By the clues of `wordClues`: it knows nothing of the grammar, and may object to it. Taught with the questions of `tests/fixtures/chat-*.md`; read when first asked. */
export const readerOfWords = (): SecondReader => readerBy('words');

/** By the clues of `cluesOf`: it reads what the grammar does not take whole. */
export const readerOfReadings = (): SecondReader => readerBy('readings');
