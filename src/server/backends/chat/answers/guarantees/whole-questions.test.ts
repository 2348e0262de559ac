import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

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
  ['LBRT', ["whats liberty's p/e vs PUMP and PTEN", 'which of the three has the best free cash flow'], /Free cash flow, 12 months: ProPetro Holding .*; Liberty Energy .*; Patterson-UTI Energy not on record/],
  ['SERV', ['cash left and burn per quarter', 'how long does that last'], /At that rate it lasts about 14\.8 quarters/],
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
  ['ASMB', 'what trials of ABI-5366', 'One trial of Assembly Biosciences of ABI-5366 is on record: ABI-5366, Phase 1'],
  ['NTB', 'insider + institutional ownership pct', 'Not on record: held by insiders'],
  ['ZEPP', 'did they ever turn a profit', 'had net income of −$66.0M in the twelve months to Sep 30, 2025'],
  ['HNST', 'Honest co gross margin trend since ipo', 'Gross margin of The Honest Company was'],
  ['ATEN', "what's ATEN at", 'A10 Networks closed at'],
  ['RECT', 'Revenue and net profit for the fiscal year ended March 2025?', 'Net income of Rectitude Holdings was SGD 2.2M in the fiscal year to Mar 31, 2025.'],
  ['RECT', 'what does it even do and where are they based', 'has its headquarters in Singapore'],
  ['AESI', "Atlas cut the dividend didn't they", 'The last dividend was $0.25'],
  ['NFE', 'total debt and what matures in nxt 12 mths', 'Total debt of New Fortress Energy was $8.25B'],
  ['SAIC', 'vs CACI and Booz Allen, is it cheap on EV/EBITDA?', 'Booz Allen Hamilton Holding Corporation (BAH) and CACI International Inc. (CACI) are worth more than $5 billion'],
  ['LMNR', 'Did revenue fall in fiscal 2025', 'How much that changed over a year is not on record.'],
  ['MSN', 'who controls it and what percentage do they hold?', 'Insiders held more: 72.44% on Apr 18, 2026.'],
  ['PPBT', 'ADS ratio changes', 'the last: 1 for 10 (reverse split)'],
  ['FOR', 'What is FOR?', 'is listed on NYSE'],
  ['CODA', 'enterprise value to operating income', 'The first is 17.4× the second.'],
  ['SVM', 'stock is up how much ytd, and how does that stack up against PAAS?', 'Silvercorp Metals went from $8.34 on Dec 31, 2025'],
  ['HURN', 'what was the largest fall in the last 12 months', 'from one close to the next was −14.7% on Jun 18, 2026'],
  ['GSIW', 'any offerring filed lately?', 'No filing about an offering of Garden Stage is on record'],
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
  const said = await saidOf('HNST', 'Revenue in 2023 and 2024');
  expect(said).toContain('by quarter it is');
  expect(said).not.toContain('Nothing of');
});

it('measures what is past by the record, not by the clock', async () => {
  const said = await saidOf('BDC', 'next earnings date');
  expect(said).toMatch(/The record ends on .*; what came since is not on it/);
});

