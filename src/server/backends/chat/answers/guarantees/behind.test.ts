import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const saidOf = async (symbol: string, ...questions: string[]): Promise<string> =>
  wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');

// A part that points at what the parts before it tell is read behind their answer.
it.each([
  ['AMWL', 'how much cash is there, and is it enough for two years?', ['cash', 'runway'], 'That is more than 2 years from that day.'],
  ['HOWL', 'cash on hand? will that last a year', ['cash', 'runway'], 'That is less than 1 year from that day.'],
  ['ACRS', 'what is the cash and for how long', ['cash', 'runway'], 'At that rate it lasts about'],
  ['MIND', 'who is the CFO and how long has she been there', ['officer-cfo'], 'How long the chief financial officer has been in office is not on record.'],
  ['ATEN', 'who is the CEO and what does he earn', ['officer-ceo'], 'Pay, 2025'],
  ['KSCP', 'what was the largest one day fall and what was the high that day', ['largest-move', 'session-of-day'], 'At which prices Knightscope opened and traded within the session of Mar 30, 2026 is not on record'],
  ['ARRY', 'largest one-day gain, and how many shares traded that day', ['largest-move', 'session-of-day'], 'were traded on Aug 15, 2025'],
  ['SCHL', 'what is the dividend and was it raised', ['dividend'], 'How the dividend changed over the years, or will, is not on record.'],
  ['STNG', 'what is net debt and what is that relative to EBITDA', ['net-cash', 'debt-to-ebitda'], 'Debt of Scorpio Tankers was'],
  ['GLUE', 'cash burn, and is it slowing', ['burn'], 'More than the year before'],
  ['PLAB', 'how much do insiders and institutions own', ['insiders-share', 'institutions-share'], 'was held by insiders'],
])('%s: “%s” is answered in all its parts', async (symbol, question, kinds, said) => {
  const last = await lastOf(symbol, question);
  expect(last.kinds).toEqual(kinds);
  expect(await saidOf(symbol, question)).toContain(said);
}); // prettier-ignore

it.each([
  ['ESOA', ['esoa largest drop in one day this year, what was the volume that day?'], ['largest-move', 'session-of-day'], 'shares of Energy Services of America were traded on May 13, 2026'],
  ['PAYO', ['by how much has the share count gone down in two years?'], ['dilution'], 'since Jun 30, 2024'],
  ['BRR', ['who are the biggest holders and did any of them add recently'], ['holders', 'holder-changes'], 'Institutions held'],
  ['MIND', ['total debt and what happened to it over the last 3 years'], ['statement-lines'], 'Total debt of MIND'],
  ['FGBI', ['net income by quarter, when did the losses start'], ['statement-lines', 'profit-record'], 'had a loss in the last three quarters on record'],
  ['CODA', ['gross margin trend and how much cash w/o debt'], ['statement-lines', 'net-cash'], 'Cash less debt'],
  ['RICK', ['What dividend do they pay and is it covered by what they earn?'], ['dividend'], 'Earnings cover that'],
  ['SCHL', ['what is the dividend and is it covered by cash flow'], ['dividend'], 'which covers them'],
  ['FFIN', ['EPS for the last four quarters and the year-ago ones'], ['statement-lines'], 'against $0.39 a year before'],
  ['BSBK', ['price to book', 'how does it compare with other small banks'], ['peers'], 'P/B: Bogota Financial 0.83'],
  ['CHRS', ['Which drugs does Coherus have in trials and at what stage'], ['trials'], 'in Phase 1'],
  ['IMSR', ['cash and quarterly burn, how many quarters left'], ['cash', 'burn'], 'How long the cash lasts at that rate cannot be said.'],
  ['HQI', ['revenue by quarter and why is it falling'], ['statement-lines', null], 'Why that changed is in no table of this record'],
  ['TWI', ['TWI worst drop this year, what news was there that day?'], ['largest-move', 'news'], 'Mar 13, 2026'],
  ['ANIP', ['eps estimate this year and next, have they gone up'], ['estimates', 'estimate-revisions'], '30 days before'],
  ['XRX', ['debt to equity and can they pay the interest'], ['debt-to-equity', 'interest-coverage'], 'Interest coverage of Xerox'],
  ['LKFN', ['price target and rating from analysts'], ['price-target', 'rating'], 'recommendation on Lakeland'],
  ['RAMP', ['ramp p/e, forward p/e and ev/sales'], ['price-earnings', 'forward-pe', 'enterprise-value'], 'EV/S'],
  ['SGU', ['star group lp: units outstanding trend over 5 years'], ['dilution'], 'since Jun 30, 2021'],
  ['PLAB', ['who is the ceo', 'how long has she been in the role?'], ['officer-ceo'], 'has been in office is not on record'],
])('%s: %j is answered in all that it asks', async (symbol, questions, kinds, said) => {
  expect((await lastOf(symbol, ...questions)).kinds).toEqual(kinds);
  expect(await saidOf(symbol, ...questions)).toContain(said);
}); // prettier-ignore

it('counts no shares of the company for those that were sold', async () => {
  const said = await saidOf('DH', 'insiders at DH: who sold in the last half year, how many shares and at what price');
  expect(said).toContain('No sale by insiders');
  expect(said).not.toMatch(/outstanding|did not understand/);
}); // prettier-ignore

// What only reads otherwise for standing by itself is another question.
it.each([
  ['PI', 'what PE are we at, and why so high'],
  ['IMUX', 's-3 filed lately? size'],
  ['USIO', 'is the top line growing, how fast'],
])('%s: “%s” is answered in part', async (symbol, question) => {
  expect((await lastOf(symbol, question)).kinds).toContain(null);
});

it('asks for no price of what was not sold', async () => {
  const said = await saidOf('STNG', 'which insiders sold in May and at what price?');
  expect(said).toContain('No sale by insiders');
  expect(said).not.toContain('did not understand');
});

it('takes a first name for no ticker on the page of another company', async () => {
  expect(await saidOf('RMR', 'did Adam Portnoy sell any shares')).toContain('No sale by Adam Portnoy of The RMR Group');
  expect(await saidOf('RMR', 'how many shares does Adam own')).toContain('No position of Adam in The RMR Group');
}); // prettier-ignore
