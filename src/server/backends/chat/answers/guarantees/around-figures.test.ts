import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// What somebody says around a figure is no part of what he asks: the figure is told, with its day, and whether he was right shows.
it.each([
  ['TBPH', ['20% short and 13 days to cover, squeeze candidate?'], 'short-interest', 'sold short'],
  ['PHAT', ['short interest still near 18%? up or down vs the spring'], 'short-interest', 'of the float'],
  ['AMLX', ['how many shorts in amlx, up or down vs last month'], 'short-interest', 'sold short'],
  ['ASIX', ['advansix dividend still 16 cents?'], 'dividend', '$0.16'],
  ['SMTI', ['gross margin 93% is that real, and whats operating margin'], 'statement-lines', 'Operating margin of Sanara'],
  ['SUPV', ['market cap says 872m, how is that right if price is 9.55 and 91 million shares'], 'market-cap', 'market value of'],
  ['ARBK', ['52 week high is 205 dollars?? is this a mistake'], 'range', 'split of 1 for 216'],
  ['CLVT', ['up 16% today any news'], 'why', 'was up 16.67%'],
  ['EIG', ['hit a new high today. what is driving it, and is anyone on the inside selling into the strength?'], 'insider-sales', 'No sale by insiders'],
  ['CETY', ['cash 0.6 million and burning 2 mil a quarter.. how are they alive'], 'runway', 'quarters'],
  ['NDLS', ['cash only 1.3 million with debt over 100 million, are they going bankrupt?'], 'runway', 'Total debt of Noodles'],
  ['IVVD', ['is IVVD at risk of nasdaq delisting, been under a dollar'], 'filings-traces', 'a notice of the exchange'],
  ['SILO', ['did they do a reverse split in june? what ratio'], 'splits', '1 for 50'],
  ['DIN', ['how much stock has DIN bought back since 2021'], 'dilution', 'shares outstanding'],
  ['ONDS', ['shares outstanding end of 2023, 2024, 2025 and now'], 'dilution', 'shares outstanding'],
  ['PARR', ['eps 5.95 in nov 2025 vs 1.96 expected how come'], 'earnings-beat', '$5.95'],
  ['SPSC', ['longest beat streak? has spsc ever missed'], 'earnings-beat', 'beat the estimate in'],
  ['GLIBK', ['malone still the chairman?'], 'officer-chair', 'other officers'],
  ['TBPH', ['did any phase 3 finish'], 'trials', 'Phase 3'],
  ['MZYX', ['has MOZAYYX announced a merger target yet'], 'filings-traces', 'a merger or a bid'],
  ['GHM', ['beat on jun 8 and fell 11%, how did it do after earlier beats'], 'earnings-reaction', 'moved'],
  ['INOD', ['Forward P/E on consensus, and when do they report Q2?'], 'forward-pe', 'Forward P/E of Innodata'],
  ['LZMH', ['dropped from 21.80 to 3.47 overnight on April 17, was that a crash or a split?'], 'splits', 'No split of LZ'],
  ['TPC', ['ceo bought shares in march, how much and at what price', 'has he sold anything since'], 'insider-sales', 'No sale by that person'],
  ['TUSK', ['so if they liquidated tomorrow what would i get per share'], 'ratio-of', 'a share'],
  ['IVVD', ['52 week low and when it was hit'], 'range', 'the lowest was'],
  ['NVAX', ['what was the high and low this year'], 'price-extreme', 'lay between'],
  ['KRC', ['what\u2019s the dividend and has it been cut'], 'dividend', 'No dividend of Kilroy'],
  ['UPWK', ['whats the deal with stock comp, how much is it'], 'stock-compensation', 'Stock compensation of Upwork'],
  ['UPWK', ['is it profitable on a gaap basis and is it growing'], 'growth', 'Revenue of Upwork'],
  ['BYND', ['are they still listed on nasdaq or did they get a warning'], 'filings-traces', 'a notice of the exchange'],
  ['NP', ['who\u2019s the ceo and how much of the company does he own'], 'officer-ceo', 'All insiders together held'],
  ['ELTX', ['what happened june 15', 'And then it went up 70 % two days later with 51 million shares, on what news?'], 'why', '+70.7%'],
  ['ELTX', ['what happened june 15', 'ok and yesterday\u2019s drop? same thing or an offering?'], 'filings-offering', 'was down 37.35%'],
  ['TUSK', ['why did it drop 10% on june 25 and then jump 11% on the 30th'], 'why', 'Jun 30, 2026'],
  ['ELTX', ['With $14.9M at the end of March and that kind of burn, when do they have to raise, and do they have an ATM or shelf in place to do it from?'], 'filings-offering', '1.6 quarters'],
  ['PHAT', ['What do analysts have for 2026 EPS and revenue, and has the number been going up or down after the April report?'], 'estimate-revisions', '90 days before'],
  ['LZMH', ['Is LZ Technology paying the 8% dividend that is mentioned on Reddit?'], 'dividend', 'No dividend of LZ'],
  ['MBUU', ['Revenue is 819 million while the year before was like 800, yet the stock is down 28%, why is that?'], 'why', '28.2%'],
  ['EDIT', ['im up 60% should i sell half before earnings'], 'for-and-against', 'not investment advice'],
  ['IVVD', ['any delisting notice?'], 'filings-traces', 'sessions in a row'],
  ['BCDA', ['bcda has 2 weeks of cash left, why isnt it zero'], 'runway', '0.5 quarters'],
  ['SPSC', ['has spsc ever missed'], 'earnings-beat', '12'],
  ['EOSE', ['EPS in Q1'], 'statement-lines', '$1.28'],
  ['SMTI', ['what was that -3.52 loss in nov 2025, writeoff?'], 'statement-lines', '−$3.52'],
])('%s: %j is read as %s', async (symbol, questions, kind, said) => {
  const last = await lastOf(symbol, ...questions);
  expect(last.kinds).toContain(kind);
  expect(last.kinds).not.toContain(null);
  expect(wordsIn(last)).toContain(said);
}); // prettier-ignore

