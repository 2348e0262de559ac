import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from './compose.ts';

const { compose } = openChat();

/** The last of questions that follow each other on the page of a company. */
async function lastOf(symbol: string | null, ...questions: string[]): Promise<Composed> {
  const before: { question: string; answer: Composed['answer'] }[] = [];
  let last: Composed | undefined;
  for (const text of questions) {
    last = await compose({ text, symbol, before: [...before], isSignedIn: true }); // oxlint-disable-line no-await-in-loop
    before.push({ question: text, answer: last.answer });
  }
  if (!last) throw new Error('nothing was asked');
  return last;
}

const saidOf = async (symbol: string | null, ...questions: string[]): Promise<string> =>
  wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');

it.each([
  ['ATEN', 'Is debt to equity below 1?', '1.03 is not below 1.'],
  ['ATEN', 'Is the market cap above 3 billion and is it in the Russell 2000?', '$2.61B is not above 3 billion.'],
  ['ATEN', 'Was revenue above $70 million last quarter?', '$75.0M is above $70 million.'],
  ['ATEN', 'has revenue grown more than 10% since 2023?', '+15.4% is more than 10%.'],
  ['ATEN', 'Does it have more than 400 employees?', '494 is more than 400.'],
  ['GPRO', 'has the stock fallen more than 30% this year?', 'A fall of 48.9% is more than 30%.'],
  ['GPRO', 'Is the price under a dollar?', '$0.72 is under 1.'],
])('says on which side of a named amount a figure lies: %s "%s"', async (symbol, question, said) => {
  expect(await saidOf(symbol, question)).toContain(said);
}); // prettier-ignore

it('names an amount that no figure of the answer can be held against', async () => {
  const { answer } = await lastOf('CMPX', 'highest short interest % of float under $10');
  expect(JSON.stringify(answer.parts)).toContain('“under $10” is not answered here.');
  expect(answer.outcome).toBe('partly');
});

it.each([
  ['SERV', ['short interest?', 'and compared with the robotics peers'], /Short interest, of float: Serve Robotics 31\.7%/],
  ['LBRT', ["whats liberty's p/e vs PUMP and PTEN", 'which of the three has the best free cash flow'], /Free cash flow, 12 months: Liberty Energy .*; ProPetro Holding .*; Patterson-UTI Energy not on record/],
])('goes on with the figure and the companies of before: %s %j', async (symbol, questions, said) => {
  expect(await saidOf(symbol, ...questions)).toMatch(said);
}); // prettier-ignore

it.each([
  ['KBSX', ['flurble stocks with cash above $100M', 'exclude the chinese ones']],
  ['KBSX', ['flurble stocks with cash above $100M', 'rank by runway']],
])('narrows no list that was not shown: %s %j', async (symbol, questions) => {
  expect(await saidOf(symbol, ...questions)).toContain('The list before was not understood whole');
}); // prettier-ignore

it.each([
  ['RICK', 'what is the price of RCI', 'RCI Hospitality Holdings closed at'],
  ['HNST', 'Honest co gross margin trend since ipo', 'Gross margin of The Honest Company was'],
  ['ATEN', "what's ATEN at", 'A10 Networks closed at'],
  ['CAAS', 'book value per share', 'That is $11.60 a share.'],
  ['HWKN', 'What is revenue and is that more than a year ago?', '+8.4% against a year before'],
  ['ATEN', 'net margin and how does that compare with 2023', 'Net margin of A10 Networks was 14.5% in the fiscal year to Dec 31, 2025'],
])('says what is asked: %s "%s"', async (symbol, question, said) => {
  expect(await saidOf(symbol, question)).toContain(said);
}); // prettier-ignore

it.each([
  ['ZEPP', 'where does zepp close on friday?', 'this record makes no forecasts'],
  ['HWKN', 'What was organic revenue growth?', '“organic”'],
  ['ATEN', 'core earnings last quarter', '“core”'],
])('does not answer another question: %s "%s"', async (symbol, question, said) => {
  const { answer } = await lastOf(symbol, question);
  expect(answer.outcome).toBe('declined');
  expect(JSON.stringify(answer.parts)).toContain(said);
}); // prettier-ignore

it('says of years that no year is on record of each quarter, and claims no absence that is none', async () => {
  const said = await saidOf('HWKN', 'Revenue in 2023, 2024 and 2025');
  expect(said).toContain('by quarter it is');
  expect(said).not.toContain('Nothing of');
});

it('measures what is past by the record, not by the clock', async () => {
  const said = await saidOf('BDC', 'next earnings date');
  expect(said).toMatch(/The record ends on .*; what came since is not on it/);
});
