import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// Whom a figure is held against is said: its peers, the quarter before, the whole of which it is a part.
it.each([
  ['ATEN', 'A10 vs its peers on operating margin', ['peers']],
  ['ATEN', 'ATEN against competitors: debt to equity', ['peers']],
  ['FHB', 'first hawaiian vs peers on roe', ['peers']],
  ['MDXG', 'mimedx r&d spend as pct of sales', ['ratio-of']],
  ['SLGN', 'silgan net debt / ebitda, and dividend per share', ['debt-to-ebitda', 'dividend']],
  ['LARK', 'landmark bancorp - book value a share, price to book, roe', ['ratio-of', 'price-book', 'return-on-equity']],
  ['VSME', 'is this thing at risk of getting kicked off nasdaq', ['filings-traces']],
])('of %s reads "%s" as %j', async (symbol, question, wanted) => {
  expect((await lastOf(symbol, question)).kinds).toEqual(wanted);
}); // prettier-ignore

it.each([
  ['HNI', ['how did revenue change since the last report'], 'Against $888.4M[^2] of that to Jan 3, 2026'],
  ['HNI', ['revenue vs the previous quarter'], '**+51.7%**'],
  ['HNI', ['gross margin change from the quarter before'], '**3.82**[^1] percentage points less'],
  ['SYBT', ['EPS this quarter'], 'A later report is on record: EPS of **$1.24**[^3] on Apr 22, 2026'],
  ['TPET', ['trio petroleum share count a year ago and now'], 'had **44.27M**[^1] shares outstanding on Jul 2, 2026'],
  ['WALD', ['is waldencast making money yet?', 'what about before interest and taxes'], 'Operating income of Waldencast'],
  ['HZO', ['revenue', 'and as a percentage of assets'], 'The first is **96.6%**'],
  ['MDXG', ['r&d', 'as a % of sales?'], 'The first is **4.1%**'],
])('of %s says in the last of %j what it is held against', async (symbol, questions, said) => {
  expect(wordsIn(await lastOf(symbol, ...questions))).toContain(said);
}); // prettier-ignore

// The reason that is asked for is that of the day which was found.
it.each([
  'omnicell stock: biggest one day drop in past yr and why',
  'when was its biggest fall in the past year and what caused it',
  'biggest down day in the past year and what was the reason?',
])('tells what is on record of the day of the largest fall for "%s"', async (question) => {
  const composed = await lastOf('OMCL', question);
  expect(composed.kinds).toEqual(['largest-move']);
  expect(wordsIn(composed)).toMatch(/−15\.1%.* on Feb 5, 2026.*On record of Feb 2, 2026 to Feb 5, 2026/);
});

// What points at a figure that was not told is not answered of another.
it.each([
  ['HZO', ['backlog?', 'and on that, what is the growth']],
  ['SG', ['same store sales', 'and margin on that']],
  ['CCEC', ['fleet value', 'and how is debt relative to that']],
  ['SG', ['what share of debt is due next year', 'and as a percentage of revenue that is?']],
  ['BRR', ['how much bitcoin do they hold', 'what is that as a percent of market cap']],
])('of %s says of the last of %j that what it goes on from was not answered', async (symbol, questions) => {
  const { answer } = await lastOf(symbol, ...questions);
  expect(answer.outcome).toBe('declined');
  expect(answer.parts).toHaveLength(1);
  expect(wordsIn({ answer })).toMatch(/^That goes on from /);
});

it('answers what is asked anew after a question that was declined', async () => {
  expect((await lastOf('SG', 'same store sales', 'ok then revenue growth')).kinds).toEqual(['growth']);
});

// What has been is not what comes next, and what was then is not what is now.
it.each([
  ['BCYC', 'next catalyst and cash runway please', 'No event of Bicycle Therapeutics after Jul 2, 2026 is on record'],
  ['KRNT', 'short interest vs a year ago and price then', 'closed at **$19.72**[^4] on Jul 2, 2025'],
  ['SG', 'is sweetgreen burning cash and how much do they have left', 'had **$89.2M**'],
  ['TTEC', 'ttec revenue decline over the past three quarters', 'Against $513.6M[^2] of that to Jun 30, 2025'],
  ['RLX', 'cash and investments at RLX, any debt?', 'Cash of **$793M**'],
])('of %s says all of "%s"', async (symbol, question, said) => {
  expect(wordsIn(await lastOf(symbol, question))).toContain(said);
}); // prettier-ignore
