import { expect, test } from 'vitest';
import { calendarRows, registrationFilings, registrationRows } from './ipos.ts';

test('a deal of the calendar has numbers, an ISO date and the market as we name it', () => {
  const deal = {
    dealID: '1-2',
    proposedTickerSymbol: 'ALMS',
    companyName: 'ALUMIS INC.',
    proposedExchange: 'NASDAQ Global',
    proposedSharePrice: '16.00',
    sharesOffered: '170000,000',
    pricedDate: '6/8/2024',
    dollarValueOfSharesOffered: '$210,000,000',
  };
  expect(
    calendarRows({ data: { priced: { rows: [deal] }, filed: { rows: [] }, withdrawn: { rows: [] } } }),
  ).toEqual([
    {
      id: 'nasdaq-1-2-priced',
      company_name: 'ALUMIS INC.',
      symbol: 'ALMS',
      status: 'priced',
      market: 'NASDAQ',
      price: '16.00',
      shares: 170_000_000,
      amount: 210_000_000,
      date: '2024-06-08',
      form: null,
      raw_text_link: null,
      source: 'Nasdaq IPO calendar',
    },
  ]);
});

const filing = (over: object) => ({
  company: 'bioAffinity Technologies, Inc.  (BIAF, BIAFW)',
  ticker: null,
  form: 'S-1/A',
  fileDate: '2026-06-18',
  accession: '0001-26-1:S-1/A',
  link: 'https://www.sec.gov/Archives/edgar/data/77/0001/x.htm',
  ...over,
});

test('an amendment that the source has twice comes once, under its own accession', () => {
  const rows = registrationRows({ ipos: [filing({}), filing({ accession: '0001-26-1:S-1' })] }, new Set());
  expect(rows).toMatchObject([
    { id: 'edgar-0001-26-1', company_name: 'bioAffinity Technologies, Inc.', status: 'filed', form: 'S-1/A' },
  ]);
});

test('later offerings of listed companies and exchange-traded products are no IPOs', () => {
  expect(registrationRows({ ipos: [filing({})] }, new Set([77]))).toEqual([]);
  expect(
    registrationRows({ ipos: [filing({ company: 'Morgan Stanley Ethereum Trust' })] }, new Set()),
  ).toEqual([]);
});

test('a registration of a listed company is a filing of each of its symbols, under its own accession', () => {
  const members = [
    { symbol: 'BIAF', cik: 77 },
    { symbol: 'ACME', cik: 5 },
  ];
  expect(
    registrationFilings(
      { ipos: [filing({}), filing({ link: filing({}).link.replace('77', '8') })] },
      members,
    ),
  ).toEqual([
    {
      accession_key: '0001-26-1',
      symbol: 'BIAF',
      cik: 77,
      filing_type: 'S-1/A',
      filed_on: '2026-06-18',
      raw_text_link: 'https://www.sec.gov/Archives/edgar/data/77/0001/x.htm',
      items: null,
    },
  ]);
});

test('a final prospectus is a priced deal', () => {
  expect(registrationRows({ ipos: [filing({ form: '424B4' })] }, new Set())[0]?.status).toBe('priced');
});
