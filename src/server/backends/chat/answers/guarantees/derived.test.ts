import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from '../compose.ts';

const { compose, lastOf } = openChat();

/** The last answer of questions that follow each other on the page of a company, with its tables. */
async function answerTo(symbol: string, ...questions: string[]): Promise<Composed['answer']> {
  const before: { question: string; answer: Composed['answer'] }[] = [];
  for (const text of questions) {
    const { answer } = await compose({ text, symbol, before: [...before], isSignedIn: true });
    before.push({ question: text, answer });
  }
  const last = before.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last.answer;
}

const plain = (answer: Composed['answer']): string => wordsIn({ answer }).replaceAll(/\[\^\d+\]|\*\*/g, '');

it('lists who else has a trial for what initials stand for, and no company with such a ticker', async () => {
  const answer = await answerTo('DSGN', 'what phase is the friedreich one in', 'who else is in FA');
  expect(plain(answer)).toContain('have a registered trial for Friedreich Ataxia');
  expect(JSON.stringify(answer.parts)).toContain('LRMR');
  expect(answer.symbol).toBe('DSGN');
});

it.each([
  ['AGL', ['agilon did a reverse split right?', 'what was the share count before and after']],
  ['AGL', ['how many shares were there before and after the reverse split']],
])('says the count of shares on either side of a split, before it as it was reported: %s %j', async (symbol, questions) => {
  const said = plain(await answerTo(symbol, ...questions));
  expect(said).toMatch(/414\.58M shares on Sep 30, 2025, as reported then; in shares of after the split that is 16\.58M/);
  expect(said).toMatch(/After it, the first count known is 16\.68M/);
}); // prettier-ignore

it('says of counts of before a split that they are restated', async () => {
  expect(plain(await answerTo('AGL', 'dilution over the last year'))).toContain(
    'as reported then, 414.58M on Sep 30, 2025',
  );
});

it('counts the change of a year to the newest count, and from a named day to today', async () => {
  expect(plain(await answerTo('AGL', 'dilution over the last year'))).toContain('+0.6% over a year');
  expect(plain(await answerTo('GREE', 'dilution since january 2024'))).toMatch(
    /is of 15\.96M shares, \+74\.7% since Dec 31, 2023/,
  );
});

it('holds equity a share that only a provider states against the price, and says whose it is', async () => {
  const said = plain(await answerTo('CAAS', 'book value per share vs price'));
  expect(said).toContain('is on no statement on record; a data provider states $350M');
  expect(said).toContain('That is $11.60 a share. The last price was $4.47 on Jul 2, 2026, 0.39 times that.');
});

const sumOf = async (symbol: string, question: string): Promise<string> =>
  plain(await answerTo(symbol, question));

it('adds four quarters up to years that no report sums, and tells growth over each number of years asked for', async () => {
  const said = await sumOf('UNTY', "what did unity bancorp's EPS grow at over 3 and 5 years");
  expect(said).toContain('EPS, diluted of Unity Bancorp was $5.67 in the fiscal year to Dec 31, 2025');
  expect(said).toContain('+57.9%, or +16.5% a year, compounded');
  expect(said).toContain('The year 5 years before is not on record');
  expect(said).toContain('+13.4% a year, compounded');
  expect(said).toContain('sums of their four quarters; earnings a share, so added, may be some cents off');
});

