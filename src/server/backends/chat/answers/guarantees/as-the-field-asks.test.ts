import { expect, it } from 'vitest';
import { openChat } from '#tests/support/chat.ts';
import { textOf } from '../../../../../../scripts/chat/verdict.ts';

const { compose } = openChat();

/** Asks one after the other, and returns the last answer without its footnotes. */
async function asked(symbol: string | null, ...questions: string[]) {
  const before: { question: string; answer: Awaited<ReturnType<typeof compose>>['answer'] }[] = [];
  let kinds: readonly (string | null)[] = [];
  for (const text of questions) {
    const composed = await compose({ text, symbol, before: [...before], isSignedIn: true });
    before.push({ question: text, answer: composed.answer });
    kinds = composed.kinds;
  }
  const answer = before.at(-1)?.answer;
  if (!answer) throw new Error('Nothing was asked.');
  return { kinds, outcome: answer.outcome, understood: answer.understood ?? '', text: textOf(answer).replaceAll(/\[\^\d+\]/g, '') };
} // prettier-ignore

// As people of the field put it who do not know what is on record here.
it.each([
  ['GCT', "What's GigaCloud's EV/EBITDA and how does that compare with its industry?", ['ev-ebitda', 'peers'], 'these are nearest to GigaCloud Technology in market value'],
  ['INTT', 'compare inTEST to its industry on P/S', ['peers'], 'Its P/S of **1.73** is the lowest of the 6'],
  ['REKR', "Compare Rekor's revenue growth and gross margin with peers", ['growth', 'peers'], 'Gross margin: Rekor Systems not on record; Turtle Beach **37.4%**'],
  ['ICCC', "Show me ImmuCell's share price performance over the past year versus small caps", ['price-change'], 'together, each of equal weight, went **+9.5%**'],
  ['GAIA', 'How volatile is Gaia compared with the average small cap?', ['volatility'], 'Over the same sessions that of the 3,633 small caps of this record together'],
  ['TUSK', "Has Mammoth Energy's revenue recovered since 2023?", ['statement-lines'], 'Against $65.0M of that to Sep 30, 2023 it is $50.2M less'],
  ['SLP', "What's happening with Simulations Plus lately?", ['news'], 'The newest on record about Simulations Plus'],
  ['NCMI', 'Is National CineMedia profitable on an operating basis and what is its free cash flow?', ['statement-lines'], 'Operating income of National CineMedia was **−$1.8M**'],
  ['ETON', "What did analysts expect for Eton's last quarter EPS and did they beat?", ['earnings-beat'], 'reported EPS of **$0.14** on May 14, 2026, which met the estimate of $0.14'],
  ['LPTH', 'Did LightPath issue new shares this year?', ['dilution'], '**57.71M** shares outstanding on Dec 31, 2025'],
  ['PLPC', 'Is Preformed Line Products overvalued relative to its history?', ['multiples-over-time'], 'P/S of Preformed Line Products was **2.59** on Jul 2, 2026, above its median of **1.15**'],
  ['PLPC', "How has Preformed Line Products' P/S changed over time?", ['multiples-over-time'], 'above its median of **1.15**'],
  ['BWMN', 'Which insiders sold Bowman shares, at what prices?', ['insider-sales'], 'No sale by insiders of Bowman Consulting Group is on record'],
  ['BWMN', 'how many shares does Gary Bowman own', ['insider-holding'], 'All insiders together held **17.16%**'],
  ['TPC', 'how much stock does Dennis Oklak hold?', ['insider-holding'], '**87,488** and **83,488** shares were held, a figure for each line of the form'],
  ['HROW', 'When did Harrow hit its 52 week high?', ['range'], 'the highest was **$54.80** on Jan 5, 2026'],
  ['EDBL', 'Is Edible Garden going to do another reverse split?', ['splits'], 'Whether another is planned is not on record.'],
  ['EGY', 'What dividend does Vaalco pay and is it sustainable?', ['dividend'], 'Whether that is “sustainable” is a judgement'],
  ['GERN', "What does the analyst consensus say about Geron and what's the price target upside?", ['rating', 'price-target'], 'That is **+150%** against the last price'],
  ['INSG', 'Has the short interest in Inseego gone up or down over the last 3 reports?', ['short-interest'], 'Mar 13, 2026 | 1.72M'],
  ['YEXT', "Who are Yext's competitors and which is cheapest by P/S?", ['peers'], 'By P/S, the lowest first: TASK **0.38**'],
  ['EGY', 'compare Vaalco with Ring Energy on EV/EBITDA, debt and production', ['compare'], 'Not taken into account: “production”.'],
  ['ARX', 'when did it go public', ['listed-since'], 'from Jul 24, 2025 on; whether it was traded before that day is not.'],
  ['KNF', 'who is the biggest institutional holder of Knife River', ['holders'], '**Gotham Asset Management** held the most'],
  ['MTX', "When does Minerals Technologies report next and what's the EPS consensus for the quarter?", ['next-report', 'estimates'], '$1.63'],
  ['POWW', 'List all SEC filings by AMMO Inc in December 2025', ['filings'], 'The newest is **8-K** of Dec 16, 2025'],
])('%s %j', async (symbol, question, kinds, said) => {
  const answer = await asked(symbol, question);
  expect(answer.kinds).toEqual(kinds);
  expect(answer.text).toContain(said);
  expect(answer.text).not.toMatch(/I (?:passed over|understood|cannot place)/);
}); // prettier-ignore

