import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dayOf, findColumns, numberOf, symbolOf } from './columns.ts';
import { IngestError, readTable } from './read-table.ts';

const table = (text: string) => readTable(Buffer.from(text));

test('CSV, a list in JSON and the screener’s answer give the same rows', () => {
  const rows = [{ symbol: 'ABEO', lastsale: '$6.40' }];
  expect(table('symbol,lastsale\r\nABEO,$6.40\r\n').rows).toEqual(rows);
  expect(table('\uFEFFsymbol,lastsale\nABEO,"$6.40"').rows).toEqual(rows);
  expect(table(JSON.stringify(rows)).rows).toEqual(rows);
  expect(table(JSON.stringify({ data: { asof: 'Last price as of Jul 2, 2026', rows } }))).toEqual({
    format: 'json',
    rows,
    asOf: 'Last price as of Jul 2, 2026',
  });
  expect(table(JSON.stringify({ data: { table: { asof: 'Jul 2, 2026', rows } } })).asOf).toBe('Jul 2, 2026');
  expect(readTable(gzipSync(JSON.stringify(rows))).rows).toEqual(rows);
});

test.each([
  ['', 'The file is empty.'],
  ['  \n', 'The file is empty.'],
  ['symbol,lastsale', 'The file has no row below its line of names.'],
  ['[{"symbol":"A"', 'The file begins like JSON, and is not: it may have been cut off.'],
  ['[]', 'The list in the file is empty.'],
  ['[1,null]', 'The list in the file is empty.'],
  ['{"a":{}}', 'The JSON holds no list of records, nor the answer of the Nasdaq screener.'],
])('%j is refused in one line', (text, message) => {
  expect(() => table(text)).toThrow(message);
});

test('a damaged archive is refused', () => {
  expect(() => readTable(gzipSync('symbol,last\nA,1').subarray(0, 20))).toThrow('packed (gzip), and damaged');
});

test('a table that is longer than can be held is refused whole, packed or not, and no more of it is unpacked', () => {
  const [MB, rows] = [2 ** 20, `symbol,name\n${`ABEO,${'x'.repeat(60_000)}\n`.repeat(20)}`];
  expect(readTable(gzipSync(rows), 2 * MB).rows).toHaveLength(20);
  const why = 'holds more than 1 MB, and nothing of it was taken in: cut it into several files';
  expect(() => readTable(gzipSync(rows), MB)).toThrow(`The file, unpacked, ${why}`);
  expect(() => readTable(Buffer.from(rows), MB)).toThrow(`The file ${why}`);
  // What would be 4 GB is never there: a megabyte of it is.
  const bomb = Buffer.concat(Array<Buffer>(256).fill(gzipSync(Buffer.alloc(16 * MB))));
  expect(() => readTable(bomb, MB)).toThrow(IngestError);
});

test('columns are known by many names, and a missing one is named with those that are there', () => {
  const cells = findColumns(table('Ticker,Last Sale,Net Change,% Change,Market Cap\nA,$1,-0.1,-9.09%,1.5M'), [
    'symbol',
    'last',
  ]);
  const row = {
    Ticker: 'A',
    'Last Sale': '$1',
    'Net Change': '-0.1',
    '% Change': '-9.09%',
    'Market Cap': '1.5M',
  };
  expect(cells.number(row, 'last')).toBe(1);
  expect(cells.number(row, 'percent')).toBe(-9.09);
  expect(cells.number(row, 'marketCap')).toBe(1_500_000);
  expect(cells.number(row, 'volume')).toBeNull();
  expect(() => findColumns(table('name,price\nA,1'), ['symbol', 'last'])).toThrow(
    'no column for symbol. Its columns: name, price.',
  );
});

test.each([
  ['$1,234.50', 1234.5],
  ['-1.2%', -1.2],
  ['−0.5', -0.5],
  ['(3.1)', -3.1],
  ['.5', 0.5],
  ['2.5B', 2.5e9],
  ['1e6', 1e6],
  ['', null],
  ['N/A', null],
  ['--', null],
  ['1.2.3', null],
  ['Infinity', null],
])('%j is the number %j', (cell, value) => {
  expect(numberOf(cell)).toBe(value);
});

test.each([
  ['2026-07-02', '2026-07-02'],
  ['2026-07-02T16:00:00Z', '2026-07-02'],
  ['07/02/2026', '2026-07-02'],
  ['Last price as of Jul 2, 2026', '2026-07-02'],
  ['July 2, 2026', '2026-07-02'],
  ['2026-02-30', null],
  ['13/40/2026', null],
  ['Foo 2, 2026', null],
  ['', null],
])('%j is the day %j', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test('a share class stands after a hyphen, whichever mark the file uses', () => {
  expect([' bf/b ', 'BF.B', 'BF-B'].map(symbolOf)).toEqual(['BF-B', 'BF-B', 'BF-B']);
});
