import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followReset } from './follow-reset.ts';

let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map([['darkMode', 'true']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** What the page shows in its fields when it is opened. */
const opened = (page: Parameters<typeof followReset>[0], ...values: string[]): string[] => {
  const fields = values.map((value) => ({ value }));
  followReset(page, fields);
  return fields.map(({ value }) => value);
};

test('for whom a code was sent is there when the page is opened anew, and gone for good once the password is set', () => {
  opened({ contact: 'jd@site.example' });
  expect(opened({}, '')).toEqual(['jd@site.example']);
  expect(opened({ done: 'true' }, '')).toEqual(['']);
  expect([...kept]).toEqual([['darkMode', 'true']]);
  expect(opened({}, '')).toEqual(['']);
});

test('what was typed or filled in already stays, and a phone takes the place of an email', () => {
  opened({ contact: 'jd@site.example' });
  expect(opened({}, 'other@site.example', '')).toEqual(['other@site.example', 'jd@site.example']);
  opened({ contact: '5550104477' });
  expect(opened({}, '')).toEqual(['5550104477']);
});

test('a page that was opened with nothing remembers nothing', () => {
  expect(opened({}, '')).toEqual(['']);
  expect(opened({ contact: '' }, '')).toEqual(['']);
  expect([...kept.keys()]).toEqual(['darkMode']);
});
