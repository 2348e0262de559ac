import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import { textOf } from '../../../../../../scripts/chat/verdict.ts';

const { compose, lastOf } = openChat();

async function listOf(symbol: string | null, text: string) {
  const { answer } = await compose({ text, symbol, before: [], isSignedIn: true });
  return { outcome: answer.outcome, understood: answer.understood ?? '', text: textOf(answer).replaceAll(/\[\^\d+\]/g, '') };
} // prettier-ignore

// Every word that narrows is a condition here: none of these leaves one out.
it.each([
  ['PTON', 'Screen: consumer stocks, positive FCF, EV/sales under 1.5, short interest above 10 percent. Does PTON make it and who else?', '“consumer stocks” (77 sub-sectors) · EV/S under 1.5 · Free Cash Flow $0+ · Short of Float 10%+ ·'],
  ['ASIX', 'which chemical small caps trade below book and pay a dividend, is ASIX one', '“chemical” (7 sub-sectors) · Market Cap $300M to $2B · P/B under 1 · Dividend Yield 0.01%+ ·'],
  ['PMTR', 'Which other blank checks trade under 10.30 right now and were listed in 2025?', 'Last Price under $10.3 · IPO Year 2025 · Company Type Blank check ·'],
  [null, 'SPACs listed since 2024 trading below $10', 'Last Price under $10 · IPO Year 2024+ · Company Type Blank check ·'],
  ['TRGS', "other spacs that ipo'd this year", 'IPO Year 2026 · Company Type Blank check ·'],
  [null, 'biotechs that IPO’d last year', '(5 sub-sectors) · IPO Year 2025 ·'],
  [null, 'banks listed so far this year', '(4 sub-sectors) · IPO Year 2026 ·'],
  [null, "this year's biotech IPOs", '(5 sub-sectors) · IPO Year 2026 ·'],
  [null, "which stocks IPO'd in 2024 and are down more than 50% in the last year", 'IPO Year 2024 · Change, 250 Sessions under −50% ·'],
  [null, 'retail stocks below book value', '“retail” (26 sub-sectors) · P/B under 1 ·'],
  [null, 'dividend stocks under $10', 'Last Price under $10 · Dividend Yield 0.01%+ ·'],
  [null, 'tech or healthcare stocks under 100 million with net cash', '“healthcare” or “tech” · Market Cap under $100M · Net Cash 0%+ ·'],
  [null, 'banks and REITs yielding over 5%', '“banks” or “reits” · Dividend Yield 5%+ ·'],
  [null, 'find dividend payers excluding REITs and banks', 'Without “REITs and banks” · Dividend Yield 0.01%+ ·'],
  [null, 'pharma not biotech under 100m with revenue', 'Without “biotech” · “pharma” (1 sub-sector) · Market Cap under $100M · Revenue $1+ ·'],
  [null, 'gold miners under half a billion with cash over fifty million', '“gold miners” (1 sub-sector) · Market Cap under $500M · Cash $50M+ ·'],
  [null, 'any semis with positve free cash flow under a billion', '“semis” (1 sub-sector) · Market Cap under $1B · Free Cash Flow $0+ ·'],
  [null, 'medtech under 200m, insiders own more than 20%, no debt', '“medtech” (5 sub-sectors) · Market Cap under $200M · Insider Ownership 20%+ · Debt under $1 ·'],
  [null, 'staffing firms trading at less than 5 times ebitda', '“staffing” (2 sub-sectors) · EV/EBITDA under 5 ·'],
  ['NP', 'are there other insurance brokers that trade above 5 times sales', '“insurance brokers” (1 sub-sector) · P/S 5+ ·'],
  [null, 'steel or aluminum stocks with price to book under one', '(6 sub-sectors) · P/B under 1 ·'],
  [null, 'oil gas drillers with debt to equity under .5', '“oil gas drillers” (1 sub-sector) · Debt to Equity under 0.5 ·'],
  [null, 'earnings in the next two weeks, small caps', 'Market Cap $300M to $2B · Days to Report 0 to 14 ·'],
  [null, 'profitable small banks in Pennsylvania yielding above 4%', 'Headquarters in Pennsylvania · “banks” (4 sub-sectors) · Market Cap under $2B · Dividend Yield 4%+ · Profitable 12 months ·'],
  [null, 'stocks with rsi under 30 and positive earnings', 'RSI (14) under 30 · Profitable 12 months ·'],
  [null, 'companies with fewer than 50 employees and a market cap above 100m', 'Market Cap $100M+ · Employees under 50 ·'],
  [null, 'top ten software stocks by gross margin', '“software” (4 sub-sectors) · Gross margin, high to low'],
  [null, 'energy stocks from Canada paying dividends', '“energy” (15 sub-sectors) · Country Canada · Dividend Yield 0.01%+ ·'],
  [null, '5 cheapest insurers by p/b', '“insurers” (6 sub-sectors) · P/B, low to high'],
  [null, 'oil tankers w p/e below 8 and no net debt', '“oil tankers” (1 sub-sector) · P/E under 8 · Net Cash 0%+ ·'],
  [null, 'biotech stocks with cash runway longer than 2 years and market cap lower than 150m', '“biotech” (5 sub-sectors) · Market Cap under $150M · Runway 8+ ·'],
  [null, 'micro caps with institutional ownership above 60%', 'Market Cap $50M to $300M · Institutional Ownership 60%+ ·'],
  [null, 'REITs under 10 dollars not in New York', 'Without “in New York” · Last Price under $10 · Company Type REIT ·'],
  [null, 'show me restaurants that pay a divvy', '“restaurants” (2 sub-sectors) · Dividend Yield 0.01%+ ·'],
  [null, 'stocks under 5 with analysts upside over 50% and at least 5 analysts', 'Last Price under $5 · Target Upside 50%+ · Analysts 5+ ·'],
])('on the page of %s "%s" is read whole', async (symbol, question, understood) => {
  const { outcome, understood: said } = await listOf(symbol, question);
  expect(said).toContain(understood);
  expect(outcome).toBe('answered');
}); // prettier-ignore

