import { expect, it } from 'vitest';
import { openChat } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// What is answered alone is answered beside another: each part is read as if it were asked alone.
it.each([
  ['RVLV', 'Russell 2000 member or not and was 2025 a profit or a loss?', ['index', 'profitable']],
  ['MRKR', 'the current number of shares, the ath', ['shares-outstanding', 'price-extreme']],
  ['MAZE', 'what is the website and the lowest it has ever traded?', ['website', 'price-extreme']],
  ['CMCO', "down how much since January, what's the eps forecast for this year?", ['price-change', 'estimates']],
  ['FFAI', 'what money do they report in. down how much since January', ['currency', 'price-change']],
  ['MBC', 'how much does the CEO make, 1y chart?', ['officer-ceo', 'price-chart']],
  ['HFFG', 'anything new with them this month and highest closing price this year?', ['news', 'price-extreme']],
  ['SLP', 'what is the market cap and the Street\u2019s highest number for it?', ['market-cap', 'price-target']],
])('of %s “%s” asks %j', async (symbol, question, kinds) => {
  expect((await lastOf(symbol, question)).kinds).toEqual(kinds);
}); // prettier-ignore

// What hangs on the part before it is of that, and no question of its own.
it.each([
  ['IMUX', 's-3 filed lately? size'],
  ['ASTE', 'do they give a dividend and is it growing'],
  ['DHT', 'Which day did the dividend go ex last, and how much of earnings was that?'],
  ['TXO', "10 grand put in at the start of last year, what's left"],
  ['IMNN', 'how many shares are shorted and is that up'],
  ['PALI', 'did pali do another offering, at what price'],
  ['BW', 'biggest one day pop this year and the volume on it'],
  ['OCTV', 'any analyst coverage yet? price targets'],
  ['GPCR', 'today\u2019s open, high, low, close'],
  ['QUBT', 'why the big red candle, any news'],
  ['LIVE', 'hows the ceo paid and how much stock does he own'],
])('of %s “%s” asks one matter', async (symbol, question) => {
  const { kinds } = await lastOf(symbol, question);
  expect(kinds.filter((kind) => kind !== null)).toHaveLength(1);
});

it('takes a phrase that a tie runs through for one', async () => {
  expect((await lastOf('PRME', 'cash and short-term investments')).kinds).toHaveLength(1);
});
