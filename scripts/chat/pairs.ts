/**
 * `node scripts/chat/pairs.ts`: known questions that are each answered alone, two of them asked in one breath of companies drawn by chance: how often the answer
 * shows what both answers show, by how they are tied. `--seed` draws others, `--pairs` says how many, `--list` prints those that lack something.
 */
import { parseArgs } from 'node:util';
import { recordComposer } from '#server/backends/chat/answers/answerer.ts';
import { seeded } from '#tests/support/random.ts';
import { withFilledStore } from './filled.ts';
import { askPairs, type Pair } from './in-one-breath.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '600' },
    list: { type: 'boolean' },
  },
});

const isWhole = ({ lacking }: Pair): boolean => lacking.length === 0;

function tell({ symbol, text, lacking, wanted, kinds }: Pair): void {
  console.log(`${symbol} ${text}\n    lacks ${lacking.join('; ')}\n    wanted ${wanted.join(' + ')}, got ${kinds.join(' + ')}`); // prettier-ignore
}

function sum(found: readonly Pair[]): void {
  for (const [tie, pairs] of Map.groupBy(found, (pair) => pair.tie))
    console.log(`${tie.padEnd(20)} ${pairs.filter(isWhole).length} of ${pairs.length}`);
  const tookMs = found.map((pair) => pair.tookMs).toSorted((a, b) => a - b);
  const at = (part: number): string => (tookMs[Math.floor(part * (tookMs.length - 1))] ?? 0).toFixed(0);
  const share = ((100 * found.filter(isWhole).length) / found.length).toFixed(1);
  console.log(
    `${found.filter(isWhole).length} of ${found.length} whole (${share} %); processor time of an answer ${at(0.5)} ms, 99 % under ${at(0.99)} ms, longest ${at(1)} ms`,
  );
}

await withFilledStore(async (store) => {
  const compose = recordComposer(store);
  const draw = seeded(Number(values.seed));
  const found = await askPairs({ store, compose, draw, pairs: Number(values.pairs) });
  if (values.list) for (const pair of found) if (!isWhole(pair)) tell(pair);
  sum(found);
});