// Those that moved most over some weeks are no movers of the last session; how many sessions that is taken for is said.
it.each([
  ['biggest losers in small cap biotech last month', '“biotech” (5 sub-sectors) · Market Cap $300M to $2B · Change over 20 sessions, low to high'],
  ['top gainers in banks over the past week', '“banks” (4 sub-sectors) · Change over 5 sessions, high to low'],
  ['worst performers in banks under $1 billion over the past quarter', 'Market Cap under $1B · Change over 60 sessions, low to high'],
  ['best performers in software over the last year', '“software” (4 sub-sectors) · Change over 250 sessions, high to low'],
  ['worst small cap biotech stocks last month', 'Market Cap $300M to $2B · Change over 20 sessions, low to high'],
  ['biggest decliners in a month', 'Change over 20 sessions, low to high'],
])('puts "%s" in order by the change over so many sessions', async (question, understood) => {
  const answer = await listOf(null, question);
  expect(answer.understood).toContain(understood);
  expect(answer.text).toContain('was taken for the change over');
  expect(answer.text).not.toContain('Not filtered by');
}); // prettier-ignore

// A word before a kind of company says which of them, whatever it says elsewhere.
it.each([
  ['value stocks with low debt under 500m', 'partly', 'Not filtered by: “value”'],
  ['best dividend stocks under $20', 'partly', 'Not filtered by: “best”'],
  [
    'worst performers in small cap biotech over the last six months',
    'partly',
    'No field here is of “last six months”: the order is by the change over 60 sessions.',
  ],
  [
    'biggest losers this month',
    'partly',
    'No field here is of “this month”: the order is by the change over 20 sessions.',
  ],
  ['recently listed biotechs under 300m', 'partly', 'Not filtered by: “recently listed”'],
  ['coffee stocks under 300 million', 'declined', 'but not “coffee”'],
  ['cannabis companies with net cash', 'declined', 'but not “cannabis”'],
])('names what no filter takes of "%s"', async (question, outcome, said) => {
  const answer = await listOf(null, question);
  expect(answer.outcome).toBe(outcome);
  expect(answer.text).toContain(said);
});

