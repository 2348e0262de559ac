import { expect, it } from 'vitest';
import { openChat } from '#tests/support/chat.ts';
import { textOf } from '../../../../../../scripts/chat/verdict.ts';
import type { Composed } from '../compose.ts';

const { compose } = openChat();

/** What is answered to the last of questions that follow each other on the page of a company. */
async function answerTo(symbol: string, ...questions: string[]) {
  const before: { question: string; answer: Composed['answer'] }[] = [];
  let last: Composed | undefined;
  for (const text of questions) {
    last = await compose({ text, symbol, before: [...before], isSignedIn: true });
    before.push({ question: text, answer: last.answer });
  }
  if (!last) throw new Error('nothing was asked');
  return { outcome: last.answer.outcome, kinds: last.kinds, text: textOf(last.answer).replaceAll(/\[\^\d+\]/g, '') };
} // prettier-ignore

it.each([
  ['TROX', 'ebitda', 'EBITDA of Tronox Holdings was **$353.0M** in the twelve months to Sep 30, 2025.'],
  ['AIOT', 'ebitda margin', 'That is **19.3%** of the revenue of the same months, $443.8M.'],
  ['LIVE', 'net debt to ebitda', 'Debt of Live Ventures was $224.1M on Dec 31, 2025, **6.6×** the EBITDA of $34.1M in the twelve months to Dec 31, 2025. Less cash of $15.1M on Dec 31, 2025 it is **6.1×**.'],
  ['BKSY', 'debt to ebitda', 'its EBITDA was −$23.3M in the twelve months to Mar 31, 2026, of which no multiple is made. Known is debt of **$210.9M**'],
  ['HZO', 'does operating income still cover the interest?', 'Operating income of MarineMax was $34.0M in the fiscal year to Sep 30, 2025, interest expense $71.2M: operating income is **0.5×** the interest, and does not cover it.'],
  ['ENR', 'interest coverage', 'of months that are not the same, operating income is **2.9×** the interest'],
  ['XRX', 'interest coverage', 'a loss covers nothing of it'],
  ['GEO', 'interest expense per year', 'Interest expense of Geo Group was **$160.5M** in the fiscal year to Dec 31, 2025'],
  ['VNT', 'stock comp last year', 'Stock compensation of Vontier was **$30.1M** in the fiscal year to Dec 31, 2025, known to hundreds of thousands, 1.0% of its revenue.'],
  ['CWT', 'what is the return on equity', 'was **7.6%** as the screener has it'],
  ['WWW', 'return on assets', 'Return on assets of Wolverine World Wide was'],
  ['FSBC', 'ROA?', 'as the screener has it'],
  ['WWW', 'asset turnover', 'was **1.10** on Jan 3, 2026: revenue of $1.87B over total assets of $1.71B.'],
  ['SBMT', 'What is the EPS?', 'without its months, is EPS, diluted of **−$0.75**'],
  ['BUSE', 'What is the EPS?', 'No statement with the EPS of First Busey is on record. The newest report told **$0.67** on'],
  ['XHR', 'What is the P/E ratio of XHR?', 'P/E **29.1**'],
  ['XHR', 'price to sales ratio of XHR', 'P/S **1.73**'],
  ['XHR', 'how much debt does XHR have', 'Its total debt is on no statement of after Dec 31, 2025; its long-term debt is.'],
  ['FCN', 'forward P/E please', 'Forward P/E of FTI Consulting was **16.6**: the last price, $153.59 on Jul 2, 2026, over EPS of $9.26 that analysts expect of the fiscal year to Dec 31, 2026. Over the $11.15 expected of the year after it is **13.8**. The estimates are adjusted EPS'],
  ['GLUE', 'forward pe', 'is none: analysts expect EPS of **−$1.59**'],
  ['WSBF', 'book value per share at each of the last four quarter ends', 'Equity per share | $18.93 | $18.72 | $18.28 | $17.90'],
  ['HIT', 'HIT operating margin?', 'Operating margin of **−2.28%** in the quarter to Dec 31, 2025'],
  ['ENR', 'how much of the free cash flow goes to the dividend', 'free cash flow was $215.9M in the twelve months to Mar 31, 2026, so that is **38.1%** of it, which covers them **2.6×**. That free cash flow is in no statement on record: it is after interest, as Yahoo Finance computes it.'],
])('of %s tells "%s"', async (symbol, question, said) => {
  expect((await answerTo(symbol, question)).text).toContain(said);
}); // prettier-ignore

