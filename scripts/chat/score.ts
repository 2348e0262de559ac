/**
 * `node scripts/chat/score.ts FILE…`: how many questions of a set are answered right, answered wrong, or declined, and what each answer took.
 * `--all` prints every question with what was understood; `--text` the answers as well.
 */
import { parseArgs } from 'node:util';
import { recordComposer } from '#server/backends/chat/answers/answerer.ts';
import type { Composed } from '#server/backends/chat/answers/compose.ts';
import { withFilledStore } from './filled.ts';
import { type Question, readQuestions } from './questions.ts';
import { type Verdict, textOf, verdictOf } from './verdict.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, text: { type: 'boolean' } },
});
if (positionals.length === 0) {
  console.error('Name a set of questions, such as tests/fixtures/chat-unseen-3.md.');
  process.exit(1);
}

type Compose = ReturnType<typeof recordComposer>;

async function score(compose: Compose, path: string): Promise<void> {
  const counts: Record<Verdict, number> = { right: 0, wrong: 0, declined: 0 };
  const takenMs: number[] = [];
  let before: { question: string; composed: Composed }[] = [];
  for (const question of readQuestions(path)) {
    if (!question.follows) before = [];
    const begun = process.cpuUsage();
    const composed = await ask(compose, question, before);
    const { user, system } = process.cpuUsage(begun);
    takenMs.push((user + system) / 1000);
    before.push({ question: question.text, composed });
    const verdict = verdictOf(question, composed);
    counts[verdict] += 1;
    if (values.all || verdict !== 'right') tell(verdict, question, composed);
  }
  const total = takenMs.length;
  const share = (count: number): string => `${count} (${((100 * count) / total).toFixed(1)} %)`;
  takenMs.sort((a, b) => a - b);
  const at = (part: number): string => (takenMs[Math.floor(part * (total - 1))] ?? 0).toFixed(0);
  console.log(
    `${path}: ${total} questions; right ${share(counts.right)}, wrong ${share(counts.wrong)}, declined ${share(counts.declined)}; ` +
      `processor time of an answer ${at(0.5)} ms, 95 % under ${at(0.95)} ms, longest ${at(1)} ms`,
  );
}

const ask = (
  compose: Compose,
  question: Question,
  before: { question: string; composed: Composed }[],
): Promise<Composed> =>
  compose({
    text: question.text,
    symbol: before.at(-1)?.composed.answer.symbol ?? question.symbol,
    isSignedIn: true,
    before: before.map((each) => ({ question: each.question, answer: each.composed.answer })),
  });

function tell(verdict: Verdict, question: Question, { answer, kinds }: Composed): void {
  const wanted = question.wanted.map((way) => way.join(' + ')).join(' / ');
  const text = textOf(answer);
  console.log(`${verdict.padEnd(8)} ${question.text}\n         wanted ${wanted}, got ${kinds.join(' + ')} (${answer.outcome}): ${answer.understood ?? text.slice(0, 160)}`); // prettier-ignore
  if (values.text) console.log(`${text}\n`);
}

await withFilledStore(async (store) => {
  const compose = recordComposer(store);
  // As a site has done when it is asked: the names of all companies, and both tables of the second reader, are made once.
  for (const text of ['last price?', 'does the cash suffice for the flood'])
    await compose({ text, symbol: 'CMPX', before: [], isSignedIn: true });
  for (const path of positionals) await score(compose, path);
});
