import { expect, test } from 'vitest';
import { initialsOf, shownName } from './session-hint.ts';

test('a person without a name is called by what stands before the @', () => {
  expect(shownName({ name: 'Jordan Dale', email: 'jd@site.example' })).toBe('Jordan Dale');
  expect(shownName({ name: ' ', email: '"odd@one"@site.example' })).toBe('"odd@one"');
  expect(shownName({ name: null, email: 'jd@site.example' })).toBe('jd');
});

test.each([
  ['Jordan Dale', 'JD'],
  ['jordan', 'J'],
  ['Ana María de la Cruz', 'AC'],
  ['', ''],
])('initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