it('says what is not taken before the list, and whether somebody is on it with what keeps him off', async () => {
  const { text } = await listOf(null, 'value stocks with low debt under 500m');
  expect(text.indexOf('Not filtered by')).toBeLessThan(text.indexOf('Company | Ticker'));
  const consumer = await listOf('PTON', 'Screen: consumer stocks, positive FCF, EV/sales under 1.5. Does PTON make it and who else?');
  expect(consumer.text).toContain('Peloton Interactive (PTON) is not on it: its Free Cash Flow not on record.');
  expect((await listOf('ASIX', 'which chemical small caps trade below book, is ASIX one')).text).toContain('AdvanSix (ASIX) is on it.');
  const florida = await listOf(null, 'Florida banks under $1bn with a P/B below 1.2. Is FMNB one of them?');
  expect(florida.text).toContain('Farmers National Banc (FMNB) is not on it: its headquarters **Canfield, Ohio**');
  const either = await listOf(null, 'tech or healthcare stocks under 100 million with net cash. is ASIX on it?');
  expect(either.text).toMatch(/AdvanSix \(ASIX\) is not on it: its industry \*\*Plastic materials/);
}); // prettier-ignore

it('counts those of either of two kinds, and nobody twice', async () => {
  const count = async (text: string) => Number(/^\*\*([\d,]+)/.exec((await listOf(null, text)).text)?.[1]?.replace(',', ''));
  const [banks, reits, both] = [await count('banks yielding over 5%'), await count('REITs yielding over 5%'), await count('banks and REITs yielding over 5%')];
  expect(reits).toBeGreaterThan(0);
  expect(both).toBe((banks || 0) + reits);
}); // prettier-ignore

it('takes a disease out of words that no filter takes, and names the rest', async () => {
  const { outcome, text, understood } = await listOf('TNYA', 'cheaper cardio gene therapy stocks with more than 2 yrs cash?');
  expect(outcome).toBe('partly');
  expect(understood).toContain('A registered trial for cardio · Runway 8+');
  expect(text).toContain('Not filtered by: “cheaper”, “gene therapy”');
}); // prettier-ignore

it('lists nobody where a blank check is asked whom it found', async () => {
  const { understood } = await listOf('PMTR', 'Has this SPAC found a target? I read it looks at defense companies');
  expect(understood).toBe('filings of a merger or a bid of Perimeter Acquisition Corp. I (PMTR)');
}); // prettier-ignore

it.each([
  ['small cap banks with P/B under 0.8 and roe over 8%', 'P/B under 0.8 · ROE 8%+'],
  ['micro cap miners with P/E below 12', 'P/E under 12'],
  ['mid cap biotechs with cash over 300m', 'Cash $300M+'],
])('takes an amount for what stands nearest to it: %s', async (question, said) => {
  const { answer } = await lastOf(null, question);
  expect(answer.understood).toContain(said);
});

