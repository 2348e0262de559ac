import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// What one kind alone can be meant by is answered, and what stands beside it is named.
it.each([
  ['JFIN', ['pe is like 2, whats the catch'], 'price-earnings', 'I passed over “catch”'],
  ['BGMS', ['is the fire extinguisher biz actually making money'], 'profitable', 'I passed over “fire”, “extinguisher”'],
  ['PAHC', ['Net debt to EBITDA at the June 2025 year end and again at the latest quarter.'], 'debt-to-ebitda', 'The time that was asked for is not taken into account'],
  ['YDES', ['Please explain how a firm with so little revenue is carried at over a hundred million dollars; what does the balance sheet actually hold?'], 'sheet-balance', 'The balance sheet of YD Bio'],
  ['ADCT', ['top 10 holders and who added in q1'], 'holder-changes', 'three managers less'],
  ['INO', ['Adjusting for the reverse split, what was the close on 26 June 2020?'], 'price-on-day', 'Its closes begin on'],
  ['IDR', ['200 dma'], 'technical', 'The average of the last 200'],
  ['HLX', ['EV/EBITDA vs OII', 'which one of em has less net debt'], 'compare', 'Oceaneering International **'],
  ['VERU', ['Mitchell Steiner buying or sellling'], 'insider-trades', 'No transaction by Mitchell Steiner'],
  ['GLAD', ['monthly div, when ex this month'], 'ex-date', 'No dividend of Gladstone'],
  ['TPVG', ['NAV/share now and discount'], 'price-book', 'a share'],
  ['TPVG', ['premium/discount to nav last close'], 'price-book', 'P/B'],
  ['ECOR', ['short int jumped? show me last 4 settlements'], 'short-interest', 'against the settlement before'],
  ['VBNK', ['what is the latest quarter\u2019s net income in U.S. money?'], 'statement-lines', 'net income'],
  ['ARDT', ['how come it gapped down 30+% in nov 2025'], 'why', 'A close of that time is doubtful'],
  ['TRMK', ['other regional banks under 10x earnings yielding over 3%'], 'screen', 'P/E under 10 · Dividend Yield 3%+'],
  ['ITRG', ['up 8% on thursday with 5 and a half million shares traded, whats going on'], 'why', 'was up 8.04%'],
  ['VYNE', ['Is the market cap lower than the cash in the bank, net of everything owed?'], 'ratio-of', '128%'],
  ['SBLK', ['SBLK or GNK: which one is cheaper on book and which carries less leverage?'], 'compare', 'The lower is that of Star Bulk Carriers'],
  ['MWC', ['Dropped ten percent in one session. Was there some filing or is it just thin trading?'], 'why', 'no filing'],
  ['ALDX', ['Does the company have anything else in the clinic that\u2019s past phase 2?'], 'trials', 'in Phase 3'],
  ['KN', ['Down 9 pct on July 2nd. Did the whole electronics group get hit or only us?'], 'peers', 'Change in the last session: Knowles'],
  ['ETS', ['sub $1 again.. how many days in a row below a buck'], 'filings-traces', 'sessions in a row'],
  ['VYNE', ['still above the minimum bid rule or did they get the nasdaq letter?'], 'filings-traces', 'since Jul 30, 2025'],
  ['METC', ['HCC, AMR, METC: please rank them by net cash relative to market cap'], 'compare', 'Net cash over market value'],
  ['AIRG', ['What did it close at the day before Q1 earnings and the day after?'], 'earnings-reaction', 'From the close before the report'],
  ['GSHD', ['PE on consensus for next year, and have those EPS numbers been going up or down since spring?'], 'estimate-revisions', 'Forward P/E of Goosehead'],
  ['HTH', ['Other Texas banks under 1.2x tangible book with a buyback running?'], 'screen', 'Not filtered by: “buyback”, “tangible”'],
  ['BCML', ['TBV/sh, last 8 qtrs'], 'price-book', 'Tangible book value is not on record'],
  ['CRNX', ['Biotechs between three and six billion in market value with at least two years of cash.'], 'screen', 'Market Cap $3B to $6B'],
])('%s: %j is read as %s', async (symbol, questions, kind, said) => {
  const last = await lastOf(symbol, ...questions);
  expect(last.kinds).toContain(kind);
  expect(last.kinds).not.toContain(null);
  expect(wordsIn(last)).toContain(said);
}); // prettier-ignore

// A name that nobody has on record is never passed over, nor is what is asked of another's deal told of him.
it.each([
  ['ADCT', 'LOTIS-5 readout date', 'I cannot place “LOTIS”'],
  ['BGMS', 'and whats left of plogosertib, still any trial recruiting', 'plogosertib'],
  ['CMTL', 'remind me who the lenders are, and what rate theyre paying', 'is not in this record'],
])('%s: “%s” is declined', async (symbol, question, said) => {
  const last = await lastOf(symbol, question);
  expect(last.answer.outcome).toBe('declined');
  expect(wordsIn(last)).toContain(said);
});

it('who is asked of is asked of next, also where no record has it; with whom a deal is made is not', async () => {
  expect(wordsIn(await lastOf('CMPX', 'does GLUE have warrants outstanding?', 'and its cash?'))).toContain('Monte Rosa');
  const deal = 'how much has zoetis MFA deal added to sales since close';
  expect(wordsIn(await lastOf('PAHC', deal, 'and its cash?'))).toContain('Phibro');
}); // prettier-ignore

it('what is named in passing comes near to nothing where no word of the question bears it out', async () => {
  for (const [symbol, question, never] of [
    ['UBXG', 'how much of it used up', 'closed at'],
    ['JFIN', 'new beijing lending rules from oct 2025, how bad did loan volume drop', 'were traded on'],
    ['COHN', 'rev q1 vs yr ago qtr, and how much of it was spac related', 'Operating company'],
    ['PAHC', 'how much has zoetis MFA deal added to sales since close', 'MFA Financial'],
    ['NC', 'The NACCO pension termination was to bring a non-cash charge. In which quarter was it booked and for how much?', '$'],
  ] as const)
    expect(wordsIn(await lastOf(symbol, question)), question).not.toContain(never);
}); // prettier-ignore

// Receipts are what is listed here: what is asked of one is answered of that, and said to be.
it.each([
  ['ARBK', 'what is the price per ADS?', 'price', '$3.38'],
  ['ARBK', 'how many ADSs are outstanding', 'shares-outstanding', '13.36M'],
  ['ARBK', 'market cap per ADR', 'ratio-of', '$3.38'],
  ['VNET', 'what did the ADRs do over the last year', 'price-change', '+11.9%'],
  ['VNET', 'short interest in the ADR', 'short-interest', '38.30M'],
])('reads receipts of %s as the shares that are listed: %s', async (symbol, question, kind, figure) => {
  const composed = await lastOf(symbol, question);
  const said = wordsIn(composed);
  expect(composed.kinds).toEqual([kind]);
  expect(said).toContain(figure);
  expect(said).toContain('is read as the share that is listed here');
});

it('reads no receipts where somebody asks what one is, for how many shares it stands, or of advertisements', async () => {
  for (const question of ['what is an ADR', 'how many ordinary shares is one ADS', 'how much do they spend on ads'])
    expect(wordsIn(await lastOf('VNET', question))).not.toContain('is read as the share');
}); // prettier-ignore
