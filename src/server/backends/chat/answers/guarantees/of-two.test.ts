import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from '../compose.ts';

const { lastOf } = openChat();

/** All that is shown of an answer, tables too. */
const shownIn = (composed: Composed): string =>
  [
    wordsIn(composed),
    ...composed.answer.parts.flatMap((part) =>
      part.kind === 'table' ? [part.columns.join(' | '), ...part.rows.map((row) => row.map(({ text }) => text).join(' | '))] : [],
    ),
  ].join('\n'); // prettier-ignore

// Each question on the page of a company, those before it first; then the kind of its answer and what it shows, in that order.
it.each([
  // Which to own is not said; what both are priced at, earn, owe and grow by is.
  ['MBUU', ['Which one would you rather own for a rate cut, Malibu or MasterCraft?'], 'compare', ['not investment advice', 'Malibu Boats | MasterCraft', 'P/S', 'P/E', 'margin', 'Debt', 'Revenue growth']],
  ['EOSE', ['compare eose and ENVX cash runway and short interest', 'which of them would you short'], 'compare', ['not investment advice', 'Eos Energy Enterprises | Enovix', 'Short interest']],
  ['EOSE', ['eose or enovix for the next 5 years?'], 'compare', ['not investment advice', 'Eos Energy Enterprises | Enovix']],
  ['EIG', ['EIG or Safety Insurance, which one is cheaper on book value and which pays me more while I wait?'], 'compare', ['P/B: Employers Holdings', 'Safety Insurance Group', 'dividend yield']],
  ['SAFT', ['SAFT or EIG, who pays the bigger dividend'], 'compare', ['Safety Insurance Group and Employers Holdings: dividend yield']],
  ['NVST', ['up 37% in a year while Dentsply lost 30. Why the difference? compare margins and debt'], 'compare-prices+why+compare', ['Envista Holdings **+', 'DENTSPLY SIRONA **', 'margin', 'Debt']],
  // Who is not covered is named in one line; the others stand side by side, the company of the page among them.
  ['ELTK', ['Compare gross margin and EV/Sales to TTM Technologies'], 'compare', ['TTM Technologies Inc. (TTMI) is worth more', 'EV/Sales', 'Gross margin, 12 months']],
  ['FMST', ['Compare with IsoEnergy and Nexgen on market cap and cash, and tell me why FMST fell by half in a year when uranium did not.'], 'compare+why', ['Nexgen Energy Ltd. (NXE) is worth more', 'Foremost Clean Energy **$', 'IsoEnergy **$']],
  ['LTC', ['debt against NHI and Omega'], 'compare', ['Omega Healthcare Investors Inc. (OHI)', 'LTC Properties **$', 'National Health Investors']],
  ['LTC', ['how does the yield compare to NHI, OHI and SBRA'], 'compare', ['(OHI) and Sabra Health Care REIT Inc. (SBRA) are worth more']],
  ['UPWK', ['UPWK vs $fvrr vs $etsy market cap'], 'compare', ['Etsy Inc. (ETSY) is worth more', 'Upwork **$', 'Fiverr International **$']],
  ['UPWK', ['margins vs nvda'], 'statement-lines', ['NVIDIA Corporation (NVDA) is worth more', 'Gross margin of Upwork']],
  ['ARBK', ['which miner has the most cash compared to its market value? clsk, riot, argo, cipher, bitfarms'], 'compare', ['Riot Platforms Inc. (RIOT) and Cipher Digital Inc. (CIFR) are', 'Cash over market value', 'CleanSpark **', 'Keel Infrastructure']],
  ['MCRI', ['Compare its operating margin with Red Rock Resorts and Penn Entertainment.'], 'compare', ['Red Rock Resorts Inc. (RRR) is worth more', 'Monarch Casino']],
  ['NP', ['Compared with HG, which insurer has the better margin and which one is cheaper on earnings?'], 'compare', ['Gross margin', 'P/E,']],
  ['SAIC', ['vs CACI and Booz Allen, is it cheap on EV/EBITDA?'], 'ev-ebitda', ['are worth more', 'EV/EBITDA **']],
  // Two classes of one company carry their tickers.
  ['GLIBK', ['whats the difference between GLIBK and GLIBA and which one votes'], 'compare+share-classes', ['How its classes of shares vote is in no table', 'Liberty Capital (GLIBK) | Liberty Capital (GLIBA)']],
  // Of three and more the order is that of the figures; the columns are those of the question.
  ['EOSE', ['Compare with ENVX and AMPX: cash, burn and runway'], 'compare', ['Cash: Enovix', 'The highest is that of Enovix', 'Cash,', 'Cash from operations', 'Runway']],
  ['CMPX', ['which has the longer runway, CMPX, GLUE or LXEO?'], 'compare', ['Runway: Compass Therapeutics']],
  ['PUBM', ['which is the cheapest of pubmatic, magnite and system1 on EV/EBITDA'], 'compare', ['EV/EBITDA: PubMatic']],
  ['FMST', ['which uranium explorer has the most cash: FMST, ISOU or UROY?'], 'compare', ['Cash: Foremost']],
  ['CMPX', ['has CMPX or GLUE more cash per share'], 'compare', ['Cash a share: Compass Therapeutics']],
  ['UPWK', ['P/E of upwork, fiverr and etsy'], 'compare', ['Etsy Inc. (ETSY)', 'P/E: Upwork']],
  ['SAFT', ['safety’s P/B vs EIG and kingsway'], 'compare', ['P/B: Kingsway', 'Safety Insurance Group', 'Employers Holdings']],
  // "Cheaper" by itself is how each is priced; why it is so is not on record, and no move of the price.
  ['UPWK', ['is it cheaper than fiverr'], 'compare', ['P/E', 'P/S', 'P/B']],
  ['MBUU', ['why is malibu cheaper than mastercraft'], 'compare', ['Why the two differ in that is in no table', 'P/S']],
  ['EOSE', ['did eose beat enovix this year'], 'compare-prices', ['Eos Energy Enterprises **−', 'Enovix **']],
  ['EOSE', ['price to sales', 'vs ENVX', 'and AMPX?'], 'compare', ['P/S: Enovix', 'Amprius Technologies', 'Eos Energy Enterprises']],
  ['CLSK', ['short interest clsk vs keel', 'which of the two burns more cash'], 'compare', ['Cash from operations', 'CleanSpark', 'Keel Infrastructure']],
  // Growth and an operating margin that a provider states beside twelve months are of their last quarter: said, or not held against years.
  ['GLE', ['GLE vs HIT which one grew revenues faster and which has better margins'], 'compare', ['Revenue growth of a quarter over a year: ', 'Operating margin, fiscal year, Jun 30, 2025 | −30.8% | N/A']],
  ['LMAT', ['operating margin', 'How does that compare with its peers?'], 'peers', ['Pulse Biosciences not on record']],
  ['UPWK', ['P/E vs sector median'], 'peers', ['No average of its sector or industry is on record', 'P/E: Upwork']],
])('puts side by side, of %s: %j', async (symbol, questions, kind, shows) => {
  const composed = await lastOf(symbol, ...questions);
  expect(composed.kinds.join('+')).toBe(kind);
  const text = shownIn(composed);
  for (const words of shows) expect(text).toContain(words);
}); // prettier-ignore

