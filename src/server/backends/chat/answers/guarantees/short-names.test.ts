import { expect, it } from 'vitest';
import { shortName } from '#kit/company/short-name.ts';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import { inLongRun } from '#tests/support/long.ts';
import { wordsOfName } from '../grammar/names/words-of-name.ts';

const { compose, store } = openChat();

const symbolOf = async (text: string): Promise<string | null> =>
  (await compose({ text, symbol: 'CMPX', before: [], isSignedIn: true })).answer.symbol;

it.each([
  ['PCT', "What's PureCycle's cash?"],
  ['PCT', 'how much debt does purecycle have'],
  ['RHI', 'market cap of Robert Half'],
  ['IMPP', 'what is the price of Imperial Petroleum?'],
  ['SPRU', 'last price of Spruce Power'],
  ['ABAT', 'last price of American Battery'],
  ['AXTI', 'what is the price of AXT?'],
  ['GT', 'market cap of Goodyear'],
  ['BBWI', 'market cap of bath & body works'],
])('means %s on the page of another company in "%s"', async (symbol, question) => {
  expect(await symbolOf(question)).toBe(symbol);
});

it.each([
  ['is Icahn still in this thing?', 'CMPX'],
  ['does Lazard own shares of it', 'CMPX'],
  ['did Robert Baird add shares', 'CMPX'],
])('means a holder, and no company called alike, in "%s"', async (question, symbol) => {
  expect(await symbolOf(question)).toBe(symbol);
});

// One slip of the keys in a name of two words, beside a word of it that is right.
it.each([
  ['DRUG', 'brigth minds biosciences cash burn per month'],
  ['DRUG', 'birght minds cash'],
  ['ORN', 'orien group revenue'],
  ['CADL', 'candle therapeutics runway'],
  ['BMI', 'badger metr pe ratio'],
  ['STRA', 'strategic educaton revenue'],
])('means %s in "%s"', async (symbol, text) => {
  const { answer } = await compose({ text, symbol: null, before: [], isSignedIn: true });
  expect(answer.symbol).toBe(symbol);
  expect(answer.outcome).toBe('answered');
});

// A word that many names hold is what a company does, where another is named.
it.each([
  'what share of EXLS sales comes from insurance customers vs healthcare',
  'QMCO healthcare vs media',
  'how much of EXLS revenue is healthcare',
])('takes no kind of business in "%s" for a name', async (text) => {
  const composed = await compose({ text, symbol: null, before: [], isSignedIn: true });
  expect(wordsIn(composed)).not.toContain('Several companies have that name');
});

it('asks which company is meant by such a word that stands alone', async () => {
  const composed = await compose({ text: 'healthcare cash', symbol: null, before: [], isSignedIn: true });
  expect(wordsIn(composed)).toContain('Several companies have that name');
});

/** What a name ends with that nobody says. */
const LEFT_OUT = /^(?:corp|corporation|company|holdings?|technolog(?:y|ies)|international|group|therapeutics|pharmaceuticals?|bancorp|bancshares|industries|systems|solutions|acquisition|the)$/; // prettier-ignore

/** Of so many companies one is asked for. */
const EACH = inLongRun(14, 42);

it('knows nearly every company by its name without what nobody says of it, on the page of another', async () => {
  const rows = await store().db.selectFrom('companies').select(['symbol', 'name']).orderBy('symbol').execute();
  const forms = rows.map(({ symbol, name }) => {
    const words = shortName(name).replace(/^The /i, '').split(/\s+/);
    while (words.length > 1 && LEFT_OUT.test(wordsOfName(words.at(-1) ?? '')[0] ?? '')) words.pop();
    return { symbol, form: words.join(' ') };
  });
  const alike = Map.groupBy(forms, ({ form }) => form.toLowerCase());
  const unique = forms.filter(({ form }) => alike.get(form.toLowerCase())?.length === 1);
  const asked = unique.filter((_, at) => at % EACH === 0);
  const missed: string[] = [];
  for (const { symbol, form } of asked)
    if ((await symbolOf(`what is the price of ${form}?`)) !== symbol) missed.push(form);
  expect(missed.length / asked.length, missed.join(', ')).toBeLessThan(0.05);
}); // prettier-ignore
