import { expect, test } from 'vitest';
import { videoPath } from '#kit/href/addresses.ts';
import { companyName, durationWords, newestOf } from './words.ts';

test.each([
  [12, '0:12'],
  [59.6, '1:00'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [0, '0:00'],
  [null, null],
  [undefined, null],
  [-1, null],
  [Number.NaN, null],
])('%s seconds are %s', (seconds, expected) => {
  expect(durationWords(seconds)).toBe(expected);
});

test('an id never leaves its place in the address', () => {
  expect(videoPath('a/b?c')).toBe('/video/a%2Fb%3Fc');
});

test('a company is called by its name, else by its ticker', () => {
  const video = { id: '1', name: 'x' };
  expect(companyName({ ...video, Company: { name: 'Alpha' }, company_symbol: 'ABC' })).toBe('Alpha');
  expect(companyName({ ...video, Company: null, company_symbol: 'ABC' })).toBe('ABC');
  expect(companyName(video)).toBe('Unknown');
});

test('the newest of a type is no teaser, and its type may be written in any case', () => {
  const videos = [
    { id: 'old', name: '', type: 'interview', published: '2025-01-01' },
    { id: 'new', name: '', type: 'CEO Interview', published: '2026-01-01' },
    { id: 'undated', name: '', type: 'Interview', published: null },
    { id: 'teaser', name: '', type: 'Interview', published: '2026-02-01', thirtysecs: true },
    { id: 'untyped', name: '', type: null, published: '2026-03-01' },
  ];
  expect(newestOf(videos, 'interview')?.id).toBe('new');
  expect(newestOf(videos, 'overview')).toBeUndefined();
});
