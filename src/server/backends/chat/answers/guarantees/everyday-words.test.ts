import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const askedOn = async (symbol: string | null, ...questions: string[]) => {
  const composed = await lastOf(symbol, ...questions);
  const { answer } = composed;
  const tables = answer.parts.flatMap((part) => part.kind === 'table' ? part.rows.map((row) => row.map(({ text }) => text).join(' | ')) : []);
  return { kinds: composed.kinds, outcome: answer.outcome, understood: answer.understood ?? '', words: wordsIn(composed).replaceAll(/\[\^\d+\]|\*\*/g, ''), rows: tables };
}; // prettier-ignore

// A word of everyday speech beside a matter that is understood.
it.each([
  ['BHE', 'return on capital', ['return-on-capital']],
  ['BHE', "What's the 3-year revenue growth of Benchmark and its return on capital?", ['growth', 'return-on-capital']],
  [null, 'Ticker BY - EPS actual vs estimate last 8 quarters with surprise %', ['earnings-beat']],
  ['OPAL', 'annualised volatility, 60-session return and distance from the 52-week high', ['volatility', 'price-change', 'range']],
  ['LBRT', 'recieved any takeover bids?', ['filings-traces']],
  [null, 'what is a reverse split and has Velo3D done one?', ['meaning', 'splits']],
  [null, 'What does EV/EBITDA mean, and what is it for B.O.S. Better Online Solutions?', ['meaning', 'ev-ebitda']],
  ['SG', 'what is SBC and how big is it at sweetgreen', ['meaning', 'stock-compensation']],
])('on the page of %s "%s" asks for %j', async (symbol, question, kinds) => {
  expect((await askedOn(symbol, question)).kinds).toEqual(kinds);
}); // prettier-ignore

it('counts a return over sessions by sessions, not by days', async () => {
  const { understood, words } = await askedOn('OPAL', '60-session return');
  expect(understood).toContain('Apr 7, 2026 to Jul 2, 2026');
  expect(words).toContain('−13.5%');
});

it('says what so many shares bring in a year at the rate on record', async () => {
  const { words } = await askedOn('IEP', 'what would 500 shares bring me a year');
  expect(words).toContain('paid $2.00 a share a year');
  expect(words).toContain('At that rate 500 shares would be paid $1,000.00 a year');
});

// Days of moves over so many percent are counted and listed, the way that was asked for.
it.each([
  ['list the days with moves above 20% this year', 'In 9 of the 125 sessions', 'moved by more than 20%', 9],
  ['Days with moves over 20% in 2026', 'In 9 of the 125 sessions', 'moved by more than 20%', 9],
  ['how many days did it fall by more than 10% this year?', 'In 21 of the 125 sessions', 'fell by more than 10%', 15],
  ['on how many days has the stock jumped over 15% in the last 3 months', 'In 7 of the 63 sessions', 'rose by more than 15%', 7],
  ['days with moves above 300% this year', 'In none of the 125 sessions', 'moved by more than 300%', 0],
])('lists the days of "%s"', async (question, count, how, rows) => {
  const told = await askedOn('VELO', question);
  expect(told.words).toContain(count);
  expect(told.words).toContain(how);
  expect(told.rows).toHaveLength(rows);
}); // prettier-ignore

// Lists with a count, a superlative, a nationality, a multiple of usual volume.
it.each([
  [null, 'give me 10 stocks with the highest short % of float under $100M', 'Market Cap under $100M · Short of float, high to low', 10],
  [null, 'Like Youdao: which profitable Chinese ADRs have a P/E under 15 and market cap below $2 billion?', 'Market Cap under $2B · Country China · P/E under 15 · Profitable 12 months', 5],
  [null, 'what traded at over 5x normal volume', 'Relative Volume 5+', 5],
  ['AKAN', 'what else traded at over 5x normal?', 'Relative Volume 5+', 5],
  [null, '8 banks with the lowest P/B', '“banks” (4 sub-sectors) · P/B, low to high', 8],
])('on the page of %s "%s" is a list', async (symbol, question, understood, count) => {
  const told = await askedOn(symbol, question);
  expect(told.understood).toContain(understood);
  expect(told.rows).toHaveLength(count);
}); // prettier-ignore

it('says that no filter tells depositary shares from others', async () => {
  const { words } = await askedOn(null, 'Chinese ADRs with P/E under 15');
  expect(words).toContain('Whether what trades here are depositary shares no filter tells');
});

// A list behind what is asked of a company is answered beside it.
it.each([
  ['AKAN', 'AKAN volume last session vs average - and what else traded at over 5x normal?', ['volume', 'screen'], 'Relative Volume 5+'],
  ['SXC', 'dividend yield of suncoke; which steel stocks yield more than 3%', ['dividend', 'screen'], 'Dividend Yield 3%+'],
  ['BHE', 'P/E of Benchmark, and which semis under $1B have a P/E under 15', ['price-earnings', 'screen'], 'P/E under 15'],
])('on the page of %s "%s" asks for %j', async (symbol, question, kinds, understood) => {
  const told = await askedOn(symbol, question);
  expect(told.kinds).toEqual(kinds);
  expect(told.understood).toContain(understood);
}); // prettier-ignore

it('lists those of the size of the company of the page that have more of a figure', async () => {
  const { understood, words } = await askedOn(
    'BY',
    'ROE of Byline',
    'which banks of its size have a higher ROE',
  );
  expect(understood).toContain('Market Cap $850.1M to $3.4B · ROE 10.26%+');
  expect(words).toContain('half to twice the market value of Byline Bancorp (BY)');
});

