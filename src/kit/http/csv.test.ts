import { expect, test } from 'vitest';
import { parseCsv, parseCsvRecords } from './csv.ts';

test('quoted cells keep commas, quotes and line breaks', () => {
  expect([...parseCsv('a,"b, ""c""",\n"d\ne",,f\n')]).toEqual([
    ['a', 'b, "c"', ''],
    ['d\ne', '', 'f'],
  ]);
});

test('line ends of Windows and a missing last line end change nothing', () => {
  expect([...parseCsv('a,b\r\nc,d')]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('records are named by the first line', () => {
  expect(parseCsvRecords('sic,title\n2834,DRUGS\n')).toEqual([{ sic: '2834', title: 'DRUGS' }]);
});
