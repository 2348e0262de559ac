import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PasswordSchema } from '#contract/user.ts';
import { passwordRules } from './password-rules.ts';

const pieces = fc.constantFrom('a', 'Z', 'é', '字', '7', '٣', '@', '&', '#', ' ', '\n', '😀');
const passwords = fc.oneof(fc.string({ unit: pieces, maxLength: 9 }), fc.string({ unit: 'grapheme' }));

test('all rules ticked off is exactly what the contract accepts', () => {
  fc.assert(
    fc.property(passwords, (password) => {
      const ticked = passwordRules.every(({ isMet }) => isMet(password));
      expect(ticked).toBe(PasswordSchema.safeParse(password).success);
    }),
    { numRuns: 2_000 },
  );
});
