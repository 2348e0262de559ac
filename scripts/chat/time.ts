/**
 * `node scripts/chat/time.ts`: how long the first words of an answer take and how much processor time the answer, in a process that
 * was just started and at random companies. `--companies 100` asks of more; `--prepared` prepares as the site does at its start.
 */
import { parseArgs } from 'node:util';
import { recordAnswerer } from '#server/backends/chat/answers/answerer.ts';
import type { OpenStore } from '#server/db/open.ts';
import { randomOf } from '#tests/support/random.ts';
import { withFilledStore } from './filled.ts';

const { values } = parseArgs({
  options: { companies: { type: 'string', default: '40' }, prepared: { type: 'boolean' } },
});

const questions = [
  'last price?', 'how long does the cash last', 'revenue by quarter', 'why did it move', 'who owns it', 'insider trades', 'short interest', 'should i buy it',
  'compare it with GLUE', 'financials', 'peers', 'last earnings', 'price change over the last year', 'filings', 'what does it do', 'hw many shs are short',
]; // prettier-ignore

interface Taken {
  question: string;
  firstMs: number;
  processorMs: number;
}

async function take(answerer: ReturnType<typeof recordAnswerer>, text: string, symbol: string): Promise<Taken> {
  const begun = performance.now();
  const processor = process.cpuUsage();
  let firstMs = 0;
  const asked = { text, symbol, before: [], isSignedIn: true };
  for await (const event of answerer.answer(asked, new AbortController().signal))
    if (event.kind !== 'answer' && firstMs === 0) firstMs = performance.now() - begun;
  const { user, system } = process.cpuUsage(processor);
  return { question: `${symbol}: ${text}`, firstMs: firstMs || performance.now() - begun, processorMs: (user + system) / 1000 };
} // prettier-ignore

function tell(title: string, taken: readonly Taken[]): void {
  const at = (name: 'firstMs' | 'processorMs', part: number): string => {
    const sorted = taken.map((each) => each[name]).sort((a, b) => a - b);
    return (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  };
  const dearest = taken.reduce((most, each) => (each.processorMs > most.processorMs ? each : most));
  console.log(`${title}, ${taken.length} answers`);
  console.log(`  first words     median ${at('firstMs', 0.5)} ms, 95 % under ${at('firstMs', 0.95)}, longest ${at('firstMs', 1)}`);
  console.log(`  processor time  median ${at('processorMs', 0.5)} ms, 95 % under ${at('processorMs', 0.95)}, longest ${at('processorMs', 1)} (${dearest.question})`);
} // prettier-ignore

async function measure(store: OpenStore): Promise<void> {
  const answerer = recordAnswerer(store);
  if (values.prepared) await answerer.prepare?.();
  tell('In a process just started', [await take(answerer, 'last price?', 'CMPX')]);
  const all = await store.db.selectFrom('companies').select('symbol').where('is_sample', '=', 0).execute();
  const taken: Taken[] = [];
  for (const { symbol } of randomOf(all, Number(values.companies)))
    for (const question of questions) taken.push(await take(answerer, question, symbol));
  tell('Random companies, the first sixteen', taken.slice(0, questions.length));
  tell('Random companies, all', taken);
}

await withFilledStore(measure);
