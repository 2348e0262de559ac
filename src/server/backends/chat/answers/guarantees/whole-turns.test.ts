import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// What is asked beside, behind or about the shape of the first thing is answered too, in the words that people have for it.
it.each([
  ['FATN', ['when did it ipo and at what price, where\'s it trade vs that now'], ['At what price it was offered', '−47.8%']],
  ['BYAH', ['is this a chinese company?'], ['Wuxi City, China', 'incorporated in China']],
  ['DDL', ['revenue in dollars or rmb?'], ['CN¥24.36B', 'in CNY']],
  ['PRG', ['when\'s the next ex date'], ['No ex-date of PROG Holdings after Jul 2, 2026 is on record.', 'last ex-date on record']],
  ['FORR', ['best and worst day in the past year and why'], ['On record of Oct 28, 2025 to Oct 31, 2025', 'On record of Jul 29, 2025 to Aug 1, 2025']],
  ['SNDA', ['same industry, which one\'s cheapest on p/s'], ['By P/S, the lowest first: HCSG']],
  ['CLDX', ['which peer has the longest runway'], ['By runway, the highest first: CLDX', 'Of the other 4 it is not on record.']],
  ['MNRO', ['did insiders buy during the dip'], ['No purchase by insiders', 'below the high']],
  ['ABEO', ['r&d vs g&a'], ['in the quarter to Dec 31, 2025', 'Not on record for that: selling and administration']],
  ['ZVRA', ['cash?', 'with investments or without'], ['in cash and short-term investments']],
  ['ABEO', ['has the company bought any of its own stock back'], ['Share buybacks of Abeona']],
  ['KARO', ['karoo p/e'], ['P/E of Karooooo']],
  ['MINE', ['when did MINE list in the us and at what price does it trade now'], ['IPO year on record is 2026', 'closed at $2.57']],
  ['MINE', ['resource estimate oz for Fenn-Gib?'], ['“resource estimate” is not in this record']],
  ['IIPR', ['what about insiders, what % do they own'], ['1.79%']],
  ['VLGEA', ['dividend yield & how long since they last raised it'], ['2.36%', 'How the dividend changed over the years']],
  ['MBWM', ['roe please'], ['12.3% as the screener has it', 'as of Jul 2, 2026']],
  ['JYNT', ['what was the worst quarter for net income in the last 2 years'], ['−$3.2M, to Sep 30, 2024']],
  ['SSII', ['is it still otc or did it uplist, and who owns most of it'], ['listed on NASDAQ', '82.57%']],
  ['LOAN', ['is the 10%ish yield on LOAN safe'], ['No dividend of Manhattan Bridge Capital is on record']],
  ['COSO', ['when did it ipo & how has it done since'], ['IPO year on record is 2025', '+24.8%']],
  ['COSO', ['show me micro caps under $50m market cap with positive net income in energy'], ['Market Cap under $50M']],
])('of %s says all of the last of %j', async (symbol, questions, said) => {
  const words = wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');
  for (const each of said) expect(words).toContain(each);
}); // prettier-ignore

// What a figure leaves out, or is not of, stands beside it.
it.each([
  ['GDOT', ['what\'s the deal price for the takeover and when\'s it close'], ['which is not what was asked: Eight filings of Green Dot']],
  ['IPGP', ['is it above the 200 day'], ['Between them 21 closes are in doubt and left out.']],
  ['NCNA', ['best day and worst day in the last yr'], ['Of 23 of them the close, or the one before, is in doubt']],
  ['PHUN', ['cash & runway'], ['Newer is cash of $100.6M on Dec 31, 2025']],
  ['BETA', ['any insider sells since the ipo'], ['two sales', 'of other days this says nothing']],
  ['ONFO', ['did the auditor change'], ['auditor']],
])('of %s the answer to the last of %j says what it leaves out', async (symbol, questions, said) => {
  const composed = await lastOf(symbol, ...questions);
  const words = wordsIn(composed).replaceAll(/\[\^\d+\]/g, '');
  for (const each of said) expect(words).toContain(each);
  expect(words).not.toContain('I am not sure that you ask for that');
}); // prettier-ignore

// Sessions of unusual volume are counted, each against those before it.
it.each([
  'were there any unusual volume days lately',
  'when did volume spike',
  'list the days volume was more than double the average',
])('names the sessions of unusual volume to "%s"', async (text) => {
  const { kinds, answer } = await lastOf('YDES', text);
  expect(kinds).toEqual(['unusual-volume']);
  const table = answer.parts.find((part) => part.kind === 'table');
  expect(table?.rows[0]?.map((cell) => cell.text)).toEqual(['Jul 2, 2026', '345,146', '10.5×']);
  expect(table?.rows).toHaveLength(8);
});

it('says that no session was unusual where none was, and of which it says so', async () => {
  expect(wordsIn(await lastOf('KRO', 'unusual volume recently?'))).toMatch(/no session of unusual volume in the 63\S* sessions/);
}); // prettier-ignore

it('offers no question that has been answered in the thread, in whatever words', async () => {
  const { answer } = await lastOf('ENGS', 'what does this outfit actually do', 'last price');
  expect(answer.followUps).toHaveLength(3);
  expect(answer.followUps).not.toContain('What does it do?');
  expect(answer.followUps).not.toContain('What is the last price?');
});

it('an amount wins over a size word alone: conditions that nobody can meet stay both', async () => {
  const words = wordsIn(await lastOf(null, 'companies with p/e under 5 and p/e over 10'));
  expect(words).toContain('P/E 10 to 5');
  expect(words).toContain('No company is known to pass');
});

it('picks no peer by a figure that was not asked for', async () => {
  expect(wordsIn(await lastOf('CLDX', 'longest of its peers'))).not.toContain('the highest first');
});
