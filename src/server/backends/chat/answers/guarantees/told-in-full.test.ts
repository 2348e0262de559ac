import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const plain = (words: string): string => words.replaceAll(/\[\^\d+\]|\*\*/g, '');

// A figure of two times, of several days, or of two companies is told of each.
it.each([
  ['OLN', ['roe 2025 vs 2023'], ['return-on-equity'], ['−5.5% on Dec 31, 2025, against 20.2% on Dec 31, 2023']],
  ['ASC', ['debt to equity compared to three years ago'], ['debt-to-equity'], ['0.17 as the screener has it', 'What it was 3 years before is not on record']],
  ['OLN', ['current ratio, latest quarter'], ['current-ratio'], ['1.21 as a data provider states it']],
  ['CCU', ['biggest competitors'], ['peers'], ['By market value, the highest first: SAM']],
  ['AMPG', ['AMPG vs CRNT which has better margins'], ['compare'], ['Ceragon Networks 34.0% as the screener has it', 'Net margin, 12 months: the higher is that of Ceragon Networks.']],
  ['OBE', ['How has Obsidian Energy traded against Baytex (BTE) over the past year?'], ['compare-prices'], ['Obsidian Energy +34.6%', 'Baytex Energy +108%']],
  ['BNC', ['BNC book value per share compared with the price'], ['ratio-of'], ['The newest statement with the equity of CEA Industries has $484.9M on Oct 31, 2025']],
  ['MTX', ['When does Minerals Technologies report next and what\'s the EPS consensus?'], ['next-report', 'estimates'], ['Of the next quarter alone EPS of $1.63 is expected']],
  ['GV', ['whats GVs market cap and price', 'how low has it been in the last year?'], ['price-extreme'], ['The lowest close of Visionary Holdings on record for that was $0.16']],
  ['HTCO', ['biggest one-day moves in HTCO this year and what was filed around them'], ['largest-move'], ['Of none of the five days that moved it most anything else is on record.', 'an EFFECT']],
  ['GRND', ['what was revenue last year', 'What about 2 years ago'], ['statement-lines'], ['$344.0M in the fiscal year to Dec 31, 2024']],
  ['HSTM', ['operating income 2 years ago'], ['statement-lines'], ['$6.5M in the quarter to Sep 30, 2024']],
  ['FORR', ['revenue', 'how much was it two years ago?'], ['statement-lines'], ['$432.5M in the fiscal year to Dec 31, 2024']],
  ['FORR', ['how many shares outstanding', 'how many was it a year ago?'], ['dilution'], ['since Jun 30, 2025, when it had 19.08M']],
  ['FORR', ['p/s two years ago'], ['multiples-over-time'], ['0.72 on Jun 30, 2024']],
  ['FORR', ['short interest', 'what was it last month?'], ['short-interest'], ['Of Jun 2, 2026 to Jul 2, 2026 no settlement is on record']],
  ['CCU', ['how many shares is one ADS'], ['share-classes'], ['For how many shares a receipt of Compania Cervecerias Unidas stands is in no table']],
  ['BEAM', ['r&d over equity vs last year'], ['ratio-of'], ['33.1% on Dec 31, 2025, against 50.1% on Dec 31, 2024']],
  ['HCI', ['liabilities to assets over the last 3 years'], ['ratio-of'], ['55.9% in the fiscal year to Dec 31, 2025, against 85.9%']],
  ['NCNA', ['do they have cash for two years and whats the burn rate'], ['runway', 'burn'], ['That is more than 2 years from that day.']],
])('of %s tells for the last of %j all of it', async (symbol, questions, kinds, says) => {
  const composed = await lastOf(symbol, ...questions);
  expect(composed.kinds).toEqual(kinds);
  for (const each of says) expect(plain(wordsIn(composed))).toContain(each);
}); // prettier-ignore

/** The rows of the table with a caption, as they are shown. */
const rowsOf = ({ answer }: Awaited<ReturnType<typeof lastOf>>, caption: RegExp): string[][] =>
  answer.parts.flatMap((part) =>
    part.kind === 'table' && caption.test(part.caption)
      ? part.rows.map((row) => row.map(({ text }) => text))
      : [],
  );

