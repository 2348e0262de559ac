import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openChat } from '#tests/support/chat.ts';
import { isLong } from '#tests/support/long.ts';
import type { Composed } from '../compose.ts';

const sections = readFileSync('tests/fixtures/chat-wordings.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [id = '', ...lines] = section.split('\n');
    return { id, wordings: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)) };
  });
/** Kinds of questions that name no company, and are asked where none is chosen. */
const general = new Set(['meaning', 'help', 'coverage', 'screen']);

const { compose, kindsOf } = openChat();

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

// What answers a kind is the same for each of its wordings: that it is reached is seen of the first, in the long run of all.
it.each(sections)('knows each wording of $id', async ({ id, wordings }) => {
  for (const [i, text] of wordings.entries()) {
    const isComposed = isLong || i === 0 || general.has(id);
    const read = isComposed ? ask(text, general.has(id) ? null : 'CMPX') : undefined;
    expect(read ? (await read).kinds : await kindsOf(text, 'CMPX'), text).toEqual([id]);
  }
});

it.each([
  ['what was revenue in 2024', 'revenue of Monte Rosa Therapeutics (GLUE), 2024'],
  [
    'how much have they lost over the last year',
    'net income of Monte Rosa Therapeutics (GLUE), by fiscal year',
  ],
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

it.each([
  ['what did Stergiou trade', 'SLS', 'insider-trades', 'Angelos M. Stergiou'],
  ['who is Angelos Stergiou', 'SLS', 'officers', 'Founder, President, CEO'],
  ['what was Mr. Turicchi paid', 'CCSI', 'officer-pay', 'R. Scott Turicchi'],
  [
    'CFO total comp for the last fiscal year, salary and stock split out?',
    'HELE',
    'officer-pay',
    'Brian L. Grass',
  ],
  ['does Anson Funds have a stake', 'SLS', 'stakes', 'Anson Funds Management LP'],
  ['does Vanguard own it', 'SLS', 'holders', 'No position of Vanguard'],
  ['which phase is tenapanor in', 'ARDX', 'trials', 'Tenapanor'],
  ['do they have a trial for cystic fibrosis', 'ARDX', 'trials', 'Cystic Fibrosis'],
  ['status of the CTX-471 NSCLC trial', 'CMPX', 'trials', 'CTX-471'],
])('finds the name in "%s" of %s on record', async (text, symbol, kind, shown) => {
  const { answer, kinds } = await ask(text, symbol);
  expect([kinds, JSON.stringify(answer.parts)]).toEqual([[kind], expect.stringContaining(shown)]);
});

it.each([
  ['who is Angelos Stergiou', 'CMPX'],
  ['which phase is tenapanor in', 'CMPX'],
  ['revenue of Stergiou', 'SLS'],
])('declines "%s" on %s, which names nobody and nothing of its record', async (text, symbol) => {
  expect((await ask(text, symbol)).answer.outcome).toBe('declined');
});

it('says what it read, what it did not understand, and offers the question without it', async () => {
  const { answer } = await ask('short interest on Mars', 'CMPX');
  expect(answer.outcome).toBe('declined');
  expect(JSON.stringify(answer.parts)).toContain(
    'I read this as: short interest of Compass Therapeutics (CMPX). But I cannot place “Mars” in what I know here',
  );
  expect(answer.followUps[0]).toBe('Short interest?');
});

it('says of a word beside the matter that it left it out', async () => {
  const { answer, kinds } = await ask('EV/EBITDA vs its history', 'HWKN');
  expect([kinds, answer.outcome]).toEqual([['ev-ebitda'], 'partly']);
  expect(JSON.stringify(answer.parts)).toContain('Not taken into account: “vs”, “history”.');
});

it.each([
  ['closing price on friday', 'Jun 26, 2026'],
  ['insider trades this spring', 'Mar 1, 2026 to May 31, 2026'],
  ['price change in the first half of 2025', 'Jan 1, 2025 to Jun 30, 2025'],
  ['8-Ks last winter', 'Dec 1, 2025 to Feb 28, 2026'],
])('reads the time in "%s"', async (text, time) => {
  expect((await ask(text, 'GLUE')).answer.understood).toContain(time);
});
