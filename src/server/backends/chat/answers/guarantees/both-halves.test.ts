import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();
const saidOf = async (symbol: string | null, ...questions: string[]): Promise<string> =>
  wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');

// Whoever asks for both sides of a stock gets both, in whatever words.
it.each([
  ['bull and bear case for Upstart'],
  ['what are the pros and cons'],
  ['bulls vs bears?'],
])('shows what speaks for a stock and against it: "%s"', async (question) => {
  const said = await saidOf('UPST', question);
  expect(said).toContain('What speaks for it');
  expect(said).toContain('What speaks against it');
  expect(said).not.toContain('held by institutions');
}); // prettier-ignore

it('shows one side where one is asked for', async () => {
  expect(await saidOf('UPST', 'bear case')).not.toContain('What speaks for it');
});

// Two questions in one breath are both answered, and no word of theirs is called not understood.
it.each([
  [null, 'FATE or CCCC, which one burns more cash per quarter and which has the longer runway', ['Fate Therapeutics burns more.', 'C4 Therapeutics −$95.4M']],
  ['BRT', 'who bought or sold at BRT Apartments lately, and what percent do insiders own', ['12 forms 4 of its insiders are on record', 'Not on record: held by insiders']],
  ['RFAI', 'trust size and deadline', ['had total assets of $52.7M', 'By when it has to merge']],
  ['PBK', 'going under a dollar, nasdaq compliance', ['$0.66 is under $1.', 'has closed under $1 in the last 19 sessions']],
  ['BKSY', 'what was the last offering and at what price', ['Three filings about offerings', 'at what price and for how much is in these documents, and in no table of this record.']],
  ['CLFD', 'what\u2019s the cash position vs debt', ['Cash of Clearfield was $91.1M', 'The first is 8.3×']],
  ['SRBK', 'buyback? what happened with the share count', ['Share buybacks of SR Bancorp are not on record', 'that is −5.7% a year, compounded']],
])('on %s answers both halves of "%s"', async (symbol, question, parts) => {
  const said = await saidOf(symbol, question);
  for (const part of parts) expect(said).toContain(part);
  expect(said).not.toMatch(/did not understand|I am not sure|But “|or another thing/);
}); // prettier-ignore

// How a figure went is told, whoever has it on record.
it.each([
  ['MLR', 'is the revenue shrinking?', 'In the quarter to Dec 31, 2025 it changed by −22.5% against the quarter a year before.'],
  ['SRBK', 'what happened to the share count since 2024', '−12.3% since Dec 31, 2023'],
  ['AVIR', 'did the short sellers leave', 'That is −6.85% against the settlement before on record.'],
  ['UPST', 'are the shorts piling in', 'That is +0.57% against the settlement before on record.'],
  ['AVIR', 'institutional ownership trend', 'One manager on record held more of Atea Pharmaceuticals than the quarter before'],
  ['PROP', 'debt load', 'Total debt of $524M as published with its quotes on Jul 2, 2026'],
  ['SMXT', 'bankruptcy risk', 'Total debt of Solarmax Technology was $28.3M on Sep 30, 2025'],
  ['SMXT', 'what are the odds of going bust', 'Equity of Solarmax Technology was −$11.8M on Sep 30, 2025'],
  ['FATE', 'can it survive', 'Total debt of Fate Therapeutics was'],
])('on %s tells of "%s" how it went', async (symbol, question, said) => {
  const text = await saidOf(symbol, question);
  expect(text).toContain(said);
  expect(text).not.toContain('Not taken into account');
}); // prettier-ignore

// What goes on from an answer is of its quarter and of its matter.
it.each([
  [['did they beat last quarter', 'and the quarter before?'], 'For the quarter to Dec 31, 2025 Upstart Holdings reported EPS of $0.50'],
  [['did they beat last quarter', 'and the quarter before?', 'and the one before that?'], 'For the quarter to Sep 30, 2025 Upstart Holdings reported EPS of $0.52'],
  [['last earnings', 'same quarter last year?'], 'For the quarter to Mar 31, 2025 Upstart Holdings reported EPS of'],
  [['did they beat in the quarter to Dec 2025'], 'For the quarter to Dec 31, 2025'],
  [['days to cover', 'as a percentage of float?'], '32.6% of the float'],
  [['short interest', 'what percent of the float is that'], '32.6% of the float'],
])('goes on from the quarter and the matter of an answer: %j', async (questions, said) => {
  expect(await saidOf('UPST', ...questions)).toContain(said);
}); // prettier-ignore

// Of a list what is on record is told, and the rest is named.
it.each([
  ['market cap, dividend yield and sharpe ratio please', ['The market value of Sprott was $2.97B', '“sharpe” is not in this record.']],
  ['insider ownership, float, and website traffic', ['held by insiders of Sprott', 'The float of Sprott was 24.02M', 'website traffic']],
])('answers of "%s" what is on record and names what is not', async (question, parts) => {
  const said = await saidOf('SII', question);
  for (const part of parts) expect(said).toContain(part);
}); // prettier-ignore

it('tells who holds over 5% beside the managers that are on record', async () => {
  const { answer } = await lastOf('CTEV', 'Who owns most of Claritev');
  expect(JSON.stringify(answer.parts)).toContain('Hellman & Friedman');
});

it('takes a year ago for the same quarter of the year before', async () => {
  const { answer } = await lastOf('MGNI', 'operating margin', 'a year ago?');
  expect(answer.understood).toContain('Sep 2024');
});
