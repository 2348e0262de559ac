import { expect, test } from 'vitest';
import { leaveNotice, takeNotice } from './notice.ts';

function context(url: string, jar = new Map<string, string>()) {
  const options: object[] = [];
  return {
    jar,
    options,
    locals: { site: { url } },
    cookies: {
      get: (name: string) => (jar.has(name) ? { value: jar.get(name) ?? '' } : undefined),
      set: (name: string, value: string, given: object) => void (jar.set(name, value), options.push(given)),
      delete: (name: string) => void jar.delete(name),
    },
  };
}

test('a notice is taken once by the next page', () => {
  const page = context('http://site');
  leaveNotice(page, 'user-deleted');
  expect(takeNotice(page)).toBe('user-deleted');
  expect(takeNotice(page)).toBeNull();
});

test('a cookie that says something else says nothing', () => {
  expect(takeNotice(context('http://site', new Map([['notice', 'toString']])))).toBeNull();
});

test('its cookie is out of reach for scripts, and secure on https', () => {
  const page = context('https://site');
  leaveNotice(page, 'signed-up');
  expect(page.options).toEqual([expect.objectContaining({ httpOnly: true, secure: true, sameSite: 'lax' })]);
});
