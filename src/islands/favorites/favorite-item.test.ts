import { expect, it } from 'vitest';
import { favoriteKinds, isFavoriteKind, keyOf, setHref, signInHref, storedKind } from './favorite-item.ts';

it('knows a webinar and an event as the same item, and everything else apart', () => {
  expect(keyOf({ kind: 'webinar', id: 'a' })).toBe(keyOf({ kind: 'event', id: 'a' }));
  expect(new Set(favoriteKinds.map((kind) => keyOf({ kind, id: 'a' }))).size).toBe(4);
  expect(favoriteKinds.map(storedKind)).toEqual(['company', 'event', 'event', 'news', 'video']);
});

it('takes no other text for a kind', () => {
  for (const text of ['', 'Company', 'toString', 'podcast']) expect(isFavoriteKind(text)).toBe(false);
});

it('leads a guest to sign in, from there to the item, and from there back', () => {
  const here = '/stocks/screener?volume=1M..&page=2';
  const login = new URL(signInHref({ kind: 'company', id: 'BRK-B' }, here), 'https://x.test');
  expect(login.pathname).toBe('/login');
  const next = login.searchParams.get('next') ?? '';
  expect(next).toBe(setHref({ kind: 'company', id: 'BRK-B' }, here));
  const set = new URL(next, 'https://x.test');
  expect([set.pathname, Object.fromEntries(set.searchParams)]).toEqual([
    '/favorites/set',
    { kind: 'company', id: 'BRK-B', next: here },
  ]);
});
