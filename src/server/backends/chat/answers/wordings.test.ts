import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { readFilledStore } from '#tests/support/store.ts';
import { type Composed, recordComposer } from './answerer.ts';

const sections = readFileSync('tests/fixtures/chat-wordings.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [id = '', ...lines] = section.split('\n');
    return { id, wordings: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)) };
  });
/** Kinds of questions that name no company, and are asked where none is chosen. */
const general = new Set(['meaning', 'help', 'coverage', 'screen']);

let store: OpenStore;
let compose: ReturnType<typeof recordComposer>;
beforeAll(async () => {
  store = await readFilledStore();
  compose = recordComposer(store, () => new Date('2026-11-22T12:00:00Z'));
});
afterAll(() => store.close());

const ask = (text: string, symbol: string | null, before: { question: string; composed: Composed }[] = []) =>
  compose({
    text,
    symbol,
    isSignedIn: true,
    before: before.map(({ question, composed }) => ({ question, answer: composed.answer })),
  });

it('holds ten wordings of sixty kinds and more', () => {
  expect(sections.length).toBeGreaterThanOrEqual(60);
  for (const { id, wordings } of sections) expect(wordings, id).toHaveLength(10);
});

it.each(sections)('knows each wording of $id', async ({ id, wordings }) => {
  for (const text of wordings) {
    const { kinds } = await ask(text, general.has(id) ? null : 'CMPX');
    expect(kinds, text).toEqual([id]);
  }
});

it.each([
  ['what was revenue in 2024', 'revenue of Monte Rosa Therapeutics (GLUE), 2024'],
  ['who sold shares in June', 'insiders’ sales of Monte Rosa Therapeutics (GLUE), Jun 2026'],
  ['price on June 15, 2026', 'close of Monte Rosa Therapeutics (GLUE), Jun 15, 2026'],
  [
    '8-Ks filed since Nov 2025',
    'current reports of Monte Rosa Therapeutics (GLUE), Nov 1, 2025 to Jul 2, 2026',
  ],
  ['short interest of $CMPX', 'short interest of Compass Therapeutics (CMPX)'],
  ['short intrest of NASDAQ:CMPX', 'short interest of Compass Therapeutics (CMPX)'],
  [
    'what is the price and who are the officers?',
    'last price of Monte Rosa Therapeutics (GLUE); officers of Monte Rosa Therapeutics (GLUE)',
  ],
])('reads the slots of "%s"', async (text, understood) => {
  expect((await ask(text, 'GLUE')).answer.understood).toBe(understood);
});

it.each([
  ['how much cash and whats the burn', ['cash', 'burn']],
  ['short interest and float', ['short-interest', 'float']],
  ['cash and short term investments', ['cash']],
  ['insider buys and sells', ['insider-net']],
  ['rsi plus macd', ['technical']],
  ['why did it crater', ['why']],
  ['who is dumping it', ['insider-sales']],
  ['how quickly is cash going', ['burn']],
  ['tell me about the trials', ['trials']],
  ['How long does the cash of Monte Rosa last?', ['runway']],
  ['return over six months', ['price-change']],
])('reads "%s" as what it asks, one kind for each topic', async (text, kinds) => {
  expect((await ask(text, 'GLUE')).kinds).toEqual(kinds);
});

it('takes the earnings of a quarter from the report on it, which comes after its end', async () => {
  const { answer } = await ask('q4 2025 earnings', 'GLUE');
  expect(JSON.stringify(answer.parts)).toMatch(
    /For the quarter to Dec 31, 2025 .* on (?:Jan|Feb|Mar) \d+, 2026/,
  );
});

it.each(['how did q3 2019 go', 'earnings of the first quarter of 2019'])(
  'says of "%s" that it is not on record, and the newest that is',
  async (text) => {
    const { answer } = await ask(text, 'GLUE');
    expect([answer.outcome, JSON.stringify(answer.parts)]).toEqual([
      'partly',
      expect.stringContaining('The newest known is'),
    ]);
  },
);

it.each([
  [['revenue in 2025', 'and the year before?'], 'statement-lines', 'revenue'],
  [['how long does the cash last', 'compare it with GLUE'], 'compare', '(GLUE)'],
  [['what is the short interest', 'what about insiders?'], 'insider-trades', '(CMPX)'],
  [['what is the short interest', 'and GLUE?'], 'short-interest', '(GLUE)'],
])('takes from the question before what %j leaves out', async ([first = '', then = ''], kind, part) => {
  const composed = await ask(first, 'CMPX');
  const followed = await ask(then, 'CMPX', [{ question: first, composed }]);
  expect(followed.kinds).toEqual([kind]);
  expect(followed.answer.understood).toContain(part);
});

it.each([
  'revenue by region',
  'short interest on Mars',
  'will it go up',
  'what is the weather',
  'insider sales without the ceo',
  'market cap in 2019',
  'number of employees in 2020',
])('declines "%s", which it cannot answer whole', async (text) => {
  expect((await ask(text, 'CMPX')).answer.outcome).toBe('declined');
});
