import { readdirSync } from 'node:fs';
import type { recordComposer } from '#server/backends/chat/answers/answerer.ts';
import { companyIndexOf } from '#server/backends/chat/answers/grammar/names/companies.ts';
import type { CompanyIndex } from '#server/backends/chat/answers/grammar/names/company.ts';
import { readQuestion } from '#server/backends/chat/answers/grammar/reading/reading.ts';
import {
  clausesOf,
  cutsOf,
  jointsOf,
  sentencesOf,
} from '#server/backends/chat/answers/grammar/words/split.ts';
import type { OpenStore } from '#server/db/open.ts';
import { readCompanyNames } from '#server/store/companies/company-names.ts';
import { type Question, readQuestions } from './questions.ts';
import { textOf } from './verdict.ts';

type Compose = ReturnType<typeof recordComposer>;
type Tie = readonly [name: string, join: (first: string, second: string) => string];

const SETS = 'tests/fixtures';

const small = (text: string): string =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** How two questions are said in one breath. */
const ofQuestions: readonly Tie[] = [
  ['A and B', (a, b) => `${a} and ${small(b)}?`],
  ['A, and also B', (a, b) => `${a}, and also ${small(b)}?`],
  ['A? B?', (a, b) => `${a}? ${b}?`],
  ['A. B', (a, b) => `${a}. ${b}`],
  ['A, B', (a, b) => `${a}, ${small(b)}?`],
  ['A plus B', (a, b) => `${a}, plus ${small(b)}`],
  ['A; B', (a, b) => `${a}; ${small(b)}`],
];

/** And two things that are asked for by their names alone. */
const ofNames: readonly Tie[] = [
  ['what is N and N', (a, b) => `what is ${a} and ${b}?`],
  ['N, N', (a, b) => `${a}, ${b}`],
  ['N as well as N', (a, b) => `show me ${a} as well as ${b}`],
  ['what\u2019s N? and N?', (a, b) => `what's ${a}? and ${b}?`],
];

const NAMED = /^(?:what(?:['\u2019]?s| is| are|s)|show me|give me|tell me) ((?:the|its|their)\b[^,?.]+)$/i;

/** Whether a question asks one thing that one kind answers, and names nobody. */
function isSingle({ text, follows, wanted, about, symbol, shows }: Question, index: CompanyIndex): boolean {
  const isOfOne = wanted.every((way) => way.length === 1 && way[0] !== 'declined');
  if (follows || about !== symbol || shows !== null || !isOfOne) return false;
  const asked = text.replace(/[?.!]+$/, '');
  const cuts = [sentencesOf(asked), clausesOf(asked), jointsOf(asked)];
  if (cuts.some(({ length }) => length > 1) || [...cutsOf(asked, { left: 1e6 })].length > 0) return false;
  const { companies, names, notCovered, ambiguous, renamed } = readQuestion(text, { index, thread: symbol });
  return companies.length + names.length + notCovered.length + ambiguous.length + renamed.length === 0;
}

/** The questions of all sets that ask one thing, without their marks. */
async function singleQuestions({ db }: Pick<OpenStore, 'db'>): Promise<string[]> {
  const index = companyIndexOf(await readCompanyNames(db), []);
  const files = readdirSync(SETS).filter((name) => /^chat-unseen.*\.md$/.test(name));
  const all = files.flatMap((name) => readQuestions(`${SETS}/${name}`));
  return [
    ...new Set(
      all.filter((question) => isSingle(question, index)).map(({ text }) => text.replace(/\s*[?.!]+$/, '')),
    ),
  ];
}

const bare = (text: string): string => text.replaceAll(/\[\^\d+\]/g, '');

/** What an answer shows first: its figure, else the first row of its table, else its first sentence. */
function mainOf({ parts }: Parameters<typeof textOf>[0]): string | undefined {
  for (const part of parts) {
    const strong = part.kind === 'text' ? /\*\*([^*]+)\*\*/.exec(part.markdown)?.[1] : undefined;
    if (strong !== undefined) return strong;
    if (part.kind === 'table') return part.rows[0]?.map(({ text }) => text).join(' | ');
  }
  const [first] = parts;
  return first?.kind === 'text' ? bare(first.markdown).split(/(?<=\.) /)[0] : undefined;
}

/** What came of two questions in one breath. */
export interface Pair {
  symbol: string;
  tie: string;
  text: string;
  /** The kinds that answer the two alone, and those that answered them together. */
  wanted: string[];
  kinds: (string | null)[];
  /** Those of which the answer does not show what their own answer shows. */
  lacking: string[];
  tookMs: number;
}

interface Asking {
  store: Pick<OpenStore, 'db'>;
  compose: Compose;
  /** Numbers between 0 and 1. */
  draw: () => number;
  pairs: number;
}

/** As many draws of two questions for each pair: not every company has what is asked. */
const TRIES = 12;
/** So many of a company, which keeps its rows at hand. */
const OF_ONE = 10;
/** Of names alone this part. */
const NAMES = 0.3;

/** Asks pairs of questions of companies drawn by chance, each of which is answered alone. */
export async function askPairs({ store, compose, draw, pairs }: Asking): Promise<Pair[]> {
  const of = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)] as T;
  const companies = (await readCompanyNames(store.db)).map(({ symbol }) => symbol);
  const questions = await singleQuestions(store);
  const names = questions.flatMap((text) => NAMED.exec(text)?.[1] ?? []);
  const ask = (symbol: string, text: string) => compose({ text, symbol, before: [], isSignedIn: true });
  /** What a question is answered with alone; undefined where it is not, or not by one kind. */
  const answerAlone = async (symbol: string, text: string) => {
    const { answer, kinds } = await ask(symbol, text);
    const [[kind, other], main] = [kinds, mainOf(answer)];
    const isOne = answer.outcome === 'answered' && answer.symbol === symbol && other === undefined;
    return isOne && kind && main !== undefined ? { kind, main } : undefined;
  };
  const found: Pair[] = [];
  let symbol = of(companies);
  for (let tries = 0; found.length < pairs && tries < pairs * TRIES; tries += 1) {
    if (tries % OF_ONE === 0) symbol = of(companies);
    const isOfNames = draw() < NAMES;
    const [tie, join] = of(isOfNames ? ofNames : ofQuestions);
    const [a, b] = isOfNames ? [of(names), of(names)] : [of(questions), of(questions)];
    const first = await answerAlone(symbol, isOfNames ? `what is ${a}?` : `${a}?`);
    const second = first && (await answerAlone(symbol, isOfNames ? `what is ${b}?` : `${b}?`));
    if (!second || first.main === second.main || first.kind === second.kind) continue;
    const text = join(a, b);
    const begun = process.cpuUsage();
    const { answer, kinds } = await ask(symbol, text);
    const { user, system } = process.cpuUsage(begun);
    const said = bare(textOf(answer));
    const lacking = [first, second].flatMap(({ main }, at) =>
      said.includes(main) ? [] : [`${at === 0 ? a : b} (${main})`],
    );
    const wanted = [first.kind, second.kind];
    found.push({ symbol, tie, text, wanted, kinds, lacking, tookMs: (user + system) / 1000 });
  }
  return found;
}
