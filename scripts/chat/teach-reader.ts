/**
 * `node scripts/chat/teach-reader.ts`: teaches the second reader with all sets of questions, and writes what it learnt to `data/chat`.
 * To be run when a set is added or its kinds are changed; a test says when that is forgotten. `--without SET --to FOLDER` leaves a set ("-32") out, to measure with.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { cluesOf, withoutNames, wordClues } from '#server/backends/chat/answers/second-reader/clues.ts';
import { LEARNT } from '#server/backends/chat/answers/second-reader/reader.ts';
import { allSets, digestOfExamples, examplesOf, type LabelledReading } from './examples.ts';
import { withFilledStore } from './filled.ts';
import { learntBytes, teach } from './teach.ts';

const { values } = parseArgs({ options: { without: { type: 'string' }, to: { type: 'string' } } });

const cluesBy: Record<keyof typeof LEARNT, (example: LabelledReading) => Iterable<string>> = {
  words: ({ reading }) => wordClues(withoutNames(reading)),
  readings: ({ reading }) => cluesOf(reading),
};

await withFilledStore(async (store) => {
  const sets = allSets().filter((set) => set !== values.without);
  const examples = await examplesOf(store, sets);
  for (const by of ['words', 'readings'] as const) {
    const path = LEARNT[by];
    const to = values.to === undefined ? path : join(values.to, basename(path));
    const taught = teach(examples.map((each) => ({ clues: [...cluesBy[by](each)], kind: each.kind })));
    const bytes = learntBytes(taught, digestOfExamples());
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, bytes);
    console.log(`by ${by}: ${examples.length} questions, ${(bytes.length / 1000).toFixed(0)} kB`);
  }
});
