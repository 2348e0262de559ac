import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { placedWords, queryWords } from './search-words.ts';

test.each([
  ['Abeona  Therapeutics, Inc.', ['abeona', 'therapeutics', 'inc']],
  ['  SÖHNE & "Söhne" ', ['sohne']],
  ['10-K/A of brk-b', ['10', 'k', 'a', 'of', 'brk', 'b']],
  ['gold and gold min', ['gold', 'and', 'min']],
  ['min gold and gold', ['min', 'and', 'gold']],
  ['生物 製薬 🧬', ['生物', '製薬']],
  ['"*():^ -- \0 \\ \'', []],
  ['', []],
])('"%s" is looked for as %j', (typed, words) => {
  expect(queryWords(typed)).toEqual(words);
});

test('of a text without end a beginning is looked for, and of its words eight, the one being typed among them', () => {
  expect(queryWords('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
  expect(queryWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'j']);
});

test('whatever is typed, words are letters and digits alone', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (typed) => {
      for (const word of queryWords(typed)) expect(word).toMatch(/^[\p{Letter}\p{Number}]{1,80}$/u);
    }),
  );
});

test('every word knows its place in the text', () => {
  const text = 'Über 10‑Q: “ABEO”';
  for (const { start, end, folded } of placedWords(text))
    expect(queryWords(text.slice(start, end))).toEqual([folded]);
  expect([...placedWords(text)].map(({ start }) => start)).toEqual([0, 5, 8, 12]);
});
