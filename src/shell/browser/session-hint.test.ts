import { expect, test, vi } from 'vitest';
import { followSession, initialsOf, shownName } from './session-hint.ts';

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

test('without a network who is signed in stays unknown, and nothing fails', async () => {
  vi.stubGlobal('document', { cookie: 'isVerified=1' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(followSession()).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
