import { expect, it } from 'vitest';
import { openChat } from '#tests/support/chat.ts';
import { textOf } from '../../../../../../scripts/chat/verdict.ts';

const { compose } = openChat();

/** Asks one after the other on the page of a company, and returns the last answer without its footnotes. */
async function asked(symbol: string | null, ...questions: string[]) {
  const before: { question: string; answer: Awaited<ReturnType<typeof compose>>['answer'] }[] = [];
  for (const text of questions) {
    const { answer } = await compose({ text, symbol, before: [...before], isSignedIn: true });
    before.push({ question: text, answer });
  }
  const answer = before.at(-1)?.answer;
  if (!answer) throw new Error('Nothing was asked.');
  return { outcome: answer.outcome, understood: answer.understood, text: textOf(answer).replaceAll(/\[\^\d+\]/g, '') };
} // prettier-ignore

it('says the newest on record beside a line whose quarters end long before it', async () => {
  expect((await asked('GENI', 'revenue last quarter')).text).toMatch(
    /quarter to Jun 30, 2023.*\nThe newest revenue on record is \*\*\$713\.4M\*\* in the twelve months to Mar 31, 2026/,
  );
});

it('takes growth from a year ago for growth, not for the year before', async () => {
  const both = "What was Genius Sports' revenue last quarter and how much did it grow from a year ago?";
  expect((await asked('GENI', both)).text).not.toContain('2024');
  expect((await asked('GENI', both, 'and is it profitable yet?')).text).toContain('twelve months to Mar 31, 2026');
}); // prettier-ignore

it('tells by quarter what no year is on record of, of one company and of two', async () => {
  const trend = await asked('AIRG', 'airgain gross margin trend past 3 years');
  expect(trend.text).toContain('By fiscal year that is not on record; by quarter it is:');
  expect(trend.text).toContain('43.6% | 42.9%');
  const both = await asked('AIRG', 'airgain gross margin trend past 3 years', 'compare with inseego');
  expect(both.text).toContain('Airgain **43.6%** in the period to Sep 30, 2025; Inseego **41.6%**');
});

it.each([
  ['WTI', 'debt to equity', 'equity was not above zero: **−$172.5M** on Sep 30, 2025'],
  ['AESI', 'p/e', 'it lost **$0.80** a share, diluted, in the twelve months to Mar 31, 2026'],
  ['HYPD', 'shares outstanding now vs a year ago', '**15.16M** shares outstanding on Jul 2, 2026, **+166%** since Jun 30, 2025'],
  ['GENI', 'net cash per share', '**$0.65** a share: cash and short-term investments of $197.4M on Mar 31, 2026, debt of $30.6M'],
  ['GENI', 'net cash', 'less debt of $30.6M on Mar 31, 2026'],
  ['GENI', 'EV to sales ratio of Genius Sports', 'EV/S **2.08**'],
  ['BAFN', 'book value per share', 'The two days lie 275 days apart'],
  ['GENI', 'price change since the first of January', 'on Dec 31, 2025 to $6.43 on Jul 2, 2026'],
  ['AMSC', 'AMSC price now and change since start of year?', '**+28.9%**'],
  ['CHRS', 'did revenue fall after the merger', 'Revenue of Coherus Oncology was **$46.9M**'],
])('answers of %s "%s" with its parts', async (symbol, question, said) => {
  const { text, outcome } = await asked(symbol, question);
  expect(text).toContain(said);
  expect(outcome).not.toBe('declined');
}); // prettier-ignore

it.each([
  ['MAMA', ["mama's creations sales last fiscal year and gross margin"], '**25.1%** in the fiscal year to Jan 31, 2026'],
  ['CRMD', ['revenue by quarter', 'and net income?'], 'Not on record between them: the quarters to Dec 2025'],
  ['PRCT', ['PRCT revenue last 8 quarters with yoy growth'], 'Over a year | +20.2% | +11.9%'],
  ['ANGI', ['biggest drop in ANGI over one day in the past year and the reason'], 'which need not be the cause'],
  ['SUJA', ['when did suja ipo and at what price'], 'At what price it was offered'],
  ['EEFT', ['Euronet P/E, forward P/E, and PEG if you have it'], '“PEG” is not in this record'],
])('leaves nothing of what is asked of %s out in silence: %j', async (symbol, questions, said) => {
  expect((await asked(symbol, ...questions)).text).toContain(said);
}); // prettier-ignore

it('picks no peer out by what it is like', async () => {
  expect((await asked('EEFT', "whats the closest competitor that's cheaper")).outcome).toBe('declined');
});

it('shows of a comparison the half that is covered, and says of each other why it is not', async () => {
  const { outcome, text } = await asked('CHRS', 'Compare revenue with Pfizer and Merck');
  expect(outcome).toBe('partly');
  expect(text).toMatch(/Pfizer Inc\. \(PFE\) and .*\(MRK\) are worth more.*\n.*Revenue of Coherus Oncology was/);
  expect((await asked('FDMT', 'compare cash and market cap with Regenxbio and Adverum')).text).toMatch(
    /Adverum Biotechnologies, Inc\. \(ADVM\) is no longer listed\.\nCash: 4D Molecular/,
  );
  // Another company alone is nobody to hold this one against.
  expect((await asked('CHRS', "what's the P/E of Microsoft")).outcome).toBe('declined');
}); // prettier-ignore

it.each([
  ['BZAI', ['short interest %?', 'so is it gonna squeeze']],
  ['CHRS', ['what is the short interest', 'will it go up']],
])('declines what will be of %s after what is: %j', async (symbol, questions) => {
  const { text, outcome } = await asked(symbol, ...questions);
  expect(outcome).toBe('declined');
  expect(text).toContain('this record makes no forecasts');
});

it('takes an everyday word written small for no company, and a name that several have for no list', async () => {
  expect((await asked('CMPX', 'local competitors')).understood).toContain('(CMPX)');
  expect((await asked('CHRS', 'revenue vs local')).understood).toContain('(LOCL)');
  expect((await asked(null, 'Independent Bank Massachusetts dividend')).text).toContain('Several companies have that name');
}); // prettier-ignore

it('finds carcinomas and lymphomas where cancer is asked for', async () => {
  expect((await asked('CHRS', 'does it have any cancer trials')).text).toContain('Localized Colon Carcinoma');
  expect((await asked(null, 'cancer biotechs under $300M with phase 2 trials')).text).toContain('Lymphoma');
});

it('claims of a word that it cannot place no absence from the record', async () => {
  const { text } = await asked('FDMT', 'When is the next readout for 4D-150 in wet AMD?');
  expect(text).not.toContain('nowhere');
});
