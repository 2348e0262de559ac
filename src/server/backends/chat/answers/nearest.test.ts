import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from './compose.ts';

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
