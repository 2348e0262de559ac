import { describe, expect, it } from 'vitest';
import {
  favoriteCompaniesHref,
  favoritesHref,
  readFavoriteCompaniesView,
  readFavoritesView,
  sortText,
} from './view.ts';

const query = (href: string) => new URLSearchParams(href.split('?')[1]);

describe('favorite news, events and videos', () => {
  it('stand in the address as they are shown, and the standard is left out', () => {
    expect(favoritesHref('/favorites/events', { page: 1, order: 'added' })).toBe('/favorites/events');
    const view = { page: 3, order: 'title' } as const;
    expect(readFavoritesView(query(favoritesHref('/favorites/events', view)))).toEqual(view);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=999999999', 'sort=nope', 'sort='])(
    'fall back to the standard for %s',
    (text) => {
      expect(readFavoritesView(new URLSearchParams(text))).toEqual({ page: 1, order: 'added' });
    },
  );
});

describe('favorite companies', () => {
  it('stand in the address as they are shown, and the standard is left out', () => {
    expect(favoriteCompaniesHref({ page: 1, view: 'overview', sort: null })).toBe('/favorites');
    const view = { page: 2, view: 'technical', sort: { field: 'market_cap', direction: 'desc' } } as const;
    expect(readFavoriteCompaniesView(query(favoriteCompaniesHref(view)))).toEqual(view);
    expect(sortText(view.sort)).toBe('market_cap.desc');
  });

  it.each(['sort=market_cap', 'sort=market_cap.up', 'sort=nope.asc', 'sort=spark.asc', 'view=nope'])(
    'fall back to the standard for %s',
    (text) => {
      expect(readFavoriteCompaniesView(new URLSearchParams(text))).toEqual({
        page: 1,
        view: 'overview',
        sort: null,
      });
    },
  );
});
