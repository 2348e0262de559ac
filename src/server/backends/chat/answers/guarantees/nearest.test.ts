import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from '../compose.ts';

const { compose } = openChat();

const ask = (symbol: string, text: string): Promise<Composed> =>
  compose({ text, symbol, before: [], isSignedIn: true });

// What is not answered shows what comes near, and says that it is not the answer.
it.each([
  ['VECO', 'How much of the revenue comes from laser annealing and how much from packaging tools?', 'Revenue of Veeco'],
  ['VECO', 'How much of the revenue comes from laser annealing and how much from packaging?', 'Revenue of Veeco'],
  ['WIMI', 'will it go to $10 again???', 'In 52 weeks'],
  ['ENR', 'how big is the tariff hit to gross margin', 'gross margin'],
])('beside the refusal of "%s: %s" stands %s', async (symbol, text, near) => {
  const composed = await ask(symbol, text);
  expect(composed.answer.outcome, wordsIn(composed)).toBe('declined');
  expect(wordsIn(composed)).toMatch(new RegExp(`nearest on record, which (?:is not what|may not be (?:what|all that)) was asked: .*${near}`, 'i'));
}); // prettier-ignore

it.each([
  ['SPWH', 'inventory turns or debt to equity, whichever you have', 'may not be all that was asked'],
  ['SCHL', 'how much did harry potter books bring in last quarter alone', 'may not be what was asked'],
])('does not say of "%s: %s" that what is shown is another thing', async (symbol, text, said) => {
  const words = wordsIn(await ask(symbol, text));
  expect(words).toContain(said);
  expect(words).not.toContain('is not what was asked');
});

it('shows all that is on record of the one matter that comes near, and not its last figure alone', async () => {
  for (const [symbol, text, column] of [
    ['AMLX', 'LUCIDITY readout for avexitide', 'Event'],
    ['IVVD', 'pemgarda sales last quarter', 'Sep 30, 2025'],
  ] as const) {
    const { answer } = await ask(symbol, text);
    expect(answer.outcome).toBe('declined');
    expect(answer.parts.find((part) => part.kind === 'table')?.columns).toContain(column);
  }
});

it('shows several figures that a question names, each with its source', async () => {
  const composed = await ask('HZO', 'HZO: inventory, total debt, and does operating income still cover the interest?');
  expect(wordsIn(composed)).toMatch(/“inventory” is not in this record.*operating income of MarineMax/i);
  expect(composed.answer.sources.length).toBeGreaterThan(0);
}); // prettier-ignore

it.each([
  ['KBSX', 'Which golf brands does FST supply the shafts to?'],
  ['HTZ', 'What is the net depreciation per unit per month?'],
])('shows nothing beside the refusal of "%s: %s", where nothing comes near', async (symbol, text) => {
  expect(wordsIn(await ask(symbol, text))).not.toContain('nearest on record');
});

it('says that there is nothing at all of a matter, where a name of it is on no record', async () => {
  expect(wordsIn(await ask('NTHI', 'NEO212 trial status'))).toMatch(/I cannot place “NEO212”.*Not on record: trials of NeOnc/);
  expect(wordsIn(await ask('SNTI', 'What phase is SENTI-202 in now?'))).toContain('I cannot place “SENTI-202”');
  // Letters that are another company’s ticker as well.
  const ofGain = wordsIn(await ask('GANX', 'what phase is GT-02287 in and when is data expected'));
  expect(ofGain).toContain('GT-02287');
  expect(ofGain).not.toContain('Goodyear');
}); // prettier-ignore

it('answers of a list what is on record, and names what is not', async () => {
  const { answer, kinds } = await ask('SII', 'market cap, dividend yield and sharpe ratio please');
  expect(answer.outcome).toBe('partly');
  expect(kinds).toEqual(expect.arrayContaining(['dividend', null]));
});

