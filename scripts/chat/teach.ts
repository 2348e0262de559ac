/** Learns which words speak for which kind of question: a softmax regression with AdaGrad, the same for the same examples. */
import { gzipSync } from 'node:zlib';
import type { Learnt } from '#server/backends/chat/answers/second-reader/reader.ts';
import { seeded } from '#tests/support/random.ts';

export interface Example {
  /** What is known of it: see `second-reader/clues.ts`. */
  clues: readonly string[];
  kind: string;
}

const ROUNDS = 20;
const RATE = 0.5;
const DECAY = 0.0002;
/** As many clues of a question are left out, others each round: so no clue is relied on alone. It names the kind of 69 of 100 unseen wordings where it named 67, and is sure of 40 % more. */
const LEFT_OUT = 0.3;
/** A clue of one or two questions alone teaches those; without them the tables are a third smaller, and name as many kinds. */
const LEAST = 3;

export function teach(examples: readonly Example[]): Learnt {
  const said = examples.map(({ clues }) => clues);
  const clues = [...commonIn(said), ''];
  const places = new Map(clues.map((clue, at) => [clue, at]));
  const kinds = [...new Set(examples.map(({ kind }) => kind))].toSorted();
  const numbers = new Map(kinds.map((kind, at) => [kind, at]));
  const rows = said.map((each) => [...each.flatMap((clue) => places.get(clue) ?? []), clues.length - 1]);
  const wanted = examples.map(({ kind }) => numbers.get(kind) ?? 0);
  const weights = new Float32Array(clues.length * kinds.length);
  const steps = new Float32Array(weights.length).fill(1e-6);
  const random = seeded(1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of shuffled(rows.length, random)) {
      const row = (rows[at] ?? []).filter((clue) => clue === clues.length - 1 || random() >= LEFT_OUT);
      learn({ weights, steps, of: kinds.length }, row, wanted[at] ?? 0);
    }
  return { kinds, clues, ...inBytes(weights) };
}

function commonIn(said: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const each of said) for (const clue of each) counts.set(clue, (counts.get(clue) ?? 0) + 1);
  return [...counts].flatMap(([clue, count]) => (count >= LEAST ? [clue] : [])).toSorted();
}

interface Table {
  weights: Float32Array;
  steps: Float32Array;
  of: number;
}

/** One step towards saying of a question that it is of its kind. */
function learn({ weights, steps, of }: Table, row: readonly number[], wanted: number): void {
  const share = 1 / Math.sqrt(row.length);
  const odds = new Float64Array(of);
  for (const at of row)
    for (let kind = 0; kind < of; kind += 1)
      odds[kind] = (odds[kind] ?? 0) + share * (weights[at * of + kind] ?? 0);
  const most = odds.reduce((a, b) => Math.max(a, b));
  let all = 0;
  for (let kind = 0; kind < of; kind += 1) all += odds[kind] = Math.exp((odds[kind] ?? 0) - most);
  for (let kind = 0; kind < of; kind += 1) {
    const off = ((odds[kind] ?? 0) / all - (kind === wanted ? 1 : 0)) * share;
    for (const at of row) {
      const i = at * of + kind;
      const slope = off + DECAY * (weights[i] ?? 0);
      steps[i] = (steps[i] ?? 0) + slope * slope;
      weights[i] = (weights[i] ?? 0) - (RATE * slope) / Math.sqrt(steps[i] ?? 1);
    }
  }
}

function inBytes(weights: Float32Array): { scale: number; weights: Int8Array } {
  const scale = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127;
  return { scale, weights: Int8Array.from(weights, (each) => Math.round(each / scale)) };
}

/** What was learnt as `reader.ts` reads it. */
export function learntBytes({ weights, ...about }: Learnt, madeFrom: string): Buffer {
  const line = `${JSON.stringify({ ...about, madeFrom })}\n`;
  return gzipSync(Buffer.concat([Buffer.from(line), new Uint8Array(weights.buffer)]), { level: 9 });
}

function shuffled(length: number, random: () => number): number[] {
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
