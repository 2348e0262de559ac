import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();
const said = async (symbol: string, question: string) =>
  wordsIn(await lastOf(symbol, question)).replaceAll(/\[\^\d+\]/g, '');

it.each([
  // Two series are listed, and no source has their amount.
  ['CHMI', 'book value per share', 'Total equity a share, preferred stock included, is **$6.42**: preferred stock is in it (CHMI-PA and CHMI-PB are listed), and its amount is on no record here. What belongs to an ordinary share is less.'],
  ['CHMI', 'price to book', 'the two are not held against each other: preferred stock is in it (CHMI-PA and CHMI-PB are listed)'],
  ['RWT', 'book value per share over the last four quarters', 'That is total equity a share, preferred stock included: preferred stock is in it (RWT-PA is listed)'],
  // Nothing is listed; what trades beside no exchange nobody knows.
  ['WSBF', 'book value per share', 'Preferred stock, where it has some that is not listed, is in that equity.'],
])('%s, "%s": an equity a share is named by what is in it', async (symbol, question, words) => {
  expect(await said(symbol, question)).toContain(words);
}); // prettier-ignore

it('makes no equity a share of a balance that no price to book is made of', async () => {
  const text = await said('POCI', 'book value per share');
  expect(text).toContain('No equity a share is made of the two: half as many shares again were issued');
  expect(text).not.toContain('That is');
});
