import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createVersionedCache } from '#server/store/content/content-version.ts';
import { companyIndex, understandNames } from '#server/backends/chat/answers/names-of-question.ts';
import { spelledOut } from '#server/backends/chat/answers/grammar/said/shorthand.ts';
import type { Reading } from '#server/backends/chat/answers/grammar/reading/reading.ts';
import type { Turn } from '#server/backends/chat/answers/grammar/turns/turn.ts';
import { unreadOf } from '#server/backends/chat/answers/grammar/turns/unread.ts';
import type { AnswerStore } from '#server/backends/chat/answers/look-ups/look-up.ts';
import type { ChatAnswer } from '#contract/chat-answer.ts';
import type { OpenStore } from '#server/db/open.ts';
import { type Question, readQuestions } from './questions.ts';

const FIXTURES = 'tests/fixtures';
/** How each kind is asked: what the grammar's test asks, and what the reader alone is taught with. */
const WORDINGS = [`${FIXTURES}/chat-wordings.md`, 'data/chat/ways-of-asking.md'];
const setFile = (set: string): string => `${FIXTURES}/chat-unseen${set}.md`;

/** A question, or a part of one, as the grammar reads it, with its kind. */
export interface LabelledReading {
  /** Of which set it is. */
  set: string;
  reading: Reading;
  kind: string;
}

/** The sets there are, as their files are called: '' for the first, '-2' for the second. */
export const allSets = (): string[] =>
  readdirSync(FIXTURES)
    .flatMap((file) => /^chat-unseen(|-\d+)\.md$/.exec(file)?.[1] ?? [])
    .toSorted((a, b) => Number(b) - Number(a));

/** Another one when a question or its kind is. */
export function digestOfExamples(): string {
  const hash = createHash('sha256');
  for (const file of [...WORDINGS, ...allSets().map(setFile)]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Every question of the sets whose kind is known, and the wordings of each kind. */
export async function examplesOf(
  { db, engine }: Pick<OpenStore, 'db' | 'engine'>,
  sets: readonly string[],
): Promise<LabelledReading[]> {
  const store: AnswerStore = { db, engine, now: () => new Date(), cached: createVersionedCache(db) };
  const examples: LabelledReading[] = [];
  for (const { kind, text } of WORDINGS.flatMap(wordingsIn)) {
    const [turn] = await read(store, { text, symbol: 'CMPX' }, []);
    if (turn) examples.push({ set: 'wordings', reading: turn.reading, kind });
  }
  for (const set of sets) {
    let before: Question[] = [];
    for (const question of readQuestions(setFile(set))) {
      if (!question.follows) before = [];
      const turns = await read(store, question, before);
      examples.push(...examplesIn(set, question, turns));
      before = [...before, question];
    }
  }
  return examples;
}

async function read(store: AnswerStore, { text, symbol }: Pick<Question, 'text' | 'symbol'>, before: readonly Question[]): Promise<readonly Turn[]> {
  const answer: ChatAnswer = { symbol, outcome: 'answered', understood: null, parts: [], sources: [], followUps: [] };
  const { turns } = await understandNames(store, await companyIndex(store), {
    text: spelledOut(text),
    symbol,
    isSignedIn: true,
    before: before.map((each) => ({ question: spelledOut(each.text), answer })),
  });
  return turns;
} // prettier-ignore

const kindOf = (turn: Turn): string | undefined => (unreadOf(turn).length === 0 ? turn.kind?.id : undefined);

/** Of a question in parts, those that are known to be what was wanted or to be on no record. */
function examplesIn(set: string, { wanted }: Question, turns: readonly Turn[]): LabelledReading[] {
  const kinds = new Set(wanted.flat());
  const [only] = turns;
  if (only && turns.length === 1) {
    const single = wanted.flatMap((way) => (way.length === 1 ? way : []));
    const own = kindOf(only);
    const kind = own !== undefined && single.includes(own) ? own : single[0];
    return kind === undefined ? [] : [{ set, reading: only.reading, kind }];
  }
  return turns.flatMap((turn) => {
    const kind = kindOf(turn) ?? 'declined';
    return kinds.has(kind) ? [{ set, reading: turn.reading, kind }] : [];
  });
}

function wordingsIn(file: string): { kind: string; text: string }[] {
  let kind = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      kind = /^## (\S+)/.exec(line)?.[1] ?? kind;
      const text = /^- (.+)$/.exec(line)?.[1];
      return text === undefined || kind === '' ? [] : [{ text, kind }];
    });
}
