import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from '../compose.ts';

const { compose, lastOf } = openChat();

const ask = (
  text: string,
  before: { question: string; answer: Composed['answer'] }[] = [],
): Promise<Composed> => compose({ text, symbol: 'CMPX', before, isSignedIn: true });

// What a question wants of its matter is said, or the question is declined: its matter alone would answer another one.
it.each([
  ['When did revenue come in?', 'When'],
  ['Who is shorting it?', 'Who'],
  ['How long has the CEO been CEO?', 'How long'],
  ['What is the usual cash burn?', 'usual'],
  ['What percentage of the volume is short sales?', ''],
  ['What is the burn per patient?', ''],
  ['What is the short interest per share?', 'per share'],
  ['How many restaurants do they run?', 'restaurants'],
  ['How many patents does it hold?', ''],
  ['Which warehouse has the most revenue?', ''],
  ['Will revenue double?', ''],
  ['Why is the burn what it is?', 'Why'],
  ['What is the market cap if it closes at 10?', ''],
  ['What might move it?', 'might'],
  ['Was the loss driven by research expense?', 'driven'],
  ['Short interest since the merger?', ''],
  ['Where does the revenue come from?', 'come'],
  ['What is meant by the dilution of shareholders here?', 'meant by'],
  ['Is the cash enough for a dividend?', ''],
  ['which analyst has the lowest price target', 'which analyst'],
])('declines "%s", and says which words no answer on record meets', async (text, named) => {
  const composed = await ask(text);
  expect(composed.answer.outcome, wordsIn(composed)).toBe('declined');
  expect(wordsIn(composed)).toContain(named);
});

// Events of one kind are asked for by name: others are none of them.
it.each([
  ['Any buybacks?', 'Share buybacks of Compass Therapeutics are not on record'],
  ['When is the spin-off?', 'Not on record: spin-offs'],
])('answers "%s" with no event of another kind', async (text, said) => {
  expect(wordsIn(await ask(text))).toContain(said);
});

it.each([
  ['¿Cuál es el precio de la acción?', 'Spanish'],
  ['wie hoch ist der Umsatz', 'German'],
  ["quel est le chiffre d'affaires", 'French'],
  ['股价是多少', 'Chinese'],
  ['какая цена акций', 'Russian'],
])('says of "%s" that questions are understood in English', async (text, language) => {
  const composed = await ask(text);
  expect(composed.answer).toMatchObject({ outcome: 'declined', understood: null });
  expect(wordsIn(composed)).toContain(`That looks like ${language}.`);
});

it.each(['last price?', 'Who is the chief executive of La-Z-Boy?', 'shrt int', 'la la land?'])(
  'takes "%s" for no other language',
  async (text) => {
    expect(wordsIn(await ask(text))).not.toContain('That looks like');
  },
);

it.each([
  'How did the biotech sector do this year?',
  'how r insurers doing this yr',
  'How is the Russell 2000 doing?',
  'Is the small-cap market up today?',
  'nasdaq up today?',
])('answers "%s" with no list and with no company', async (text) => {
  const composed = await ask(text);
  expect(composed.answer.outcome).toBe('declined');
  expect(wordsIn(composed)).toContain('is not answered here');
});

it('shows the nearest figure of what it declines, and says that it is not the answer', async () => {
  const composed = await ask('Why is the cash so low?');
  expect(composed.answer.outcome).toBe('declined');
  expect(wordsIn(composed)).toMatch(
    /which may not be all that was asked: Compass Therapeutics had \*\*\$[\d.]+M\*\*\[\^1\]/,
  );
  expect(composed.answer.sources.length).toBeGreaterThan(0);
  expect(wordsIn(await ask('Will it go up?'))).toMatch(
    /no forecasts.*nearest on record, which is not what was asked: In 52 weeks/,
  );
  expect(wordsIn(await ask('Which frobnicators do they use?'))).not.toContain('nearest on record');
});

it('takes what is asked in one word behind "what are the" at its word', async () => {
  expect((await ask('What are the margins?')).kinds).not.toContain(null);
});

it('says one answer to two questions once', async () => {
  const { answer } = await ask('short interest and days to cover');
  expect(answer.parts.filter(({ kind }) => kind === 'table')).toHaveLength(1);
});

it('names what it has of neither company of a comparison', async () => {
  expect(wordsIn(await ask('compare revenue and P/E with GLUE'))).toContain(
    'Not on record of Compass Therapeutics and Monte Rosa Therapeutics: P/E.',
  );
});

it('takes bare words behind a dash for nothing of their own, where what stands before them was not understood', async () => {
  const composed = await ask('they bought frobnicators - cash part, price, closing?');
  expect(composed.answer.outcome, wordsIn(composed)).toBe('declined');
});

it('takes no part of a company’s own name for a holder, and "the biggest one" for nothing of the company', async () => {
  expect((await ask('Compass Therapeutics combined its frobnicators')).kinds).toEqual([null]);
  const first = await ask('which frobnicators own it');
  const then = await ask('whats the biggest one of them', [
    { question: 'which frobnicators own it', answer: first.answer },
  ]);
  expect(then.answer.outcome, wordsIn(then)).toBe('declined');
});

it('judges nothing, and says so beside the figure', async () => {
  expect(wordsIn(await ask('Is the pay of the CEO too much?'))).toContain(
    'Whether that is “too much” is a judgement',
  );
});

