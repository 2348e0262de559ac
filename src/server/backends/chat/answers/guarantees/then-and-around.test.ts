import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// How long the cash lasted is counted of the statements of that time, by the rules of today.
it.each([
  ['BCYC', ['what was its cash runway two quarters ago'], /On Sep 30, 2025 .* had \*\*\$648\.3M\*\*.* used \*\*\$239\.7M\*\*.* \*\*10\.8 quarters\*\*/],
  ['BCYC', ['runway now vs a year ago'], /On Mar 31, 2025 .*\*\*17\.6 quarters\*\*.*As counted from Mar 31, 2026 it is \*\*9\.8 quarters\*\*/],
  ['BCYC', ['how long does the cash last', 'and what was that number a year ago'], /\*\*17\.6 quarters\*\*/],
  ['CNTX', ['how long did the cash last at the end of 2024'], /On Dec 31, 2024 .*\*\*25\.9 quarters\*\*/],
  ['ARMP', ['runway a year ago'], /about Mar 31, 2025 cannot be said/],
  ['JMSB', ['runway a year ago'], /where money is the trade/],
])('of %s answers the last of %j from the statements of that time', async (symbol, questions, said) => {
  expect(wordsIn(await lastOf(symbol, ...questions))).toMatch(said);
}); // prettier-ignore

it('still says to which year the cash lasts', async () => {
  expect(wordsIn(await lastOf('ARMP', 'does the cash last into 2027'))).toContain('which is before 2027');
});

// Who asks for the closes around a report wants both, with their days.
it.each([
  ['KRNT', 'What did Kornit Digital close at the day before and the day after its latest results?', ['$16.08', 'May 12, 2026', '$15.83', 'May 14, 2026']],
  ['SG', 'where did the stock close before and after q3 2025 results', ['$6.47', 'Nov 5, 2025', '$5.78', 'Nov 7, 2025']],
  ['SG', 'price right before the may report and the close after', ['$6.87', 'May 6, 2026', '$7.00', 'May 8, 2026']],
  ['AMSC', 'what did it close at before the report', ['$53.12', 'May 26, 2026']],
  ['AMSC', 'how did it react to earnings', ['$53.12', 'May 26, 2026', '$51.33', 'May 28, 2026']],
])('of %s gives the closes around the report for "%s"', async (symbol, question, said) => {
  const words = wordsIn(await lastOf(symbol, question));
  for (const each of said) expect(words).toContain(each);
}); // prettier-ignore

it('lists the closes around each of the reports that were asked for', async () => {
  const { answer, kinds } = await lastOf('KRNT', 'closing price before vs after each of the last four reports');
  expect(kinds).toEqual(['earnings-closes']);
  expect(answer.parts.flatMap((part) => (part.kind === 'table' ? [part.rows.length] : []))).toEqual([4]);
}); // prettier-ignore

it('takes the closes around anything else for no report', async () => {
  expect((await lastOf('AMSC', 'close before and after the merger')).kinds).toEqual([null]);
});

// What a deal pays is no cash of the company.
it.each([
  ['OMCL', 'what is the cash price of the deal'],
  ['FUBO', 'is there a merger and what is the cash price per share'],
])('of %s tells no cash on the balance sheet for "%s"', async (symbol, question) => {
  const words = wordsIn(await lastOf(symbol, question));
  expect(words).toContain('“cash price');
  expect(words).not.toMatch(/Cash of|in cash/);
});

// Cash and debt that were published together make a net cash where the statements have not both.
it.each([
  ['net cash and market value', 'Cash less debt of **$352M**'],
  ['net cash vs market cap', '**17.3%**'],
  ['compare net cash and market value of CMPX and AMR', 'cash less debt is **$352M**'],
])('tells the net cash of AMR as published for "%s"', async (question, said) => {
  expect(wordsIn(await lastOf('AMR', question))).toContain(said);
});

// On the page of a partnership its units are its shares.
it.each([
  ['ARLP', 'how much is one unit', ['price']],
  ['GEL', 'how many units are outstanding', ['shares-outstanding']],
  ['CMPX', 'how many units are outstanding', [null]],
])('of %s reads "%s" as %j', async (symbol, question, wanted) => {
  expect((await lastOf(symbol, question)).kinds).toEqual(wanted);
});

// A list is shown without the one thing that no filter takes, which is named.
it.each([
  ['biotechs with a female CEO', 'but not “female ceo”'],
  ['reits with occupancy above 95%', 'but not “occupancy”, “above 95%”'],
  ['show me boat and rv retailers under $1B with positive free cash flow', 'Not filtered by: “boat and rv”'],
  ['banks under $1B with low exposure to commercial real estate', 'Not filtered by: “low exposure to commercial real estate”'],
])('says of “%s” what the list leaves out', async (question, said) => {
  const composed = await lastOf('HZO', question);
  expect(composed.kinds).toEqual(['screen']);
  expect(wordsIn(composed)).toContain(said);
  expect(wordsIn(composed)).toMatch(/compan(?:y|ies) pass|No company is known to pass/);
  expect(composed.answer.outcome).not.toBe('answered');
}); // prettier-ignore

// What the screener and the pages keep back is told by no answer: of whom money is the trade, and of cash from before a likely split.
it.each([
  ['NECB', 'borrowed money is the trade of such a company'],
  ['VNRX', 'its cash and debt are not both sure'],
])('tells no cash less debt of %s, and why', async (symbol, why) => {
  expect(wordsIn(await lastOf(symbol, 'is it expensive'))).not.toContain('Cash less debt');
  const asked = wordsIn(await lastOf(symbol, 'net cash'));
  expect(asked).toContain(`Cash less debt of`);
  expect(asked).toContain(why);
});
