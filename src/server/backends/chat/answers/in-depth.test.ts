import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from './compose.ts';

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
