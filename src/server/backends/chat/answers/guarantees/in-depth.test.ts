import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from '../compose.ts';

const { lastOf } = openChat();

/** The first column of the tables of an answer, and their heads. */
const tablesIn = ({ answer }: Composed) =>
  answer.parts.flatMap((part) => (part.kind === 'table' ? [part.columns.join(' | '), ...part.rows.map(([first]) => first?.text ?? '')] : [])); // prettier-ignore

// A figure stands among its neighbours: the periods before it, and the lines by which it is measured.
it('tells a quarter with the same of a year before, and the quarters between', async () => {
  const told = await lastOf('NUVB', 'revenue last quarter vs same quarter a year ago');
  expect(told.answer.outcome).toBe('answered');
  expect(wordsIn(told)).toContain('against $3.1M');
  expect(tablesIn(told)).toEqual([expect.stringContaining('Mar 31, 2026 | Dec 31, 2025'), 'Revenue', 'Over a year']); // prettier-ignore
});

it('tells a debt beside the equity and the cash, and an insider\u2019s price beside the last close', async () => {
  expect(tablesIn(await lastOf('AAT', 'how much debt does it have'))).toEqual(
    expect.arrayContaining(['Total debt', 'Equity', 'Cash and equivalents']),
  );
  const trades = await lastOf('GEF', 'insider purchases');
  expect(tablesIn(trades)[0]).toContain('Last close against it');
  expect(wordsIn(trades)).toContain('The last close was $75.18');
});

// A clause that the answer shows is not said to be unanswered, and a word that the figures show sinks nothing.
it.each([
  ['NTB', ['any insider transactions there lately and at what price vs where it trades now'], ['insider-trades']],
  ['CMPX', ['was volume unusual? compare to the average'], ['volume']],
  ['FSLY', ['Fastly gross margin trend, is it improving? and when do they next report'], ['statement-lines', 'next-report']],
  ['MUX', ['McEwen revenue the last 6 quarters please and gross margin for each'], ['statement-lines']],
  ['SR', ['compared to its price a year ago where is it'], ['price-change']],
])('of %s answers %s in full', async (symbol, questions, kinds) => {
  const told = await lastOf(symbol, ...questions);
  expect([told.kinds, told.answer.outcome]).toEqual([kinds, 'answered']);
}); // prettier-ignore

it('does not take for shown what the answer does not show', async () => {
  const told = await lastOf('EPSN', 'insider transactions and at what price vs where it trades now');
  expect(wordsIn(told)).not.toContain('Last close against it');
  expect((await lastOf('CMPX', 'is the number of flurbs improving')).answer.outcome).toBe('declined');
});

// "That day" is the day that the answer before told.
it.each([
  [['PPTA', 'what was the biggest one day drop', 'what happened that day'], 'May 9, 2025'],
  [['SPRY', 'did they beat on eps last time', 'how did the stock react that day'], 'May 15, 2026'],
] as const)('goes on from %s to its day', async ([symbol, ...questions], day) => {
  const told = await lastOf(symbol, ...questions);
  expect([told.answer.outcome, wordsIn(told).includes(day)]).toEqual(['answered', true]);
});

// Cut at its joints, a question loses the clause that nobody can read and no other.
it.each([
  ['CMPX', 'what is short interest, do they flurb their wocket, and how long does the cash last', ['short-interest', null, 'runway'], 'flurb'],
  ['CMPX', 'who is the CFO and is the wocket flurbed? also what\u2019s the runway', ['officer-cfo', null, 'runway'], 'wocket'],
  ['FSLY', 'how about operating loss, is it narrowing too', ['statement-lines'], ''],
])('of %s reads "%s" clause by clause', async (symbol, text, kinds, named) => {
  const told = await lastOf(symbol, text);
  expect(told.kinds).toEqual(kinds);
  expect(wordsIn(told)).toContain(named);
}); // prettier-ignore

// What is asked behind a clause that was not understood may be of it.
it.each(['is the flurb up, and why did that change', 'year on year, what did the flurbs do'])('answers nothing of "%s"', async (text) => {
  expect((await lastOf('CMPX', text)).answer.outcome).toBe('declined');
}); // prettier-ignore

it('means by a founder\u2019s name that the company bears the company, unless a person is asked of', async () => {
  expect((await lastOf('MUX', 'McEwen revenue and gross margin')).kinds).toEqual(['statement-lines']);
  expect((await lastOf('MUX', 'did McEwen buy shares')).kinds).toEqual(['insider-buys']);
});