it.each([
  ['KOP', 'has koppers paid down any debt over the last 4 quarters or just talk', /Against \$989\.4M on Sep 30, 2024 it is \$56\.5M less, −5\.7%/],
  ['KOP', "what's net debt to ebitda now", /Less cash of \$101M, as a data provider states it on Jul 2, 2026, that is net debt of \$818\.2M/],
  ['CSTL', 'total revenue of 2024 and 2025', /The sum of the two fiscal years .* is \$676\.3M/],
  ['RCKY', 'average quarterly revenue over the last 4 quarters', /which are four quarters, was \$482\.0M, \$120\.5M a quarter/],
  ['ATEN', 'average operating margin over the last 4 quarters', /The average of the four quarters to .* is 17\.1%/],
  ['SXC', 'need fcf coverage of the dividend', /52\.8% of it, which covers them 1\.9×/],
  ['SXC', 'how many times does free cash flow cover the dividend', /covers them 1\.9×/],
  ['HNST', 'revenue by fiscal year', /\$371\.3M in the fiscal year to Dec 31, 2025/],
  ['YHC', 'how much traded on the biggest volume day', /traded on Jun 30, 2026: 413\.25M\. Next come 221\.13M on Jul 1, 2026/],
  ['VGNT', 'when did it start trading', /first close on record is \$30\.20 on Mar 27, 2026/],
])('derives what follows from the record: %s "%s"', async (symbol, question, said) => {
  expect(await sumOf(symbol, question)).toMatch(said);
}); // prettier-ignore

it('makes no sum of quarters between which some are missing, and holds no figure against one of long before', async () => {
  expect(await sumOf('HNST', 'average gross margin over the last 4 quarters')).toContain(
    'No average is made of quarters of which some between them are not on record.',
  );
  expect(await sumOf('ATEN', 'cash change over the last 4 quarters')).toMatch(
    /Against \$195\.6M on Dec 31, 2024/,
  );
});

it.each([
  ['BCRX', 'how much did the price move since the last earnings report', /The last earnings report .* is of May 6, 2026.*From the close before, \$9\.03 on May 5, 2026, to \$9\.84 on Jul 2, 2026 it is \+9\.0%/],
  ['HCSG', 'what was the price on the day of the last 10-Q', /of Oct 24, 2025, when it closed at \$18\.49/],
  ['ICHR', 'short interest in dollars at the current price', /1\.88M shares come to \$184\.4M/],
  ['ATLO', 'what percent of shares outstanding is the float', /90\.6% of the 8\.86M shares outstanding/],
  ['CBT', 'cash per share against the price', /\$4\.88 a share.*The last price was \$86\.35 on Jul 2, 2026, 17\.69 times that/],
  ['ICHR', 'revenue per share over the last twelve months', /\$27\.51 a share/],
])('counts from what happened, in dollars, of the whole and a share: %s "%s"', async (symbol, question, said) => {
  expect(await sumOf(symbol, question)).toMatch(said);
}); // prettier-ignore

it.each([
  ['ATEN', 'average volume in dollars', /shares for \$45\.1M were traded a session on average/],
  ['HWKN', 'gross margin change from 2023 to 2025', /Against 20\.3% of that to Dec 31, 2023 it is 0\.5\d percentage points more/],
  ['ROCK', 'average free cash flow of the last three years', /No average is made of quarters of which some between them are not on record/],
])('leaves no part of it in silence: %s "%s"', async (symbol, question, said) => {
  expect(await sumOf(symbol, question)).toMatch(said);
}); // prettier-ignore

// What a ratio is made of is what the answer tells of it elsewhere.
it.each([
  ['DV', 'FCF yield', '$131.4M', '**7.5%**'],
  ['DV', 'FCF and FCF yield', '$131.4M', '**7.5%**'],
  ['DV', 'price to free cash flow', '$131.4M', '**13.4×**'],
  ['DV', 'fcf margin', '$131.4M', '**17.2%**'],
  ['DV', 'free cash flow', '**$131.4M**', 'in the twelve months to Mar 31, 2026, after interest'],
  ['OSW', 'dividend cover by free cash flow', '$53.9M', '**37.7%**'],
])('of %s takes published free cash flow where no statement has that of twelve months: %s', async (symbol, question, flow, ratio) => {
  const said = wordsIn(await lastOf(symbol, question)).replaceAll(/\[\^\d+\]/g, '');
  expect(said).toContain(flow);
  expect(said).toContain(ratio);
  expect(said).toContain('as Yahoo Finance computes it');
}); // prettier-ignore

it('makes no quotient of what is taken off another', async () => {
  const composed = await lastOf('NABL', 'cash less everything they owe, per share, against the price');
  expect(composed.answer.outcome).toBe('declined');
});