it('holds returns, EBITDA and forward P/E of two companies against each other', async () => {
  expect((await answerTo('BMRC', 'BMRC vs FSBC, which one has the better return on assets?')).text).toContain(
    'Return on assets: Bank of Marin Bancorp **0.3%**, as of Sep 30, 2025; Five Star Bancorp **1.3%**, as of Jul 2, 2026. The higher is that of Five Star Bancorp.',
  );
  expect((await answerTo('FCN', 'FCN vs ICFI forward p/e and roe')).text).toContain(
    'Forward P/E: FTI Consulting **16.6**, as of Jul 2, 2026; ICF International **10.7**',
  );
  expect((await answerTo('ALTG', 'ALTG vs TITN debt to ebitda')).text).toContain('Debt, Dec 31, 2025 | $495.5M');
}); // prettier-ignore

it('carries equity a share on to the time that is asked for next', async () => {
  expect((await answerTo('GECC', 'gecc nav per share', 'and 1 yr ago?')).text).toContain(
    'Equity of Great Elm Capital was $136.1M on Dec 31, 2024, **$11.79** for each of the 11.54M shares of Mar 31, 2025.',
  );
});

it.each([
  ['BWB', 'tangible book per share', 'Tangible book value is not on record.'],
  ['WSBF', 'tangible book value per share at the most recent quarter end', 'Tangible book value is not on record.'],
  ['INTA', 'SBC as a percent of revenue, FY23 through FY25', 'Of it the record has the newest fiscal year alone.'],
  ['VERI', 'stock comp, trailing four quarters', 'Of it the record has the newest fiscal year alone.'],
  ['MNDY', 'how many analysts say sell?', 'How many of them say buy, hold or sell is not on record, only the mean of all.'],
  ['PRIM', 'next earnings when, premarket or after close', 'The time of day is not on record.'],
  ['EDBL', 'how many times did they split', 'The record keeps the last split of a company: how many there were before is not on it.'],
])('of %s says what of "%s" is not on record, beside what is', async (symbol, question, said) => {
  const { outcome, text } = await answerTo(symbol, question);
  expect(text).toContain(said);
  expect(outcome).toBe('partly');
}); // prettier-ignore

it.each([
  ['FSP', '52 week low of fsp and the date', 'of the closes of that time the lowest was **$0.5030** on May 22, 2026.'],
  ['AIB', 'what was it called before', '(to Jun 25, 2026)'],
  ['BSM', 'distributions per unit', 'No dividend of Black Stone Minerals is on record. Dividends are on record of some companies alone'],
  ['BMRC', 'when does BMRC go ex-dividend next', 'No dividend of Bank of Marin Bancorp is on record.'],
  ['SNFCA', 'does it pay cash dividends', 'No dividend of Security National Financial is on record.'],
])('of %s says of "%s" which day, and whose', async (symbol, question, said) => {
  expect((await answerTo(symbol, question)).text).toContain(said);
}); // prettier-ignore

it.each([
  ['ZVIA', 'Adj. EBITDA margin progression from 1Q25 through 1Q26.'],
  ['HZO', 'adjusted ebitda last quarter'],
])('tells of %s no EBITDA to "%s", which asks for another', async (symbol, question) => {
  expect((await answerTo(symbol, question)).kinds).toContain(null);
});
