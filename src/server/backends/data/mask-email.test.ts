import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it.each([
  ['jordan@mail.example', 'j•••@mail.example'],
  ['"a@b"@mail.example', '"•••@mail.example'],
  ['😀x@mail.example', '😀•••@mail.example'],
  ['@mail.example', '•••'],
  ['nothing', '•••'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