// That it moved is no reason why it did.
it.each([
  ['TNYA', 'why +41% on march 5', '+40.9%'],
  ['ELTX', 'what the hell happened june 15', '−72.5%'],
])('%s: of "%s" the move is told, and that nothing on record explains it', async (symbol, question, change) => {
  const { answer } = await lastOf(symbol, question);
  const words = wordsIn({ answer });
  expect(words).toContain(change);
  expect(words).toContain('Why it moved the record does not say.');
  expect(words).toContain('The newest filing on record is of');
  expect(words).not.toContain('which need not be the cause');
}); // prettier-ignore

it.each([
  ['FEBO', 'What traded on June 8? Average day is a few thousand and then 4.2 million.', 'session-of-day', '4.20M'],
  ['CXAI', 'why 538M volume on june 4', 'session-of-day', '538.18M'],
  ['IQ', 'lowest intraday price in june', 'within-sessions', '$0.95'],
  ['SPSC', 'p/s over time', 'multiples-over-time', 'below its median'],
  ['SPSC', 'is the P/S above its own average of the past years', 'multiples-over-time', 'below its median'],
  ['PARR', 'EPS in nov 2025', 'statement-lines', '$5.95'],
  ['LONA', 'what was EPS in March 2026', 'statement-lines', '−$18.92'],
  ['CXAI', 'shares outstanding right now', 'shares-outstanding', '109.09M'],
])('%s: "%s" is answered from what is on record of that time', async (symbol, question, kind, said) => {
  const last = await lastOf(symbol, question);
  expect(last.kinds).toContain(kind);
  expect(wordsIn(last)).toContain(said);
}); // prettier-ignore

it('tells of a multiple whose quarters are too few what it is, and that they are', async () => {
  const last = await lastOf('SLM', 'P/E history');
  expect(wordsIn(last)).toMatch(/too few quarters have it.*P\/E/);
  expect(wordsIn(await lastOf('BCML', 'tangible book value over time'))).not.toContain('median');
});

it('names the drug that was asked for where a word beside it is on no record', async () => {
  const words = wordsIn(await lastOf('EDIT', 'Does Editas still have EDIT-101 in the clinic for LCA10?'));
  expect(words).toContain('EDIT-101');
  expect(words).not.toContain('EDIT-301');
});

it('says of cash and debt in another currency that they are, and not that they are unknown', async () => {
  expect(wordsIn(await lastOf('FEBO', 'cash less debt'))).toContain('cash and debt are in HKD');
});

it('tells the count behind the market value of a company of receipts beside that of its statements', async () => {
  expect(wordsIn(await lastOf('CMPS', 'how much did the share count grow'))).toContain('134.95M');
});

// Who asks, and the story of a price, are told before the question.
it.each([
  ['WSHP', 'weshop jumped 70% jun 26, any news that day or just pump', 'why', '+69.9%'],
  ['GAMB', 'gamb crashed 42% on may 15 over a 3 cent miss?? explain', 'why', '−42.0%'],
  ['BTBD', 'btbd fell 35 percent on may 8 what was that, merger dead?', 'why', '−35.2%'],
  ['ZKH', 'zkh 29% drop on march 19 and +25% next day... data error or real', 'why', '−28.7%'],
  ['PATK', 'which insiders bought PATK in may and at what price, are they underwater now', 'insider-buys', 'Four insiders'],
  ['KNSA', 'Baker Bros dumping KNSA? how many shares do they hold and did it change from the quarter before', 'holder-changes', '2.83M'],
  ['CTRI', 'does icahn still own centuri and how much', 'holders', '14.34M'],
  ['HTLD', 'heartland express has lost money how many quarters in a row now', 'profit-record', 'a loss in the last'],
  ['KEEL', 'did keel used to be bitfarms? when did they change name', 'former-names', 'Bitfarms'],
  ['COTY', 'coty was $5 last summer now 2.30, whats the debt and can they pay it', 'cash', 'Total debt of Coty'],
  ['ARX', 'what would you say is a fair price for arx and would you buy it here', 'for-and-against', 'not investment advice'],
  ['ORGO', 'orgo short interest 21% with 12 days to cover, is it rising or falling over the last few settlements', 'short-interest', 'against the settlement before'],
  ['NVEC', 'NVEC pays $1/quarter dividend, is that more than it earns', 'dividend', 'Earnings cover that'],
  ['MED', 'med is in debt trouble isnt it, going bankrupt this yr?', 'runway', 'Total debt of MEDIFAST'],
  ['UPB', 'orbimed is in upb with 10%, have they been adding or selling, and who else is in there', 'holder-changes', '5.69M'],
  ['ONEW', 'I am an accountant doing a client\u2019s 2025 return: what was the closing price of ONEW on 31 December 2025 and on 2 January 2026?', 'price-on-day', '$10.82'],
])('%s: "%s" is read as %s', async (symbol, question, kind, said) => {
  const last = await lastOf(symbol, question);
  expect(last.kinds).toContain(kind);
  expect(wordsIn(last)).toContain(said);
}); // prettier-ignore