// What no table has is named, and what comes nearest to it by its words.
it.each([
  [
    'CETY',
    'going concern doubt?',
    ['Total debt of Clean Energy', 'cash and short-term investments', 'NT 10-Q'],
  ],
  ['ALNT', 'how old is the ceo', ['Richard S. Warzala']],
  ['BMI', 'guidance', ['EPS expected of the next quarter', 'reported EPS of']],
  ['UPST', 'how many warrants are outstanding', ['Total debt of Upstart']],
  ['ORN', 'when does the debt mature', ['debt of']],
  ['QMCO', 'who are the biggest customers', ['Revenue of Quantum']],
  ['AFJK', 'will holders get redeemed at more than ten dollars', ['had total assets of', 'closed at']],
  ['TRSG', 'who audits them', ['annual report of Tungray']],
])('beside the refusal of "%s: %s" stands what comes nearest by its words', async (symbol, text, near) => {
  const composed = await ask(symbol, text);
  expect(composed.answer.outcome).toBe('declined');
  for (const each of near) expect(wordsIn(composed)).toContain(each);
});

it('calls no want of a filing the nearest', async () => {
  expect(wordsIn(await ask('MLR', 'who is the auditor'))).not.toContain('nearest on record');
});

it('tells the last report where no day of the next is on record, and filings about offerings where no statement counts the shares', async () => {
  expect(wordsIn(await ask('QMCO', 'when do they report next'))).toContain('The last one on record: Quantum reported EPS of');
  expect(wordsIn(await ask('SKYQ', 'any dilution?'))).toContain('filings about offerings of Sky Quarry are on record');
}); // prettier-ignore

it('tells cash from operations of the newest twelve months beside free cash flow of long ago', async () => {
  expect(wordsIn(await ask('MLR', 'free cash flow'))).toMatch(
    /newest free cash flow that statements have\. Published is .*\$68\.6M.* Cash from operations.*\$98\.7M/,
  );
});

it('holds companies against each other by a multiple of both, where the one asked for is not', async () => {
  const { answer } = await ask('CTS', 'CTS or ALNT - cheaper on EV/sales?');
  expect(wordsIn({ answer })).toContain('On record of all of them is P/S: CTS');
});

// A name and a form of before say that a company came to the market by a blank check, whatever it is now.
it.each([
  'When did Factorial Energy go public and was it by way of a SPAC?',
  'did FAC merge with a spac',
  'which SPAC took Factorial Energy public',
  'was FAC formerly a blank check',
  'when did FAC ipo',
])('tells of whom "%s" is asked that it was a blank check', async (text) => {
  const composed = await ask('FAC', text);
  expect(wordsIn(composed)).toMatch(/was called \*\*Cartesian Growth Corp III.*\*\*425\*\*.*IPO year on record is then the blank check’s/);
  expect(composed.answer.outcome).toBe('answered');
}); // prettier-ignore

it('says that nothing tells of a blank check where nothing does', async () => {
  expect(wordsIn(await ask('UPST', 'did it go public via SPAC'))).toContain('That does not say that it did not come by one.');
  expect(wordsIn(await ask('RFAI', 'is it a spac'))).toContain('Blank check');
}); // prettier-ignore

it('keeps the company of a question whether it goes under', async () => {
  const { answer } = await compose({
    text: 'is PBK going bankrupt',
    symbol: null,
    before: [],
    isSignedIn: true,
  });
  expect(answer.symbol).toBe('PBK');
  expect(wordsIn({ answer })).toContain('total debt of');
});

it('speaks plainly of what it read', async () => {
  expect(wordsIn(await ask('KRNY', 'total assets'))).toContain('Total assets of Kearny Financial were');
  expect((await ask('MLR', 'tell me about Miller Industries')).answer.understood).toBe('business and listing of Miller Industries (MLR)');
  expect((await ask('MANU', 'did they make money last year')).answer.understood).toContain('profit or loss of Manchester United');
}); // prettier-ignore

it('holds a valuation against peers by each multiple, and says how few they are', async () => {
  const { answer } = await ask('BMI', 'how does its valuation stack up against its peers');
  expect(wordsIn({ answer })).toContain('That is one company alone');
  const table = answer.parts.find((part) => part.kind === 'table');
  expect(JSON.stringify(table)).toMatch(/P\/E.*P\/S.*P\/B/);
});
