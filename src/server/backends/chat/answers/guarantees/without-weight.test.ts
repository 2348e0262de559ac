import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// One word that stands beside its matter, in another language or out of its place, voids no answer.
it.each([
  ['HOWL', ['wie viele Aktien sind ausstehend, and by how much did the count rise in one year?'], 'shares-outstanding', 'shares outstanding on'],
  ['TUYA', ['TUYA cash per share vs share price, kya yeh net cash se sasta hai?'], 'ratio-of', 'net cash was'],
  ['MIND', ['margin trend last 4 quarters (gross)'], 'statement-lines', 'Gross margin of MIND'],
  ['HBIO', ['debt vs cash, can they pay the loans back'], 'net-cash', 'Whether it can pay them back is a judgement'],
  ['HOWL', ['did 13D holders come or go in the last months? name them w/ dates'], 'stakes', 'RA Capital'],
  ['KSCP', ['how did the price change over the last months'], 'price-change', 'on Apr 2, 2026 to'],
  ['BGMS', ['what did it call itself before and since when the new name'], 'former-names', 'The present name is on record since Sep 12, 2025'],
  ['AMWL', ['how much did the CEO get paid in 2025'], 'officer-pay', 'Pay, 2025'],
  ['AMWL', ['CEO pay in 2023'], 'officer-pay', 'What was paid in 2023 is not on record'],
  ['KSCP', ['price target', 'highest one?'], 'price-target', 'The highest is'],
])('%s: %j is read as %s', async (symbol, questions, kind, said) => {
  const last = await lastOf(symbol, ...questions);
  expect(last.kinds).toContain(kind);
  expect(last.kinds).not.toContain(null);
  expect(wordsIn(last)).toContain(said);
}); // prettier-ignore

it('a whole sentence of another language is told that English is understood', async () => {
  expect((await lastOf('HOWL', 'wie viele Aktien sind im Umlauf und wie hoch ist der Umsatz')).answer.outcome).toBe('declined');
}); // prettier-ignore
