import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const saidOf = async (symbol: string | null, ...questions: string[]): Promise<string> =>
  wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');

// What is shipped, and of which product revenue is, no table holds; that nothing of the company is on record is not said of it.
it.each([
  ['GPRO', 'how many cameras did they ship last quarter', '“units shipped” is not in this record'],
  ['WGO', 'how many motorhomes were delivered in Q1', '“units shipped” is not in this record'],
  ['PLAB', 'how many photomasks do they produce a year', '“units shipped” is not in this record'],
  ['ARRY', 'how many trackers has Array installed', '“units shipped” is not in this record'],
  ['STNG', 'what share of revenue comes from spot charters?', 'which is not what was asked: Revenue of Scorpio Tankers'],
  ['PLAB', 'how much of its sales comes from China', 'which is not what was asked: Revenue of Photronics'],
  ['GPRO', 'which part of revenue comes from subscriptions', 'which is not what was asked: Revenue of GoPro'],
  ['BLFS', 'what percentage of BioLife\u2019s revenue is derived from cell processing', 'which is not what was asked: Revenue of BioLife'],
  ['CBNK', 'NIM and efficiency ratio', '“NIM” and “efficiency ratio” are not in this record'],
  ['ASO', 'academy sports inventory turnover?', '“inventory turnover” is not in this record'],
])('%s: of “%s” is said that no record has it', async (symbol, question, said) => {
  const words = await saidOf(symbol, question);
  expect(words).toContain(said);
  expect(words).not.toMatch(/Not on record:|were traded/);
}); // prettier-ignore

it.each([
  ['BGMS', ['is it the same stock that was called something else'], 'former-names', 'Cyclacel'],
  ['BBBY', ['is this the same bed bath and beyond that went bankrupt in 2023?'], 'former-names', 'OVERSTOCK.COM'],
  ['KSCP', ['is this the same company that used to be a SPAC?'], 'former-names', 'No former name'],
  ['GPRO', ['is it going to be delisted, it\u2019s under a buck'], 'filings-traces', 'has closed under $1'],
  ['KSCP', ['any reverse split coming? the stock is at $2.04'], 'splits', '1 for 50'],
  ['HOWL', ['will they run out of cash, its trading at 40 cents'], 'runway', 'At that rate it lasts'],
  ['GPRO', ['market cap 124m, is that right with the price at 0.72'], 'market-cap', 'It is of 173.00M shares outstanding at $0.72.'],
  ['RICK', ['do earnings cover the dividend'], 'dividend', 'Earnings cover that 5.8×'],
  ['ZIM', ['any rumours of maersk buying them'], 'filings-traces', 'No filing of ZIM'],
  ['SURG', ['how did the stock do today', 'is it a pump'], 'session-move', 'Whether that is “a pump” is a judgement'],
  ['TDOC', ['days to cover', 'is it higher than last month'], 'short-interest', 'against the settlement before'],
  ['PLAB', ['how much cash did they have', 'and the year before?'], 'cash', '$642.2M on Feb 2, 2025'],
  ['ACHC', ['wats the dept of acadia helthcare and wich part is due soon'], 'statement-lines', 'I read “dept” as “debt”.'],
  ['CWD', ['why did CWD moon on july 2'], 'why', 'was up 90.61% on Jul 2, 2026'],
  ['CWD', ['did it moon last week'], 'price-change', 'CaliberCos went from'],
  ['GANX', ['has it ever traded above $10, when last'], 'price-extreme', 'Not within the record: no close of Gain Therapeutics on it is above that. The highest close was $4.18 on Dec 10, 2025. The record begins on May 20, 2025'],
  ['GANX', ['did it ever trade above 3'], 'price-extreme', 'Yes: the last session of Gain Therapeutics that closed above that was at $3.05 on Mar 6, 2026'],
  ['GANX', ['when did it last close above $4'], 'price-extreme', 'at $4.05 on Dec 17, 2025'],
  ['HSAI', ['earnings last quarter'], 'earnings', 'The newest earnings report of Hesai Group on record is of May 19, 2026.'],
])('%s: %j is read as %s', async (symbol, questions, kind, said) => {
  const last = await lastOf(symbol, ...questions);
  expect(last.kinds).toContain(kind);
  expect(await saidOf(symbol, ...questions)).toContain(said);
}); // prettier-ignore

// How an index did is on no record; how the stock did is, and what was left out is said.
it.each([
  ['KSCP', 'has it beaten the market this year'],
  ['ARRY', 'return over 6 months vs the S&P 500'],
  ['PLAB', 'did the stock outperform the nasdaq over the last year'],
  ['TDOC', 'how has it done against the Russell 2000 this year'],
])('%s: “%s” is answered of the stock alone', async (symbol, question) => {
  const { kinds, answer } = await lastOf(symbol, question);
  expect(kinds).toEqual(['price-change']);
  expect(answer.outcome).toBe('partly');
});

it.each([
  ['TDOC', 'what are the biggest risks here', 'against', 'for'],
  ['ARRY', 'what could go wrong', 'against', 'for'],
  ['PLAB', 'give me the bull case', 'for', 'against'],
])('%s: “%s” is told what speaks %s it alone', async (symbol, question, wanted, other) => {
  const words = await saidOf(symbol, question);
  expect(words).toContain(`What speaks ${wanted} it`);
  expect(words).not.toContain(`What speaks ${other} it`);
});

it('“among” narrows no list', async () => {
  expect(await saidOf(null, 'top 5 dividend payers among small banks')).not.toContain('Not filtered by');
});
