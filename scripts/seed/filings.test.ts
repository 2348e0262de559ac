import { expect, test } from 'vitest';
import { filingRows } from './filings.ts';
import { formsByCik, parseMasterIndex } from './master-index.ts';

const index = `Description:           Master Index
CIK|Company Name|Form Type|Date Filed|Filename
--------------------------------------------------------------------------------
1000045|OLD MARKET CAPITAL Corp|10-Q|2025-11-14|edgar/data/1000045/0001437749-25-035199.txt
1000045|OLD MARKET CAPITAL Corp|10-Q|2025-11-14|edgar/data/1000045/0001437749-25-035199.txt
77|OTHER|4|2025-11-14|edgar/data/77/0001-25-1.txt
`;

test('the lines after the header are the filings', () => {
  expect(parseMasterIndex(index)).toHaveLength(3);
  expect(formsByCik(parseMasterIndex(index)).get(77)).toEqual(new Set(['4']));
});

test('a filing comes once for each symbol of its filer, and not for strangers', () => {
  const rows = filingRows(parseMasterIndex(index), [
    { symbol: 'OMCC', cik: 1000045 },
    { symbol: 'OMCB', cik: 1000045 },
    { symbol: 'NOCIK', cik: null },
  ]);
  expect(rows.map(({ symbol }) => symbol)).toEqual(['OMCB', 'OMCC']);
  expect(rows[0]).toEqual({
    accession_key: '0001437749-25-035199',
    symbol: 'OMCB',
    cik: 1000045,
    filing_type: '10-Q',
    filed_on: '2025-11-14',
    raw_text_link: 'https://www.sec.gov/Archives/edgar/data/1000045/0001437749-25-035199.txt',
    items: null,
  });
});
