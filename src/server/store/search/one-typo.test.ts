import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginsWithinOneTypo, withinOneTypo } from './one-typo.ts';
import { inLongRun } from '#tests/support/long.ts';

const letters = ['a', 'b', 'c'];
/** Every text that one slip of the keys makes of `text`. */
function slips(text: string): Set<string> {
  const made = new Set([text]);
  for (let i = 0; i <= text.length; i += 1) {
    const [before, after] = [text.slice(0, i), text.slice(i)];
    for (const letter of letters) {
      made.add(before + letter + after);
      if (after) made.add(before + letter + after.slice(1));
    }
    if (after) made.add(before + after.slice(1));
    if (after.length > 1) made.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  return made;
}

const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 6 });

it('agrees with trying every slip', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(withinOneTypo(a, b)).toBe(slips(a).has(b));
    }),
    { numRuns: inLongRun(20_000, 2_000) },
  );
});

it('forgives a slip in the beginning of a word', () => {
  expect(beginsWithinOneTypo('theraputi', 'therapeutics')).toBe(true);
  expect(beginsWithinOneTypo('therputi', 'therapeutics')).toBe(false);
});
