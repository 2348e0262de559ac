import { expect, test } from 'vitest';
import { matchingIds, toTextEntry } from './text-entries.ts';

const entries = [
  toTextEntry('a', 'Interview: Söhne  and growth', 'ZZSMA'),
  toTextEntry('b', 'Overview of 100% recycling', 'ZZSMB'),
  toTextEntry('c', 'Of no company', null),
];

test.each([
  ['INTERVIEW', ['a']],
  ['view', ['a', 'b']],
  ['sohne and', ['a']],
  ['  of  ', ['b', 'c']],
  ['100%', ['b']],
  ['zzsmb', ['b']],
  ['zzsm', []],
  ['_', []],
  ['', []],
  ['   ', []],
])('"%s" finds %j', (typed, ids) => {
  expect(matchingIds(entries, typed)).toEqual(ids);
});
