import { expect, it } from 'vitest';
import type { Api } from '#kit/http/api-client.ts';
import { loadCompanyFeed, loadFeed, loadSectorFeed } from './load.ts';
import { sectorOfSlug, sectorSlug } from '#kit/href/feed-paths.ts';
import { sectorNames } from '#contract/bounds.ts';

const answering = (answers: Record<string, unknown>) =>
  ((id: string) => Promise.resolve(answers[id])) as unknown as Api;
const rows = [
  { id: 'real', title: 'Real' },
  { id: 'made-up', title: 'Made up', sample: true },
];

it('no feed holds a sample', async () => {
  const api = answering({
    'news.all': { data: rows },
    'news.sector': { data: rows },
    'events.all': { data: rows },
    'news.newsLetters': { data: rows },
  });
  for (const name of ['news', 'events', 'newsletters'])
    expect((await loadFeed(api, name, 'Site'))?.items.map(({ id }) => id)).toEqual(['real']);
  expect((await loadSectorFeed(api, 'Finance', 'Site')).items.map(({ id }) => id)).toEqual(['real']);
});

it('a fictional company has no feed, and an unknown name is none', async () => {
  const api = answering({
    'stock.details': { symbol: 'ZZ', name: 'ZZ', sample: true },
    'news.bySymbol': { data: rows },
  });
  expect(await loadCompanyFeed(api, 'ZZ', 'Site')).toBeUndefined();
  expect(await loadFeed(api, 'weather', 'Site')).toBeUndefined();
});

it('every sector has an address of its own that leads back to it', () => {
  for (const sector of sectorNames) {
    expect(sectorSlug(sector)).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(sectorOfSlug(sectorSlug(sector))).toBe(sector);
  }
  expect(sectorOfSlug('weather')).toBeUndefined();
});