it.each([
  [['small cap banks with P/B under 0.8', 'is OPHC on the list?'], 'OptimumBank Holdings (OPHC) is not on it'],
  [['small cap banks with P/B under 0.8', 'does CZNC qualify'], 'Citizens & Northern (CZNC) is not on it'],
  [['biotechs under 200 million market cap with more cash than market cap', 'sort them by runway', 'is MIRA on it?'], 'MIRA Pharmaceuticals (MIRA) is not on it'],
])('says after a list whether somebody is on it: %j', async (questions, said) => {
  expect(wordsIn(await lastOf(null, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '')).toContain(said);
}); // prettier-ignore

// Of Jul 2, 2026, a Thursday, next week begins on Monday and this week ends on Sunday; both ends of a range of days are meant.
it.each([
  ['which small caps report earnings next week', 'Market Cap $300M to $2B · Days to Report 4 to 10 ·'],
  ['small caps reporting earnings this week', 'Market Cap $300M to $2B · Days to Report 0 to 3 ·'],
  [
    'biotechs with a pdufa date this month',
    'FDA decision date of Jul 2, 2026 to Jul 31, 2026 · “biotechs” (5 sub-sectors) ·',
  ],
  ['small caps that report on Jul 7', 'Market Cap $300M to $2B · Days to Report 5 ·'],
  ['small caps reporting tomorrow', 'Market Cap $300M to $2B · Days to Report 1 ·'],
  ['biotechs with a catalyst in the next 30 days', 'Days to Catalyst 0 to 30 ·'],
  ['who reports this week', 'Days to Report 0 to 3 ·'],
])('counts the days of "%s" from the newest of the record', async (question, understood) => {
  expect((await listOf(null, question)).understood).toContain(understood);
});

it('has those of its last day on a list of next week', async () => {
  const { text } = await listOf(null, 'show me 20 small caps that report earnings next week');
  expect(text).toContain('SMPL');
  expect(text).not.toContain('LNN');
});

// Who buys and what is short is said in many ways; who of the insiders it is no filter says.
it.each([
  ['stocks where more than 15% of the float is short', 'answered', 'companies: Short of Float 15%+ ·'],
  ['companies with at least 10% of shares sold short under $5', 'answered', 'Last Price under $5 · Short of Float 10%+ ·'],
  ['stocks where over a fifth of the float is sold short', 'answered', 'companies: Short of Float 20%+ ·'],
  ['stocks near 52 week lows where the CEO or CFO has been buying', 'partly', 'Above Low under 10% · Insiders Bought, 90 Days $1+ ·'],
  ['micro caps where officers have been buying shares', 'partly', 'Market Cap $50M to $300M · Insiders Bought, 90 Days $1+ ·'],
  ['small caps hitting 52 week lows with insider purchases', 'partly', 'Market Cap $300M to $2B · Above Low under 1% · Insider Purchases $1+ ·'],
  ['insiders buying near 52 week lows', 'answered', 'companies: Above Low under 10% · Insider Purchases $1+ ·'],
  ['low float stocks under $5', 'partly', 'Last Price under $5 · Float under 20M ·'],
  ['oil & gas E&Ps under $500m market cap', 'answered', '(1 sub-sector) · Market Cap under $500M ·'],
])('reads "%s" whole', async (question, outcome, understood) => {
  const answer = await listOf(null, question);
  expect(answer.understood).toContain(understood);
  expect(answer.outcome).toBe(outcome);
  expect(answer.text).not.toContain('Not filtered by');
}); // prettier-ignore

it('asks the company of the page what is a list where none is named', async () => {
  expect((await listOf('GENI', 'insiders buying near 52 week lows')).understood).not.toContain('companies:');
});

it('says that the office of who bought is no filter', async () => {
  const { text } = await listOf(null, 'small caps where the CFO has been buying');
  expect(text).toContain('Which insider bought is no filter');
});

// What nobody knows of a company is no reason why it is not on a list.
it('names those of whom the last condition is not known', async () => {
  const { text } = await listOf(null, 'defense stocks small cap revenue growing 20%+ no debt');
  expect(text).toContain('not ruled out');
  expect(text).toContain('NPK');
});

it('has a list by the nearest figure to one that few have on record', async () => {
  const { text } = await listOf(null, 'oil & gas E&Ps under $500m market cap with positive free cash flow');
  expect(text).toContain('By Cash From Operations instead of Free Cash Flow');
});

// What a list was asked for is in its filters, and no word of it is called untaken.
it.each([
  ['heavily shorted stocks, more than 25% of float, mkt cap below 1bn', 'Short of Float 25%+'],
  ['high dividend stocks yielding more than 5%', 'Dividend Yield 5%+'],
  ['cheap stocks with a p/e under 8', 'P/E under 8'],
  ['semis under $1b growing revenue more than 20%', 'Revenue Growth, Year 20%+'],
  ['profitable banks with high roe above 15%', 'ROE 15%+'],
  ['stocks where insiders bought more than $500k in the last 90 days, sorted by size', 'Insiders Bought, 90 Days $500K+'],
])('takes all of a list: "%s"', async (question, filter) => {
  const { answer } = await lastOf(null, question);
  expect(answer.understood).toContain(filter);
  expect(JSON.stringify(answer.parts)).not.toMatch(/Not filtered by|rather not leave/);
}); // prettier-ignore

it.each([
  ['low margin stocks with p/e under 8', 'margin'],
  ['high growth banks with roe above 15%', 'growth'],
])('does not take a word beside a filter for it: "%s"', async (question, word) => {
  const { answer } = await lastOf(null, question);
  const isFiltered = answer.understood?.toLowerCase().includes(word) === true;
  expect(isFiltered || JSON.stringify(answer.parts).includes(word)).toBe(true);
}); // prettier-ignore

it('takes no other dated event for a decision of the FDA', async () => {
  const { answer } = await lastOf(null, 'biotechs with a PDUFA date coming up in the next 3 months');
  expect(answer.outcome).toBe('answered');
  expect(answer.understood).toContain('FDA decision date of Jul 2, 2026 to');
});

it('names what no filter takes in the words of the question', async () => {
  const { answer } = await lastOf(null, 'which biotechs have bankruptcy risk');
  expect(JSON.stringify(answer.parts)).toContain('bankruptcy');
  expect(JSON.stringify(answer.parts)).not.toContain('total debt');
});