// What is misspelt as many do is what they mean, and never a term that it resembles.
it.each([
  ['STFS', 'alot of shares out?', 'shares-outstanding'],
  ['OTLY', 'how much moeny do they have', 'cash'],
  ['VELO', 'wht are teh quaterly reveneus', 'statement-lines'],
  ['VELO', 'whne do they reprot earings', 'next-report'],
  ['VELO', 'did the stock get shorted alot lately', 'short-interest'],
  ['IKT', 'wich phase is the lead drug in', 'trials'],
])('on the page of %s "%s" is read without a slip being made of it', async (symbol, question, kind) => {
  const told = await askedOn(symbol, question);
  expect(told.kinds).toEqual([kind]);
  expect(told.words).not.toMatch(/I read “|not taken into account/i);
}); // prettier-ignore

// A company's name stands where others say "it" or "the stock".
it.each([
  ['SAFE', 'will safehold go up next month?', 'What will be, nobody knows'],
  ['SAFE', 'Will Safehold go up?', 'What will be, nobody knows'],
  ['MB', 'Should I put my retirement savings in MasterBeef?', 'This is not investment advice'],
  ['CULP', 'will Culp stock drop next week', 'What will be, nobody knows'],
  ['CULP', 'will the company go up', 'What will be, nobody knows'],
  [null, 'Where is Quetta Acquisition incorporated?', 'is incorporated in'],
  ['QETA', 'QETA: did its name ever change and where is it registered?', 'is incorporated in'],
  ['LWAC', 'When is the deadline of LightWave to finish a business combination?', 'By when it has to merge'],
  ['PGAC', 'how much time does this spac have left', 'By when it has to merge'],
  ['BWAY', 'How have they done against EPS estimates over the last eight quarters?', 'reports shown'],
  ['EVC', "When's the next ex-dividend date and how much is it per share?", 'a share a year at the rate known'],
  ['ADEA', 'top holders and what share of the float sits with institutions', 'was held by inst'],
])('on the page of %s "%s" is told "%s"', async (symbol, question, told) => {
  expect((await askedOn(symbol, question)).words).toContain(told);
}); // prettier-ignore

// What stands beside another measure in a list is answered too.
it.each([
  ['CFFI', 'Give me the book value per share and price to book for C&F Financial', ['price-book', 'ratio-of']],
  ['CFFI', 'book value per share and P/B', ['price-book', 'ratio-of']],
  ['GCT', 'P/E, P/S and EV/EBITDA versus its peers', ['peers']],
  ['CALM', 'revenue and free cash flow per share', ['statement-lines', 'ratio-of']],
  [null, 'where is Culp headquartered and registered', ['headquarters', 'incorporated']],
  ['CALM', 'EPS estimate and revenue estimate', ['estimates', null]],
])('on the page of %s "%s" leaves out no measure', async (symbol, question, kinds) => {
  expect((await askedOn(symbol, question)).kinds).toEqual(kinds);
}); // prettier-ignore

// What a term means and the company's own figure of it, in either order.
it.each([
  ['CULP', "What does 'current ratio' mean, and what is Culp's?", ['meaning', 'current-ratio']],
  [null, "What does current ratio mean, and what is Culp's?", ['meaning', 'current-ratio']],
  ['CULP', 'what does dilution mean and what is its', ['meaning', 'dilution']],
  ['ARTNA', "What is Artesian's current ratio and what does it mean?", ['meaning', 'current-ratio']],
  ['CULP', 'What is its short interest and what does it mean?', ['meaning', 'short-interest']],
  ['PGAC', 'how much time does this spac have left and what did it file most recently', ['trust', 'filings']],
])('on the page of %s "%s" is answered in both halves', async (symbol, question, kinds) => {
  expect((await askedOn(symbol, question)).kinds).toEqual(kinds);
}); // prettier-ignore

// What is not on record is named beside what is.
it.each([
  ['UP', 'rsi and is it over its moving average', 'RSI is not on record'],
  ['UP', 'rsi and is it over its moving average', 'The last price is over its average of 20 sessions'],
  ['IAUX', 'Was there free cash flow last year, and how much capex did they put into the mines?', 'Not on record for that either: capital spending'],
  ['MSGM', 'Annualised volatility and beta of MSGM over the last year?', 'Over sixty sessions, some three months, is how it is measured here'],
])('on the page of %s "%s" says "%s"', async (symbol, question, told) => {
  const { outcome, words } = await askedOn(symbol, question);
  expect(words).toContain(told);
  expect(outcome).toBe('partly');
}); // prettier-ignore

// What is told a share is over the shares, and not over what is named beside it.
it.each([
  ['CALM', 'cash per share and debt per share', ['$24.31 a share', '$0.00 a share']],
  ['CALM', 'EPS, revenue and free cash flow per share', ['EPS, diluted', '$6.96 a share', 'Revenue of Cal-Maine Foods was $667.0M']],
  ['NWE', 'Did NorthWestern file an 8-K about its merger, and when?', ['Six current reports', 'Dec 9, 2025']],
  ['CALM', 'analyst rating and price target', ['The mean target', 'recommendation on Cal-Maine Foods']],
])('on the page of %s "%s" tells %j', async (symbol, question, told) => {
  const { words } = await askedOn(symbol, question);
  for (const each of told) expect(words).toContain(each);
}); // prettier-ignore
