import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// What follows a question of two matters goes on from both, and not from the last of them.
it.each([
  ['PRG', ['P/E and EV/EBITDA', 'vs peers'], ['EV/EBITDA', 'P/E']],
  ['CLDX', ['short interest and runway', 'same for ABEO'], ['short interest', 'runway']],
  ['CLDX', ['short interest and runway', 'same for ABEO', 'compared with its peers'], ['Short interest', 'Runway']],
  ['GPRE', ['net cash and splits', 'next to REX'], ['Cash less debt', 'splits of REX American Resources']],
  ['GPRE', ['debt and coverage', '2 years ago'], ['total debt', 'interest coverage']],
  ['CLDX', ['cash and insider buying', 'vs peers'], ['cash', '“vs peers” is not answered']],
])('of %s the last of %j goes on from all before', async (symbol, questions, said) => {
  const { answer } = await lastOf(symbol, ...questions);
  const tables = answer.parts.flatMap((part) => part.kind === 'table' ? part.rows.map(([cell]) => cell?.text) : []);
  const words = [answer.understood, wordsIn({ answer }), ...tables].join('\n');
  for (const each of said) expect(words).toContain(each);
}); // prettier-ignore

// "A year later" is counted from the time that the question before was of.
it.each([
  ['FORR', ['revenue in 2023', 'and a year later'], ', 2024'],
  ['FORR', ['revenue in 2023', 'and a year earlier'], ', 2022'],
  ['FORR', ['revenue and net income in 2021', 'two years later?'], 'revenue and net income of Forrester Research (FORR), 2023'],
  ['FORR', ['revenue in Q2 2024', 'and the quarter after', 'a year later'], 'Jul 1, 2025 to Sep 30, 2025'],
  ['FORR', ['cash on Dec 31, 2023', 'what was it a year later?'], 'Dec 31, 2024'],
  ['FORR', ['eps in 2022', 'and what is expected for the next year'], 'estimate'],
])('of %s the time of the last of %j is %s', async (symbol, questions, when) => {
  expect((await lastOf(symbol, ...questions)).answer.understood).toContain(when);
}); // prettier-ignore

// Why a figure of the statements changed no table has, and what moved the price is no reason of it.
it.each([
  ['FORR', ['net margin in the last 4 quarters', 'why did it drop'], null],
  ['MNRO', ['share count over time', 'why has it gone up'], null],
  ['MNRO', ['what\'s the price', 'why did it drop'], 'why'],
  ['FORR', ['net margin in the last 4 quarters', 'why did the stock drop'], 'why'],
])('of %s the reason asked for in the last of %j is of what was told', async (symbol, questions, kind) => {
  expect((await lastOf(symbol, ...questions)).kinds).toEqual([kind]);
}); // prettier-ignore