// A follow-up keeps what its thread was about.
it.each([
  // The quarter that was asked for is not on record: the same of a year before is that one's.
  [['INNV', 'revenue in the June 2026 quarter?', 'same quarter a year earlier?'], ['statement-lines'], 'in the quarter to Jun 30, 2025'],
  [['TMDX', 'how did TransMedics do last quarter, revenue and gross margin?', 'and the same quarter the year before?'], ['statement-lines'], 'in the quarter to Mar 31, 2025'],
  [['FSLY', 'insider selling at fastly last 6 months', 'any buys?'], ['insider-buys'], 'No purchase by insiders'],
  [['CMPS', 'who are the biggest holders, and did any of them add last quarter?'], ['holders'], 'Deep Track Capital'],
  [['SMHI', 'any insider buys in the last 12 months, and by whom?'], ['insider-buys'], 'No purchase by insiders'],
] as const)('goes on in %s', async ([symbol, ...questions], kinds, text) => {
  const told = await lastOf(symbol, ...questions);
  expect(told.kinds).toEqual(kinds);
  expect(wordsIn(told)).toContain(text);
  expect(wordsIn(told)).not.toMatch(/not answered here|I did not understand/);
}); // prettier-ignore

it('drops no clause with a matter of its own beside what is not on record', async () => {
  const told = await lastOf('REI', 'Ring Energy debt/EBITDA and what oil price they need to break even');
  expect(wordsIn(told)).toContain('oil price');
});

it('tells a last price with how far it went, and a high with where the price is now', async () => {
  expect(tablesIn(await lastOf('CMPX', 'last price?'))).toEqual(['Over | Close then | Change', '1 month', '3 months', 'Year to date', '1 year']); // prettier-ignore
  expect(wordsIn(await lastOf('GEF', 'highest and lowest close this year, and where are we now between them'))).toContain('above the lowest'); // prettier-ignore
});

it('tells what growth of EPS is expected, where neither year is a loss', async () => {
  expect(wordsIn(await lastOf('ELF', 'what EPS is expected'))).toMatch(/\+10\.7%.* against it/);
  expect(wordsIn(await lastOf('CMPX', 'what EPS is expected'))).not.toContain('against it');
});

it('takes a clause for shown by the matter before it alone', async () => {
  const told = await lastOf(
    'GEF',
    'price change over the last year? where are they based? and is it growing too',
  );
  expect(told.kinds).toEqual(['price-change', 'headquarters', null]);
});

// A time that was asked for is that time: years of which no report is on record are told by their quarters, and years long past are not the last ones.
it('tells named years by their quarters where a year is missing', async () => {
  const told = wordsIn(await lastOf('ONFO', 'revenue vs net loss 2023, 2024, 2025'));
  expect(told).toContain('By fiscal year not all of that is on record; by quarter it is:');
  expect(told).not.toContain('Nothing of 2023');
});

it('does not take years long past for the last three', async () => {
  expect(wordsIn(await lastOf('OIS', 'free cash flow for the last 3 years'))).toContain(
    'None of the last 3 fiscal years is on record of it: the newest ended Dec 31, 2022.',
  );
});

it('goes on at the time of the question before', async () => {
  const told = await lastOf('TMDX', 'revenue 2023', 'gross margin for the same period');
  expect(told.answer.understood).toContain('2023');
  expect(wordsIn(told)).not.toContain('2025');
  const other = await lastOf('MIND', 'stock price change in 2025', 'how did volume do over the same period');
  expect(other.answer.understood).toContain('volume of MIND Technology (MIND), 2025');
});

it('counts the periods on record by their number, however late the newest was filed', async () => {
  const told = wordsIn(await lastOf('AAME', 'revenue last 3 quarters'));
  expect(told).not.toMatch(/Only \d of the 3|None of the last 3/);
});

it('does not take the revenue for a dividend that has grown', async () => {
  const told = await lastOf('FFIN', 'dividend yield and how fast has it grown?');
  expect(told.kinds).not.toContain('growth');
});

// What goes on from a count asks of the count; the time of the question before goes on; a reason is answered by no figure.
it.each([
  ['LUNR', ['what is the short interest', 'how has that moved since january'], 'short-interest', 'partly'],
  ['ELF', ['revenue last quarter', 'gross margin for the same period'], 'statement-lines', 'answered'],
  ['ELF', ['gross margin last quarter and what hurt it?'], 'statement-lines', 'partly'],
  ['CGNT', ['is it GAAP profitable yet?'], 'profitable', 'answered'],
] as const)('of %s reads %s', async (symbol, questions, kind, outcome) => {
  const told = await lastOf(symbol, ...questions);
  expect([told.kinds, told.answer.outcome]).toEqual([[kind], outcome]);
});
