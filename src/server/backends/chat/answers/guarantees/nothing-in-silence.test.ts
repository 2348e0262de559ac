import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import { unshownMatters } from '../second-reader/matters.ts';

const { lastOf } = openChat();

it('holds each matter that was named against the facts and the words of the answer', () => {
  const wording = new Map([
    ['cash', 'cash'],
    ['runway', 'runway'],
    ['mcap', 'how big'],
  ] as const);
  const text = 'It had $5M in cash.';
  expect(unshownMatters(wording, { names: new Set(['cash']), text })).toEqual([{ concept: 'runway', words: 'runway' }]);
  expect(unshownMatters(wording, { names: new Set(['cash', 'runway_used']), text })).toEqual([]);
}); // prettier-ignore

it.each([
  ['PGY', 'Top ten 13F holders of Pagaya for the latest quarter and who added most', ['holders', 'holder-changes']],
  ['ATEN', 'effective tax rate and net margin', ['tax-rate', 'statement-lines']],
])('answers apart what no kind takes together: %s "%s"', async (symbol, question, kinds) => {
  expect((await lastOf(symbol, question)).kinds).toEqual(kinds);
}); // prettier-ignore

it.each([
  ['REPL', 'Did Replimune insiders sell before the news?'],
  ['PTEN', 'q1 rev miss or beat'],
  ['QNCX', 'What did the stock do on the NEAT readout, and on what volume multiple?'],
])('takes nothing apart that hangs together: %s "%s"', async (symbol, question) => {
  expect((await lastOf(symbol, question)).answer.outcome).toBe('declined');
});

it('tells how revenue grew over a time by its periods', async () => {
  const { kinds, answer } = await lastOf('NEOV', 'neov revenue growth last few quarters');
  expect(kinds).toEqual(['growth']);
  expect(JSON.stringify(answer.parts)).toContain('Over a year');
});

it.each([
  ['ATEN', 'roic', /Return on capital of A10 Networks is .*%/],
  ['ATEN', 'quick ratio', /Quick ratio of A10 Networks was .*as a data provider states it/],
  ['ATEN', 'fcf yield', /The first is .*% of the second/],
  ['ATEN', 'tax rate', /effective tax rate of A10 Networks was .*% in the fiscal year/],
  ['ALMS', 'at what price did it IPO', /offering was priced at \$16\.00 a share on Jun 28, 2024/],
  ['MDXH', 'free cash flow', /in no statement on record\. Published is .* in the twelve months to/],
  ['GPRO', 'dilution', /173\.00M shares outstanding .* as its market value counts them/],
])('says of %s "%s" what another table has', async (symbol, question, said) => {
  expect(wordsIn(await lastOf(symbol, question)).replaceAll(/\[\^\d+\]|\*\*/g, '')).toMatch(said);
});

it('names the forms that were asked for and are not on record, and lists the others', async () => {
  const words = wordsIn(await lastOf('OPEN', 'did they file an S-3ASR or a 424B5 recently'));
  expect(words).toContain('No S-3ASR of Opendoor Technologies is on record.');
  expect(words).toContain('on form 424B5 are on record');
  expect((await lastOf('OPEN', 'list the form 144 filings')).kinds).toEqual(['filings-form']);
});

it('tells of a merger or a delisting the filings that it leaves, and claims nothing beyond them', async () => {
  const none = wordsIn(await lastOf('GPRO', 'any delisting notice?'));
  expect(none).toContain(
    'No filing of GoPro that a delisting or a notice of the exchange leaves is on record',
  );
  expect(wordsIn(await lastOf('BHRB', 'merger filings'))).toMatch(
    /that a merger or a bid leaves are on record/,
  );
});

it.each([
  ['BLDP', ['How much cash does Ballard have and how fast are they burning it?', 'and the year before?'], ['cash', 'burn']],
  ['UHT', ['uht price to book, roe', 'how do those compare to LTC'], ['compare']],
  ['GPRO', ['who is the CEO', 'Has he bought or sold any in the past year?'], ['insider-net']],
])('goes on from all parts of the question before: %s %j', async (symbol, questions, kinds) => {
  expect((await lastOf(symbol, ...questions)).kinds).toEqual(kinds);
}); // prettier-ignore

it('answers each span of time of a price, and who diluted more', async () => {
  const { answer } = await lastOf('OPEN', 'change over 1 month, 3 months and YTD');
  expect(wordsIn({ answer }).match(/went from/g)).toHaveLength(3);
  expect(answer.outcome).toBe('answered');
  const more = await lastOf('OPEN', 'which diluted more over the last year, OPEN or LZ?');
  expect(wordsIn(more)).toContain('The higher is that of Opendoor Technologies');
});

it('puts five companies side by side', async () => {
  const words = wordsIn(await lastOf('OPEN', 'compare OPEN, LZ, GPRO, ATEN and UHT on market cap'));
  expect(words).not.toContain('nothing is said');
});