it('holds a figure against an amount, an earlier day, or another company, and says it', async () => {
  expect(wordsIn(await ask('Is the market cap under 900 million?'))).toContain(
    'The market value of Compass Therapeutics',
  );
  expect(wordsIn(await ask('How many more shares are there than three years ago?'))).toMatch(
    /% *\*\*\[\^\d+\] since \w+ \d+, 2023/,
  );
  expect(wordsIn(await ask('Has it ever made a profit?'))).toContain('made a profit in none of');
  const first = await ask('compare it with GLUE');
  const table = first.answer.parts.find((part) => part.kind === 'table');
  expect(table?.columns).toEqual(['', 'Compass Therapeutics', 'Monte Rosa Therapeutics']);
  for (const [label] of table?.rows ?? []) expect(label?.text).toMatch(/, \w+ \d+, 20\d\d/);
  const then = await ask('margins?', [{ question: 'compare it with GLUE', answer: first.answer }]);
  expect(then.answer.understood).toBe(
    'comparison of Compass Therapeutics (CMPX) and Monte Rosa Therapeutics (GLUE)',
  );
});

it('leaves no word of size out of a list of companies', async () => {
  const composed = await ask('unprofitable stocks priced under a dollar with insider purchases');
  expect(
    composed.answer.outcome === 'declined' || composed.answer.understood?.includes('Last Price under $1'),
  ).toBe(true);
});

it.each([
  ['What was revenue excluding acquisitions in each region?', ''],
  ['How much revenue came from new stores?', ''],
  ['revenue of the remaining operations', 'remaining'],
  ['short interest among retail holders', 'among'],
])('passes over no word that narrows "%s"', async (text, named) => {
  const composed = await ask(text);
  expect(composed.answer.outcome, wordsIn(composed)).toBe('declined');
  expect(wordsIn(composed)).toContain(named);
});

it('answers each question of a sentence, or names the one it does not answer', async () => {
  const both = await ask('Who is the CEO and has he sold shares?');
  expect(both.kinds).toEqual(['officer-ceo', 'insider-sales']);
  expect(both.answer.understood).toContain('chief executive');
  const half = await ask('How much cash is there and how old is the chairman?');
  expect(half.answer.outcome).toBe('partly');
  expect(half.answer.understood).toBe('cash of Compass Therapeutics (CMPX)');
});

it('takes what follows in the same breath of what was asked before it', async () => {
  const rising = await ask('what is the short interest and is it going up or down');
  expect(rising.kinds).toEqual(['short-interest']);
  const lost = await ask('Which partner sells the product and what revenue did it bring in?');
  expect(lost.answer.outcome, wordsIn(lost)).toBe('declined');
});

// One word of many meanings, beside what it may be of: what it is most often is shown, and said to be no more than that.
it.each([
  ['Was an S-3 filed lately? Size', 'Size'],
  ['Did the merger go through? What was the result', 'result'],
  ['Did the factory open? When was that 8-K', 'that'],
])('does not answer "%s" with what one word of it most often means', async (text, named) => {
  const { answer, kinds } = await ask(text);
  expect(kinds).toContain(null);
  expect(wordsIn({ answer })).toContain(`“${named}”`);
});

it.each(['price, market cap, volume', 'cash, debt and runway', 'what is the price and how big is the float'])(
  'answers each of a list of single words: "%s"',
  async (text) => {
    const { answer, kinds } = await ask(text);
    expect(kinds).not.toContain(null);
    expect(answer.outcome).toBe('answered');
  },
);

it('says of the nearest that it may not be what was asked, where a word may have been meant so', async () => {
  const composed = await ask('Did the factory open? When was that 8-K');
  expect(wordsIn(composed)).toContain('may be meant otherwise here');
});

it('blames no tie of a sentence for what was not understood, and names a name, or the part that it is of', async () => {
  const tie = wordsIn(await ask('how many years in a row have they raised it?'));
  expect(tie).toContain('I cannot place “raised”');
  expect(tie).not.toContain('“row”');
  expect(wordsIn(await ask('gross margin trend since Stelara went biosimilar'))).toMatch(/I cannot place “Stelara”/);
  expect(wordsIn(await ask("who is the CEO and what's his title these days?"))).toContain('I did not understand “');
}); // prettier-ignore

// What no record has is named whole, in plain words, with what comes nearest to it.
it.each([
  ['LXP', ['FFO per share and occupancy for LXP?'], ['“FFO per share” and “occupancy” are not in this record', 'Net income of LXP']],
  ['RDW', ['What is Redwire\'s order backlog right now?'], ['“order backlog” is not in this record', 'Revenue of Redwire']],
  ['CLBT', ['What ARR did Cellebrite report last quarter?'], ['“ARR” is not in this record', 'Revenue of Cellebrite']],
  ['DFSC', ['will DEFSEC do another offering before year end?'], ['What will be, nobody knows', 'One filing about an offering']],
  ['NVTS', ['Is Nvidia going to buy Navitas? heard a rumor'], ['No filing of Navitas Semiconductor that a merger or a bid leaves is on record']],
  ['PSTL', ['dividend yield', 'how does that compare to PINE?'], ['Not on record of Postal Realty Trust and Alpine Income Property Trust: dividend yield']],
  ['PSTL', ['debt vs PINE'], ['Alpine Income Property Trust']],
])('of %s the last of %j is declined in plain words', async (symbol, questions, said) => {
  const words = wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');
  for (const each of said) expect(words).toContain(each);
}); // prettier-ignore
