import { describe, expect, it } from 'vitest';
import { sectorNames } from '#contract/bounds.ts';
import { hasHero, isAllNews, newsView, pageSizeOf } from './view.ts';
import { sectorOfText } from './sector-spelling.ts';

const read = (query: string) => newsView.read(new URLSearchParams(query));

describe('an address of the news list', () => {
  it.each([
    ['', '/news'],
    ['industry=Life+Sciences', '/news?industry=Life+Sciences'],
    ['industry=life-sciences&page=2', '/news?industry=Life+Sciences&page=2'],
    ['topic=earnings', '/news?topic=earnings'],
    ['query=+abeona+', '/news?query=abeona'],
    // A search goes through all news.
    ['query=abeona&industry=Finance&topic=move', '/news?query=abeona'],
    // What makes no sense counts as not asked for.
    ['industry=weather&topic=weather&page=-1', '/news'],
  ])('“%s” means %s, and that means the same again', (query, href) => {
    expect(newsView.href(read(query))).toBe(href);
    expect(newsView.href(read(href.split('?')[1] ?? ''))).toBe(href);
  });

  it('cuts a search that is too long', () => {
    expect(read(`query=${'x'.repeat(300)}`).query).toHaveLength(100);
  });

  it('has ten rows in a sector and in a search', () => {
    expect([read('industry=Finance'), read('query=a')].map(pageSizeOf)).toEqual([10, 10]);
    expect(pageSizeOf(read(''))).toBeGreaterThan(10);
  });

  it('opens with a hero on the first page of what was not searched for, with the block of all sectors on All alone', () => {
    expect(['', 'industry=Finance', 'page=2', 'query=a'].map((query) => hasHero(read(query)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['', 'industry=Finance', 'topic=move', 'query=a'].map((query) => isAllNews(read(query)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

it('a sector is known by its name in any case, with “and”, and by its short names', () => {
  for (const sector of sectorNames) {
    expect(sectorOfText(sector.toUpperCase())).toBe(sector);
    expect(sectorOfText(sector.replace('&', 'and'))).toBe(sector);
  }
  expect(['tech', 'real estate', 'crypto', 'industrial'].map(sectorOfText)).toEqual([
    'Technology', 'Real Estate & Construction', 'Crypto Assets', 'Industrial Applications',
  ]); // prettier-ignore
  expect([sectorOfText(null), sectorOfText(''), sectorOfText('weather')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