it('shows the last balance sheet of more than a line, with what is known of later', async () => {
  const { text } = await asked('GENC', "How does Gencor's balance sheet look?");
  expect(text).toContain('Total assets | $228.9M');
  expect(text).toContain('Newer on record: total debt of $156.0K on Mar 31, 2026.');
});

it('names an accumulated deficit as what no table has, and judges no word of a name', async () => {
  const { outcome, text } = await asked('SOBR', "What is SOBR Safe's accumulated deficit?");
  expect(outcome).toBe('declined');
  expect(text).toContain('“accumulated deficit” is not in this record.');
  expect(text).toContain('Equity of SOBR Safe was');
  expect(text).not.toContain('is a judgement');
});

it('says once that no tangible book value is on record', async () => {
  const { text } = await asked('AOUT', "What's the book value per share and tangible book of American Outdoor Brands?"); // prettier-ignore
  expect(text.match(/Tangible book value is not on record/g)).toHaveLength(1);
});

it('says of which multiple too few quarters are on record', async () => {
  const { text } = await asked('PLPC', "what's its historical valuation");
  expect(text).toContain('Of P/E too few quarters are on record.');
});

it.each([
  ['List companies with PDUFA dates in the next month', 'FDA decision date of Jul 2, 2026 to Aug 1, 2026', ''],
  ['biotechs reporting earnings in the next week', 'Days to Report 0 to 7', ''],
  ['which miners gained the most this year?', 'Change over 250 sessions, high to low', 'No field here is of “this year”: the order is by the change over 250 sessions.'],
  ['which tech stocks fell the most over the last month', 'Change over 20 sessions, low to high', '“last month” was taken for the change over 20 sessions.'],
  ['Which stocks have short interest over 30% of float and rose more than 20% this month?', 'Change, 20 Sessions 20%+ · Short of Float 30%+', 'No field here is of “this month”'],
  ['Show me profitable tech companies with market cap under 500 million and low P/E', 'P/E, low to high', '“Low” is no amount: the lowest come first.'],
  ['stocks trading within 5% of their 52-week low with positive earnings', 'Above Low under 5% · Profitable 12 months', ''],
  ['profitable stocks within 10% of 52 week highs', 'Below High under 10% · Profitable 12 months', ''],
  ['banks with a 13D filed in the last month', 'Days Since 13D within 30 days', '“month” was counted back from the newest quotes.'],
  ['which stocks are hitting new 52-week lows', 'Above Low under 1%', '“New lows” was taken for a last price within 1% of the low of 52 weeks.'],
  ['which companies had insider buying in the last month', 'Insiders Bought, 30 Days', 'counted back from the newest form 4 on record, and not all purchases of that time are on record'],
  ['energy stocks with low debt', '“energy” (15 sub-sectors) · Debt to Equity under 0.3', ''],
  ['Which small caps had the most insider buying in the last 90 days?', 'Insider purchases, 90 days, high to low', ''],
])('the list %j', async (question, understood, said) => {
  const answer = await asked(null, question);
  expect(answer.understood).toContain(understood);
  expect(answer.text).toContain(said);
  expect(answer.text).not.toMatch(/Not filtered by|no filter here takes/);
}); // prettier-ignore

it('goes on from the day and from the peers that were told', async () => {
  const since = await asked(
    'OSG',
    'was it called something else before',
    'how has the stock done since then',
  );
  expect(since.text).toContain('went from $8.69 on Nov 10, 2025 to');
  const lowest = await asked('AMTX', 'who are its peers', 'which of them has the lowest price to sales?');
  expect(lowest.text).toContain('By P/S, the lowest first: AMTX **0.53**, LNZA 1.14');
});
