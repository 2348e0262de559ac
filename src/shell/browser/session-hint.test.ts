import { expect, test, vi } from 'vitest';
import { followSession, forgetSessionHint, initialsOf, shownName } from './session-hint.ts';

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

test('with a session goes what its person looked up, and what belongs to the device or to a guest stays', () => {
  const kept = new Map([
    ['sessionName', 'Jordan Dale'],
    ['sessionRole', 'user'],
    ['recentTickers', 'ABEO Abeona Therapeutics Inc.'],
    ['darkMode', 'true'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
  forgetSessionHint();
  expect([...kept.keys()]).toEqual(['darkMode']);
  kept.set('recentTickers', 'GLUE Monte Rosa Therapeutics Inc.');
  forgetSessionHint();
  expect([...kept.keys()]).toEqual(['darkMode', 'recentTickers']);
  vi.unstubAllGlobals();
});
