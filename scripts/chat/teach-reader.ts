/**
 * `node scripts/chat/teach-reader.ts`: teaches the second reader with all sets of questions, and writes what it learnt to `data/chat`.
 * To be run when a set is added or its kinds are changed; a test says when that is forgotten.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LEARNT } from '#server/backends/chat/answers/second-reader/reader.ts';
import { allSets, digestOfExamples, examplesOf } from './examples.ts';
import { withFilledStore } from './filled.ts';
import { learntBytes, teach } from './teach.ts';

await withFilledStore(async (store) => {
  const examples = await examplesOf(store, allSets());
  const bytes = learntBytes(teach(examples), digestOfExamples());
  mkdirSync(dirname(LEARNT), { recursive: true });
  writeFileSync(LEARNT, bytes);
  console.log(`${examples.length} questions, ${(bytes.length / 1000).toFixed(0)} kB`);
});