it.each([
  ['SXC', 'dividend safe? need fcf coverage not earnings coverage', /52\.8% of it, which covers them 1\.9×/],
  ['ATEN', 'is the dividend covered by earnings', /Earnings cover that 2\.5×/],
  ['CNTX', 'does the cash get them into 2028 like management claims?', /Counted so it ends about Nov 2027, which is before 2028/],
  ['KOP', 'has koppers paid down any debt over the last 4 quarters', /Long-term debt of Koppers Holdings was \$932\.9M/],
  ['VTAK', 'how many months of cash do they have', /Cash from operations was −\$9\.6M/],
  ['YHC', 'how much traded on the biggest volume day', /Most shares of LQR House were traded on Jun 30, 2026/],
  ['BRBR', 'BellRing got crushed. what happened, guidance cut or something else?', /The largest fall of BellRing Brands .* −38\.8%/],
  ['SG', 'should i sell before earnings or hold', /The next report is expected on/],
  ['IZEA', 'any insider buys on the open market in the past 6 months, not option exercises', /No purchase by insiders of IZEA/],
  ['GBLI', 'did they ever file to take it private', /No filing of Global Indemnity Group that a merger or a bid leaves/],
  ['OPEN', 'does Opendoor have a lower short % of float than Carvana', /Carvana .* covers smaller companies.*16\.2% of the float/s],
  ['ANGH', 'who controls anghami, osn?', /OSN Streaming Ltd/],
])('answers what the record has by its nearest means: %s "%s"', async (symbol, question, said) => {
  const composed = await lastOf(symbol, question);
  expect(composed.kinds).not.toEqual([]);
  expect(JSON.stringify(composed.answer.parts).replaceAll(/\[\^\d+\]|\*\*/g, '')).toMatch(said);
}); // prettier-ignore

it.each([
  ['TCPC', ['non accruals?'], '“accruals”'],
  ['CHAR', ['redemptions so far?'], '“redemptions”'],
  ['ROCK', ['When did Gibraltar last file an 8-K and what was it about'], 'What it is about is not on record'],
  ['FHB', ['first hawaiian vs central pacific, which one has higher ROE and lower p/tbv'], 'Tangible book value is not on record'],
  ['VGNT', ['what even is versigent, spun out of aptiv?'], '“aptiv”'],
  ['GREE', ['how many shares did greenidge issue under the ATM this year?', 'and the year before?'], 'which was not answered; so nothing is said of this either'],
])('names what it does not answer: %s %j', async (symbol, questions, said) => {
  expect(JSON.stringify((await lastOf(symbol, ...questions)).answer.parts)).toContain(said);
}); // prettier-ignore

it('offers no headline where the end of a lock-up was asked for', async () => {
  expect(await saidOf('OBAI', 'any lockup expiry coming up')).not.toContain('What another table has of it');
});

it('explains how the figure before was made, where that is asked', async () => {
  const said = await saidOf('CNTX', 'how long does the cash last', 'show me how you got that');
  expect(said).toContain('in the twelve months to that date');
});

it.each([
  ['GPRO', 'What is the price now and where was it when the CEO last bought?', '“when the CEO last bought” is not answered here'],
  ['GPRO', 'What did the stock do the day after the last earnings, and what volume was traded?', '“the day after the last earnings” is not answered here'],
  ['ATEN', 'What is the dividend and for how many years have they paid it?', '“for how many years” is not answered here'],
  ['CMPX', 'how much did they raise in the last offerings', '“how much did they raise” is not answered here'],
])('names a clause that no figure of its answer shows: %s "%s"', async (symbol, question, said) => {
  const { answer } = await lastOf(symbol, question);
  expect(answer.outcome).toBe('partly');
  expect(JSON.stringify(answer.parts)).toContain(said);
}); // prettier-ignore

it.each([
  ['HWKN', 'how many of the last 8 quarters did they beat?'],
  ['ATEN', 'total revenue over the last 4 quarters'],
  ['ATEN', 'highest close in the last 12 months and when'],
  ['CMPX', 'which stock performed best this year, CMPX or GLUE'],
  ['ATEN', 'price target and how far above the current price is the highest'],
  ['CMPX', 'How much cash is left and is that more or less than at the end of last year?'],
])('names no clause that its answer shows: %s "%s"', async (symbol, question) => {
  const { answer } = await lastOf(symbol, question);
  expect(JSON.stringify(answer.parts)).not.toContain('answered here');
}); // prettier-ignore

it('tells after a report what the price did then, not what it did last', async () => {
  const { kinds } = await lastOf('GPRO', 'Did they beat estimates last quarter and did the stock fall?');
  expect(kinds).toEqual(['earnings-beat', 'earnings-reaction']);
});
