import { expect, test } from 'vitest';
import { holdingRows, issuerMatcher, readCover, readPositions, type Report } from './holdings.ts';

const entry = (fields: {
  issuer?: string;
  title?: string;
  value?: number;
  amount?: number;
  type?: string;
  putCall?: string;
}) =>
  `<n1:infoTable><n1:nameOfIssuer>${fields.issuer ?? 'LIBERTY LATIN AMERICA LTD'}</n1:nameOfIssuer>
  <n1:titleOfClass>${fields.title ?? 'COM CL A'}</n1:titleOfClass><n1:value>${fields.value ?? 10}</n1:value>
  <n1:shrsOrPrnAmt><n1:sshPrnamt>${fields.amount ?? 5}</n1:sshPrnamt><n1:sshPrnamtType>${fields.type ?? 'SH'}</n1:sshPrnamtType>
  </n1:shrsOrPrnAmt>${fields.putCall ? `<n1:putCall>${fields.putCall}</n1:putCall>` : ''}</n1:infoTable>`;

const members = [
  {
    symbol: 'LILA',
    name: 'Liberty Latin America Ltd.',
    listedName: 'Liberty Latin America Ltd. Class A Common Stock',
  },
  {
    symbol: 'LILAK',
    name: 'Liberty Latin America Ltd.',
    listedName: 'Liberty Latin America Ltd. Class C Common Stock',
  },
  { symbol: 'RH', name: 'RH', listedName: 'RH Common Stock' },
  {
    symbol: 'BRV',
    name: 'Atlanta Braves Holdings Inc.',
    listedName: 'Atlanta Braves Holdings Inc. Series C Common Stock',
  },
];
const match = issuerMatcher(members);

test.each([
  ['LIBERTY LATIN AMERICA LTD', 'COM CL A', 'LILA'],
  ['LIBERTY LATIN AMERICA LTD', 'COM CL C', 'LILAK'],
  ['LIBERTY LATIN AMERICA LTD', 'COM CL B', undefined],
  ['LIBERTY LATIN AMERICA LTD', 'COM', undefined],
  ['ATLANTA BRAVES HLDGS INC', 'COM SER C', 'BRV'],
  ['ATLANTA BRAVES HLDGS INC', 'COM SER A', undefined],
  ['RH', 'COM', 'RH'],
  ['RH', 'COM CL A', undefined],
  ['RH CORP OF AMERICA', 'COM', undefined],
  ['', 'COM', undefined],
])('%j, %j is %s', (issuer, titleOfClass, symbol) => {
  expect(match({ issuer, titleOfClass })).toBe(symbol);
});

test('a table is read with and without a namespace; options and debt are left out', () => {
  const xml = entry({}) + entry({ putCall: 'Put' }) + entry({ type: 'PRN' }) + entry({ issuer: 'A &amp; B' });
  expect(readPositions(xml).map(({ issuer }) => issuer)).toEqual(['LIBERTY LATIN AMERICA LTD', 'A & B']);
  expect(readPositions(xml.replaceAll('n1:', ''))).toEqual(readPositions(xml));
});

test('a cover page gives manager, number and day', () => {
  const cover = `<ns:cik>0001790837</ns:cik><ns:name>Bull &amp; Street, LLC</ns:name><ns:signatureDate>12-31-2022</ns:signatureDate>`;
  expect(readCover(cover)).toEqual({ manager: 'Bull & Street, LLC', cik: 1790837, filedOn: '2022-12-31' });
});

const report = (over: Partial<Report>): Report => ({
  manager: 'M',
  cik: 7,
  filedOn: '2026-02-17',
  accession: '0001-26-000002',
  positions: readPositions(
    entry({ value: 10, amount: 5 }) + entry({ value: 1, amount: 2 }) + entry({ title: 'COM CL C' }),
  ),
  ...over,
});

test('several lines of one manager and company are one holding, with the way to the filing', () => {
  expect(holdingRows([report({})], match)).toEqual([
    {
      id: '7-LILA',
      company_symbol: 'LILA',
      institution_name: 'M',
      shares_held_percentage: null,
      shares_held: 7,
      market_value: 11,
      filing_date: '2026-02-17',
      raw_text_link: 'https://www.sec.gov/Archives/edgar/data/7/000126000002/0001-26-000002-index.htm',
      report_date: '2025-12-31',
      prior_shares: null,
      prior_value: null,
      is_new: 0,
      is_computed: 0,
      source: 'sec-13f',
      is_sample: 0,
    },
    expect.objectContaining({ id: '7-LILAK', shares_held: 5, market_value: 10 }),
  ]);
});

test('values are thousands in reports before 2023', () => {
  const [before] = holdingRows([report({ filedOn: '2022-12-31', accession: undefined })], match);
  expect([before?.market_value, before?.raw_text_link]).toEqual([11_000, null]);
});
