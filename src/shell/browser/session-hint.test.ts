import { afterEach, expect, test, vi } from 'vitest';
import { DRAFT } from '#features/redchat/browser/draft.ts';
import { INTENT_KEY } from '#islands/favorites/keep-intent.ts';
import { APPEARANCE_KEYS } from '#kit/site/theme.ts';
import { RECENT_KEY } from '../palette/browser/remember-ticker.ts';
import {
  followSession,
  forgetPerson,
  forgetSessionHint,
  initialsOf,
  keepSessionHint,
  resetContact,
  shownName,
} from './session-hint.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A storage of a browser, with what is kept in it. */
function storage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

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
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(followSession()).resolves.toBeUndefined();
});

test('with a session goes what its person looked up, and what belongs to the device or to a guest stays', () => {
  const kept = storage({
    sessionName: 'Jordan Dale',
    sessionRole: 'user',
    recentTickers: 'ABEO Abeona Therapeutics Inc.',
    darkMode: 'true',
  });
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('window', new EventTarget());
  forgetSessionHint();
  expect(kept.keys()).toEqual(['darkMode']);
  kept.setItem('recentTickers', 'GLUE Monte Rosa Therapeutics Inc.');
  forgetSessionHint();
  expect(kept.keys()).toEqual(['darkMode', 'recentTickers']);
});

test('logging out takes each key of the person by its name; theme, font, filters and sealed copies of the desk stay', () => {
  const ofTheDevice = [...Object.values(APPEARANCE_KEYS), 'screenerFilters', 'screenerColumns', 'screenerRows', 'chatGreeting', 'toolsTyped 7 news new']; // prettier-ignore
  const local = storage(Object.fromEntries(ofTheDevice.map((key) => [key, '1'])));
  const ofTheWindow = storage({ 'codeSent /verify': '1' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', ofTheWindow);
  vi.stubGlobal('window', new EventTarget());
  keepSessionHint({ name: 'Jordan Dale', email: 'jd@site.example', role: 'user' });
  resetContact.keep('jd@site.example');
  local.setItem(RECENT_KEY, 'ABEO Abeona Therapeutics Inc.');
  for (const key of [DRAFT, INTENT_KEY]) ofTheWindow.setItem(key, 'jd');
  forgetPerson();
  expect([local.keys(), ofTheWindow.keys()]).toEqual([ofTheDevice, ['codeSent /verify']]);
});