it('shows several of the largest moves where several are asked for, the largest first, and of one way alone where one is named', async () => {
  const both = rowsOf(await lastOf('EPSM', 'biggest one day moves this year'), /moved the price most/);
  expect(both.slice(0, 3).map(([day, change]) => [day, change])).toEqual([
    ['Jun 9, 2026', '+72.3%'],
    ['Mar 6, 2026', '+64.2%'],
    ['Jun 5, 2026', '−31.1%'],
  ]);
  expect(rowsOf(await lastOf('EPSM', 'top 5 biggest daily gains'), /moved the price most/)).toHaveLength(5);
  const falls = rowsOf(await lastOf('EPSM', 'worst days in the last 12 months'), /moved the price most/);
  expect(falls.length).toBeGreaterThan(5);
  expect(falls.every(([, change]) => change?.startsWith('−'))).toBe(true);
  expect(rowsOf(await lastOf('FORR', 'worst day this year'), /moved the price most/)).toEqual([]);
});

it('tells of drops whose reason is asked for the largest ones, and the newest session as its quote has it', async () => {
  const drops = rowsOf(
    await lastOf('LIMN', "what's LIMN's stock done over the past 6 months", 'why the big drops?'),
    /moved the price most/,
  );
  expect(drops.map(([day]) => day)).toContain('Feb 11, 2026');
  expect(drops.every(([, , change]) => change?.startsWith('−'))).toBe(true);
  const all = rowsOf(await lastOf('LIMN', 'why did it move over the past 6 months'), /moved the price most/);
  expect(all[0]?.slice(0, 3)).toEqual(['Jul 2, 2026', '$0.1425', '+24.13%']);
});

it('says how long the cash lasts once, and takes a last quarter for no such thing', async () => {
  const words = wordsIn(await lastOf('NCNA', 'enough cash to get through 2026, what was last qtrs burn?'));
  expect(words.match(/At that rate it lasts/g)).toHaveLength(1);
  expect(words).toContain('That is not on record for the time asked.');
});

it('takes how the shares grew for no growth of the revenue', async () => {
  const composed = await lastOf('REX', 'is the share count growing');
  expect(composed.kinds).toEqual(['dilution']);
  expect(wordsIn(composed)).not.toContain('Revenue of');
});

// What a trade is measured by is named whole, with what comes nearest where something does.
it.each([
  ['LXP', 'FFO per share and occupancy for LXP?', ['“FFO per share” and “occupancy” are not in this record', 'Net income of LXP']],
  ['RDW', 'What is Redwire\'s order backlog right now?', ['“order backlog” is not in this record', 'which is not what was asked: Revenue']],
  ['OLN', 'what\'s Olin guiding for EBITDA next quarter?', ['“guidance” is not in this record', 'which is not what was asked']],
  ['OBE', 'how much of obsidians oil is hedged for next year?', ['“hedges” is not in this record']],
  ['PARR', 'crack spread last quarter', ['“crack spread” is not in this record']],
  ['DOMO', 'billings growth', ['“billings” is not in this record', 'which is not what was asked']],
  ['BSBK', 'nonaccruals and allowance', ['“nonaccruals” and “allowance” are not in this record']],
  ['FORR', 'market cap a year ago', ['I read this as: market value of Forrester Research', '“a year ago” is not answered']],
])('of %s names what no table has of "%s"', async (symbol, question, says) => {
  const composed = await lastOf(symbol, question);
  expect(composed.answer.outcome).toBe('declined');
  for (const each of says) expect(plain(wordsIn(composed))).toContain(each);
}); // prettier-ignore

it('shows no periods before the oldest that has the line which was asked for', async () => {
  const { answer } = await lastOf('HE', 'How much debt does Hawaiian Electric carry');
  const table = answer.parts.find((part) => part.kind === 'table');
  expect(table?.columns).toEqual(['', 'Mar 31, 2026', 'Dec 31, 2025']);
});

it('takes a margin that may expand or contract for no contract', async () => {
  const text = 'did gross margin expand or contract in the last four quarters';
  expect((await lastOf('RDW', text)).kinds).toEqual(['statement-lines']);
});
