import { expect, test } from 'vitest';
import { readRows, readTexts, sampleCompanies } from './files.ts';

test('the samples show every part of the site: three fictional clients, with enough of each kind', () => {
  expect(sampleCompanies().map(({ symbol, name }) => [symbol, name.split(' ')[0]])).toEqual([
    ['ZZSMA', 'Sample'],
    ['ZZSMB', 'Sample'],
    ['ZZSMC', 'Sample'],
  ]);
  const videos = readRows('videos');
  const dated = readRows('events');
  const least: [string, number, number][] = [
    ['clients', readRows('clients').length, 3],
    ['leaders', readRows('leaders').length, 8],
    ['videos', videos.length, 12],
    ['exclusive videos', videos.filter(({ exclusive }) => exclusive).length, 2],
    ['events', dated.filter(({ kind }) => kind === 'event').length, 10],
    ['webinars', dated.filter(({ kind }) => kind === 'webinar').length, 6],
    ['newsletters', readTexts('newsletters', []).length, 6],
    ['analyst rows', readRows('analyst_records').length, 25],
  ];
  expect(least.filter(([, count, atLeast]) => count < atLeast)).toEqual([]);
});
