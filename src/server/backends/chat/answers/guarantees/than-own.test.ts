import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

it.each([
  ['AAP', 'which other retailers pay a higher dividend yield than this one', 'Dividend Yield 1.626%+ · Dividend yield, high to low'],
  ['CWH', 'what other retailers trade at a lower p/s than it', 'P/S under 0.1179 · P/S, low to high'],
  ['CWH', 'which retailers have a better p/s than it', 'P/S under 0.1179'],
  ['CWH', 'which retailers have a worse p/s than it', 'P/S 0.118+'],
  ['CWH', 'any other stocks more heavily shorted than this?', 'Short of Float 25.94%+'],
  ['ABEO', 'which biotechs are bigger than this one?', 'Market Cap $364.8M+'],
])('holds a list against the company of the page, which is not on it: %s "%s"', async (symbol, question, said) => {
  const composed = await lastOf(symbol, question);
  expect(composed.kinds).toEqual(['screen']);
  expect(wordsIn(composed)).toContain(said);
  expect(composed.answer.parts.flatMap((part) => (part.kind === 'table' ? part.rows.map(([, ticker]) => ticker?.text) : []))).not.toContain(symbol);
}); // prettier-ignore

it('says where the figure that a list is held against is not on record, and shows it without', async () => {
  const composed = await lastOf('IVT', 'which other reits yield more than this one');
  expect(composed.answer.outcome).toBe('partly');
  expect(wordsIn(composed)).toContain('Dividend Yield of InvenTrust Properties (IVT) is not on record: the list is not held against it.');
}); // prettier-ignore

it('holds a list against whoever is named, the company of the page first', async () => {
  const farmers = wordsIn(await lastOf('FMNB', 'Which Ohio banks under $1 billion market cap yield more than Farmers?'));
  expect(farmers).toContain('Dividend Yield of Farmers National Banc (FMNB) is not on record');
  expect(farmers).not.toContain('“farmers”');
  expect(wordsIn(await lastOf('FMNB', 'which chemical companies yield more than ASIX?'))).toMatch(/“chemical” \(7 sub-sectors\) · Dividend Yield 3\.1\d+%\+/);
}); // prettier-ignore

it('shows nobody words for his own that he did not say', async () => {
  const composed = await lastOf('HURN', 'why is it falling, and which other consulting firms are more heavily shorted than this?');
  expect(wordsIn(composed)).not.toContain('sorted by');
}); // prettier-ignore

it('goes on from such a list with its bound', async () => {
  const said = wordsIn(await lastOf('ABEO', 'which biotechs are bigger than this one?', 'sort them by cash'));
  expect(said).toContain('Market Cap $364.8M+ · Cash, high to low');
  expect(said).not.toContain('was not filtered by');
});
