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
  ['TNDM', 'any open FDA warning letter or recalls on t:slim', '“FDA warning letters” and “product recalls” are not in this record'],
  ['STKE', 'How many SOL does Sol Strategies hold & what are they worth per share', '“coins held” is not in this record'],
  ['NCTY', 'ETH holdings?', '“coins held” is not in this record'],
  ['AACO', "when can AACO units split and what's the unit composition", '“separation of units” and “composition of units” are not in this record'],
  ['TRGS', 'what does each unit consist of', '“composition of units” is not in this record'],
  ['ONFO', 'onfolio altman z or going concern doubt?', '“altman z score” and “going concern” are not in this record'],
  ['BTOC', 'armlogi bid price deficiency notice - when do they have to regain compliance by', '“deadline to regain compliance” is not in this record'],
])('%s: of “%s” is said that no record has it', async (symbol, question, said) => {
  const words = await saidOf(symbol, question);
  expect(words).toContain(said);
  expect(words).not.toMatch(/Not on record:|were traded/);
}); // prettier-ignore

it.each([
  ['BGMS', ['is it the same stock that was called something else'], 'former-names', 'Cyclacel'],
  ['BBBY', ['is this the same bed bath and beyond that went bankrupt in 2023?'], 'former-names', 'OVERSTOCK.COM'],
  ['KSCP', ['is this the same company that used to be a SPAC?'], 'former-names', 'No former name'],
  ['LDI', ['how much of loandepot does anthony hsieh own'], 'holders', 'Anthony Li Hsieh filed Schedule 13D/A'],
  ['VHC', ['how much does Kendall Larsen own'], 'stakes', 'Kendall Larsen filed Schedule 13D/A'],
  ['GRND', ['how much of grindr does james lu own'], 'holders', 'How large the stake is, the schedule says'],
  ['LDI', ['did anthony hsieh sell any'], 'insider-sales', 'No sale by anthony hsieh'],
  ['RAC', ['which spac sponsor is behind RAC and how big was the IPO'], 'stakes', 'the sponsor of Rithm Acquisition is Rithm Acquisition Corp Sponsor LLC'],
  ['RAC', ['which spac sponsor is behind RAC and how big was the IPO'], 'listed-since', 'what that brought in, is not on record'],
  ['TRGS', ['who is the sponsor of this spac'], 'stakes', 'Which sponsor is behind TRG Latin America Acquisitions is in no table'],
  ['MFIN', ['who sits on the board'], 'officers', 'Not on record: officers'],
  ['HNNA', ['Is Hennessy\u2019s 6% yield safe? payout ratio?'], 'dividend', '56.60% of earnings'],
  ['DDI', ['should I buy DDI here? looks like 4x earnings'], 'price-earnings', 'P/E 5.0'],
  ['PATK', ['PATK dividend: next ex date and how much', 'how long have they been paying it'], 'dividend', 'How the dividend changed over the years'],
  ['RIME', ['RIME short interest and days to cover', 'is that up from the month before?'], 'short-interest', '835,706'],
  ['UTZ', ['how levered is Utz?', 'who are its peers and how levered are they'], 'peers', 'MEDIFAST 0.05'],
  ['MED', ['who are its competitors and what are their gross margins'], 'peers', 'Utz Brands 24.9%'],
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

// Where the price is said to be beside the question is no part of it.
it.each([
  ['AEHL', 'is this thing at risk of being delisted, its been hugging a buck'],
  ['GPRO', 'could it be delisted, it\u2019s hovering around $1'],
])('%s: “%s” is answered without what is said beside it', async (symbol, question) => {
  const { kinds, answer } = await lastOf(symbol, question);
  expect(kinds).toEqual(['filings-traces']);
  expect(answer.outcome).not.toBe('declined');
});

it('“among” narrows no list', async () => {
  expect(await saidOf(null, 'top 5 dividend payers among small banks')).not.toContain('Not filtered by');
});
