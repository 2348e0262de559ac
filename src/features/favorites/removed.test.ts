import { expect, it } from 'vitest';
import { leaveRemoved, takeRemoved } from './removed.ts';

/** A page's context with a jar for cookies. */
function keeper(url = 'https://x.test') {
  const jar = new Map<string, string>();
  const options: object[] = [];
  return {
    jar,
    options,
    locals: { site: { url } },
    cookies: {
      get: (name: string) => (jar.has(name) ? { value: jar.get(name) ?? '' } : undefined),
      set: (name: string, value: string, given: object) => {
        jar.set(name, value);
        options.push(given);
      },
      delete: (name: string) => void jar.delete(name),
    },
  };
}

it('tells the next page of favorites what was removed, once', () => {
  const page = keeper();
  leaveRemoved(page, { kind: 'company', id: 'BRK-B' });
  expect(page.options[0]).toMatchObject({
    httpOnly: true,
    path: '/favorites',
    sameSite: 'lax',
    secure: true,
  });
  expect(takeRemoved(page)).toEqual({ kind: 'company', id: 'BRK-B' });
  expect(takeRemoved(page)).toBeNull();
});

it.each(['', 'company', 'podcast a', 'news <script>', `news ${'a'.repeat(65)}`])(
  'shows nothing of a cookie that is none of ours (%s)',
  (value) => {
    const page = keeper();
    page.jar.set('favoriteRemoved', value);
    expect(takeRemoved(page)).toBeNull();
  },
);

it('leaves a cookie that a plain address can read', () => {
  const page = keeper('http://127.0.0.1:4321');
  leaveRemoved(page, { kind: 'news', id: 'n1' });
  expect(page.options[0]).toMatchObject({ secure: false });
});
