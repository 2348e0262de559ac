import { expect, test } from 'vitest';
import { isOwnCount, ownBars, passedTickers } from './passed-tickers.ts';

const earlier = [
  { ticker: 'RNA', cik: 1599901, name: 'Avidity Biosciences, Inc.' },
  { ticker: 'ARIS', cik: 1865187, name: 'Aris Water Solutions, Inc.' },
  { ticker: 'ARMN', cik: 1964504, name: 'Aris Mining Corp' },
  { ticker: 'MTAL', cik: 1950246, name: 'MAC Copper Ltd' },
  { ticker: 'DMRC', cik: 1438231, name: 'Digimarc CORP' },
  { ticker: 'BRR', cik: 2056263, name: 'Columbus Circle Capital Corp. I' },
  { ticker: 'SAME', cik: 1, name: 'Same Inc.' },
];
const member = (symbol: string, name: string, cik: number | null) => ({ symbol, name, cik });
const forms = new Map([[2076163, new Set(['425', '8-K'])]]);
const bars = new Map([
  ['RNA', [['2026-02-25', 72.7], ['2026-02-27', 14.75], ['2026-03-02', 14.9]]],
  ['MTAL', [['2025-10-10', 12.21], ['2026-04-14', 10.17], ['2026-04-15', 10.17]]],
] as const); // prettier-ignore
const barsOf = (symbol: string) =>
  (bars.get(symbol as 'RNA') ?? []).map(([date, close]) => ({ date, close }));

test('RNA, ARIS, MTAL: a ticker that another company had begins with the one that has it now', () => {
  const members = [
    member('RNA', 'Atrium Therapeutics Inc.', 2093101),
    member('ARIS', 'Aris Mining Corporation', 1964504),
    member('MTAL', 'Metals Acquisition Corp. II', 2107724),
  ];
  expect([...passedTickers(members, earlier, forms, barsOf)]).toEqual([
    ['RNA', '2026-02-27'],
    ['ARIS', '2026-01-01'],
    ['MTAL', '2026-04-14'],
  ]);
});

test('DMRC, BRR: a holding, the other party of a merger and an unknown number keep the past of their ticker', () => {
  const members = [
    member('DMRC', 'Digimarc Corporation', 2119322),
    member('BRR', 'ProCap Financial Inc.', 2076163),
    member('SAME', 'Other Inc.', 1),
    member('RNA', 'Atrium Therapeutics Inc.', null),
  ];
  expect(passedTickers(members, earlier, forms, barsOf).size).toBe(0);
});

test('closes without a pause or another price are of the company that has the ticker, whose history its source keeps', () => {
  const rna = barsOf('RNA');
  expect(ownBars(rna, '2026-02-27').map(({ close }) => close)).toEqual([14.75, 14.9]);
  expect(ownBars(rna, '2026-01-01')).toEqual(rna);
  expect(ownBars(rna, undefined)).toEqual(rna);
});

test('MTAL: a market value under a ticker that another company had needs a count of since then', () => {
  expect(isOwnCount('2026-04-14', [undefined, undefined])).toBe(false);
  expect(isOwnCount('2026-04-14', [{ as_of: '2026-02-01' }])).toBe(false);
  expect(isOwnCount('2026-02-27', [undefined, { as_of: '2026-03-07' }])).toBe(true);
  expect(isOwnCount(undefined, [undefined])).toBe(true);
});
