import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

async function answerTo(symbol: string | null, question: string) {
  const composed = await lastOf(symbol, question);
  const said = wordsIn(composed).replaceAll(/\[\^\d+\]|\*\*/g, '');
  return { ...composed, said, all: JSON.stringify(composed.answer.parts) };
}

it.each([
  ['CXW', 'CoreCivic buybacks: how many shares fewer than 2021?', /since Mar 31, 2021, when it had 120\.28M: 22\.57M fewer/],
  ['CXW', 'how many fewer shares than three years ago', /−14\.0% since Jun 30, 2023.*: 15\.90M fewer/],
  ['CXW', 'have buybacks cut the share count since 2021, by how many', /since Mar 31, 2021.*22\.57M fewer/],
  ['RLMD', 'how many more shares than two years ago', /when it had 30\.17M: 74\.72M more/],
])('counts how many more or fewer shares of %s there are: %s', async (symbol, question, said) => {
  expect((await answerTo(symbol, question)).said).toMatch(said);
}); // prettier-ignore

it.each([
  'VOXR dividend per share annual, and how often paid',
  'how often is the dividend paid',
  'how many times a year do they pay',
  'dividend frequency',
])('tells how often a dividend is paid by its rate, and nothing of salaries: %s', async (question) => {
  const { said, kinds } = await answerTo('VOXR', question);
  expect(kinds).toEqual(['dividend']);
  expect(said).toContain('$0.0130 on Dec 31, 2025');
  expect(said).toContain('The rate of a year is 3.8× the last dividend, as of one that is paid quarterly');
});

it.each(['Would you buy DIN here for the yield', 'should I buy it for the dividend', 'is it a buy for the dividend'])(
  'says that it gives no advice, where that is asked: %s',
  async (question) => {
    expect((await answerTo('DIN', question)).said).toContain('it gives no advice');
  },
); // prettier-ignore

it.each([
  'sinclair offer for scripps, any 8-K or 13D on it?',
  'did Sinclair make an offer for scripps? any 13D',
  'any 13D filings',
])('shows what was filed of the company that is bid for, also where no stake names the holder: %s', async (question) => {
  const { said, all, answer } = await answerTo('SSP', question);
  expect(answer.symbol).toBe('SSP');
  expect(said).toContain('Four filings on Schedule 13D stand among those of E.W. Scripps');
  expect(all).not.toContain('No Schedule 13D');
}); // prettier-ignore

it.each(['uranium - how much cash & convertible notes does encore have?', 'cash and senior notes'])(
  'tells the cash, and all debt beside notes that no line holds apart: %s',
  async (question) => {
    const { said } = await answerTo('EU', question);
    expect(said).toContain('$111.7M in cash and short-term investments on Mar 31, 2026');
    expect(said).toContain('Total debt of enCore Energy was $113.5M on Mar 31, 2026');
  },
); // prettier-ignore

it.each([
  ['UNTY', 'Eigenkapitalrendite?', 'return-on-equity'],
  ['UNTY', 'KGV?', 'price-earnings'],
  ['CXM', 'Umsatz', 'statement-lines'],
  ['HLIT', 'dette nette', 'net-cash'],
])('knows a term of another language that stands alone: %s %s', async (symbol, question, kind) => {
  expect((await answerTo(symbol, question)).kinds).toEqual([kind]);
});

it('tells a profit that was published, and that its quarters are not on record', async () => {
  const { said } = await answerTo('UCL', 'ucloudlink is profitable or not, since how many quarters?');
  expect(said).toContain('net income of $6M');
  expect(said).toContain('Of no single quarter is that on record');
});

it('answers the largest holders with their changes, and says why a part is more than the whole', async () => {
  const { said, answer } = await answerTo(
    'XNCR',
    'What % is held by institutions; biggest holders with change vs prior quarter',
  );
  expect(answer.outcome).toBe('answered');
  expect(said).toContain('118% of Xencor');
  expect(said).toContain('More than the whole');
  expect(said).toContain('held more of Xencor than the quarter before');
});

it('names the unit of a runway in a list', async () => {
  const { all } = await answerTo(null, 'biotechs under 300m mkt cap with more than 2 years runway');
  expect(all).toContain('Runway, quarters');
});

it('says of a recommendation that is not on record that it is not', async () => {
  expect((await answerTo('BKSY', 'what do analysts recommend')).said).toContain(
    'what they recommend is not on record, only that there are 7 of them',
  );
});

it.each([
  ['MFA', 'price to book?', 'Its whole equity was $1.78B on Mar 31, 2026'],
  ['MFA', 'price to book vs TWO', 'Known of what it is made of:'],
])('tells of %s what a multiple that is not made would be made of: %s', async (symbol, question, told) => {
  expect((await answerTo(symbol, question)).said).toContain(told);
});

it('knows several terms of another language, and no sentence of it', async () => {
  const of = async (question: string) => (await answerTo('HLIT', question)).kinds;
  expect(await of('Marktkapitalisierung und Schulden')).toEqual(['market-cap', 'statement-lines']);
  expect(await of('wie hoch ist die Dividende von Harmonic')).toEqual(['language']);
});
