import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const plainly = async (symbol: string | null, questions: string[]): Promise<string> => {
  const composed = await lastOf(symbol, ...questions);
  const tables = composed.answer.parts.flatMap((part) => part.kind === 'table' ? part.rows.map((row) => row.map(({ text }) => text).join(' | ')) : []);
  return [composed.answer.understood, wordsIn(composed), ...tables].join('\n').replaceAll(/\[\^\d+\]|\*\*/g, '');
}; // prettier-ignore

// What goes on from trades or holders is of them, and of no dividend and no report.
it.each([
  ['ATEX', ['Anterix insider transactions this year', 'what did they pay per share, and is the ceo one of them?'], ['insiders’ trades of Anterix (ATEX), 2026', '$40.00', '$79.50', 'The CEO is not among them']],
  ['ATEX', ['any insider selling', 'what did they get per share'], ['insiders’ sales', '$79.50']],
  [null, ['Insiders at National HealthCare - net buying or selling the last 6 months and at what prices?'], ['On balance they sold for $137.7K more than they bought', 'of other days this says nothing']],
  ['NVTS', ['Navitas top institutional holders and did they add last quarter'], ['managers’ changes since the quarter before']],
  ['AAUC', ['who owns 5% or more of Allied Gold'], ['The newest stake over 5%']],
  ['AAUC', ['any holders with at least 5% of the company'], ['The newest stake over 5%']],
  ['HTCO', ['how many shares does High-Trend have out', 'how many was it a year ago?'], ['how that changed is not known']],
])('of %s the last of %j is answered of what it goes on from', async (symbol, questions, said) => {
  const words = await plainly(symbol, questions);
  for (const each of said) expect(words).toContain(each);
  expect(words).not.toMatch(/No dividend|reported EPS|were filed from/);
}); // prettier-ignore

// Trials, filings and what happened around a day, in the words of those who ask.
it.each([
  ['AARD', ['status of ARD-101 for Prader-Willi'], ['Phase 2, completed', 'Beside it two other trials', 'Phase 3, Hyperphagia, terminated']],
  ['BEAM', ['Which trials does Beam have running and what phase are they in?'], ['Six trials', 'Phase 1']],
  ['SABS', ['any pdufa dates or readouts coming up'], ['Not on record: events to come', 'Type 1 Diabetes, Phase 2, recruiting']],
  ['SABS', ['is SAB-142 in phase 2, and any readouts coming'], ['cannot place “SAB-142”', 'Type 1 Diabetes, Phase 2, recruiting']],
  ['GV', ['has Visionary Holdings been late with its filings? what\'s the last thing it filed?'], ['No NT 10-K or NT 10-Q', 'No filing of it of whatever form']],
  ['HTCO', ['biggest one-day moves in HTCO this year and what was filed around them'], ['largest rise', 'no filing, report']],
  ['GV', ['whats GVs market cap and price'], ['Not on record: market value', '$0.1933']],
])('of %s all of %j is answered', async (symbol, questions, said) => {
  const words = await plainly(symbol, questions);
  for (const each of said) expect(words).toContain(each);
  expect(words).not.toMatch(/Not taken into account|did not understand/);
}); // prettier-ignore

it('lists as many of the newest filings as are asked for', async () => {
  const { answer } = await lastOf('PBK', 'PowerBank last filings, list the 5 most recent with dates');
  expect(answer.outcome).toBe('answered');
  expect(answer.parts.find((part) => part.kind === 'table')?.rows).toHaveLength(5);
});