// A name that several have is asked about, those that are not covered too; what else is named may say which is meant.
it.each([
  ['EFXT', 'how does its debt stack up to Archrock and Kodiak', 'Kodiak Gas Services Inc. (KGS, not covered here)'],
  ['EFXT', 'how does its debt compare to Kodiak, the gas compression company', 'Kodiak Gas Services Inc. (KGS) is worth more'],
  ['ELTK', 'eltek vs apple', 'Apple Inc. (AAPL) is worth more'],
])('says which is meant, of %s: "%s"', async (symbol, question, says) => {
  expect(wordsIn(await lastOf(symbol, question))).toContain(says);
}); // prettier-ignore

// Who is not covered and stands on the other side of something is no reason to speak of his size.
it.each([
  ['WBI', 'How is WaterBridge connected with LandBridge, who controls both?', 'What lies between WaterBridge Infrastructure and LandBridge Company LLC (LB)'],
  ['TBPH', 'How much royalty does Theravance get from Trelegy, when is the next milestone payment due from Royalty Pharma?', 'What lies between Theravance Biopharma and Royalty Pharma plc (RPRX)'],
])('speaks of the company of the page, of %s: "%s"', async (symbol, question, says) => {
  const text = wordsIn(await lastOf(symbol, question));
  expect(text).toContain(says);
  expect(text).not.toContain('is worth more than');
}); // prettier-ignore

it('tells what was told of one company no second time, where whom it is held against is not covered', async () => {
  const { answer, kinds } = await lastOf('EFXT', 'debt to ebitda', 'how does that stack up to Archrock');
  expect([answer.outcome, kinds]).toEqual(['declined', [null]]);
  expect(answer.parts).toHaveLength(1);
});

it('takes a country before a common noun for no company', async () => {
  const { answer } = await lastOf('EFXT', 'net income in Canadian dollars');
  expect(answer.understood ?? '').not.toContain('Canadian Solar');
  expect(wordsIn(await lastOf('EFXT', 'sales to American and Canadian customers'))).not.toContain('Canadian Solar');
  expect((await lastOf('EFXT', 'what is the price of Canadian Solar')).answer.symbol).toBe('CSIQ');
}); // prettier-ignore

// A ratio that a provider published, and that no rule keeps back, is told as such beside those of statements.
it.each([
  [null, 'which bank has the higher return on equity, ISTR or FSBC?', ['Investar Holding **7.61%**', 'as a data provider published it', 'The higher is that of Five Star Bancorp.', 'the provider does not say']],
  ['ISTR', 'roe vs FSBC and HBIO', ['Investar Holding **7.61%**', 'The highest is that of Five Star Bancorp.']],
  // The newest twelve months of one have revenue alone.
  ['AMWL', 'compare gross margin of amwl and TUYA', ['American Well **53.8%**', 'Tuya **48.2%**', 'as of Sep 30, 2025']],
])('tells what was published where nothing else is on record, of %s: "%s"', async (symbol, question, shows) => {
  const composed = await lastOf(symbol, question);
  expect(composed.kinds).toEqual(['compare']);
  const text = shownIn(composed);
  for (const words of shows) expect(text).toContain(words);
  expect(text).not.toContain('not on record');
}); // prettier-ignore

it('tells a published return on equity alone too', async () => {
  const composed = await lastOf('ISTR', 'return on equity of Investar');
  expect(composed.answer.outcome).toBe('partly');
  expect(wordsIn(composed)).toContain('Return on equity of **7.61%**');
});
