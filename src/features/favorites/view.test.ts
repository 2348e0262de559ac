import { describe, expect, it } from 'vitest';
import { favoriteCompaniesView, favoritesView, sortText } from './view.ts';

const query = (href: string) => new URLSearchParams(href.split('?')[1]);

describe('favorite news, events and videos', () => {
  it('stand in the address as they are shown, and the standard is left out', () => {
    expect(favoritesView.href({ page: 1, order: 'added' }, '/favorites/events')).toBe('/favorites/events');
    const view = { page: 3, order: 'title' } as const;
    expect(favoritesView.read(query(favoritesView.href(view, '/favorites/events')))).toEqual(view);
  });

  it.each(['page=0', 'sort=nope', 'sort='])('fall back to the standard for %s', (text) => {
    expect(favoritesView.read(new URLSearchParams(text))).toEqual({ page: 1, order: 'added' });
  });
});

describe('favorite companies', () => {
  it('stand in the address as they are shown, and the standard is left out', () => {
    expect(favoriteCompaniesView.href({ page: 1, view: 'overview', sort: null })).toBe('/favorites');
    const view = { page: 2, view: 'technical', sort: { field: 'market_cap', direction: 'desc' } } as const;
    expect(favoriteCompaniesView.read(query(favoriteCompaniesView.href(view)))).toEqual(view);
    expect(sortText(view.sort)).toBe('market_cap.desc');
  });

  it.each(['sort=market_cap', 'sort=market_cap.up', 'sort=nope.asc', 'sort=spark.asc', 'view=nope'])(
    'fall back to the standard for %s',
    (text) => {
      expect(favoriteCompaniesView.read(new URLSearchParams(text))).toEqual({
        page: 1,
        view: 'overview',
        sort: null,
      });
    },
  );
});
