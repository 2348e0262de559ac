import { expect, test } from 'vitest';
import type { Member } from '../universe.ts';
import {
  cityName,
  countriesOfCities,
  countryByCity,
  countryOf,
  factsRow,
  formerNameRows,
  placeName,
  seatOf,
} from './facts.ts';
import { officesOf, type Filer } from './filers.ts';
import { isCrypto } from './crypto.ts';
import { leadClasses } from './lead-class.ts';
import { webAddress } from './profiles.ts';
import { uncoveredRows } from './uncovered.ts';

const filer: Filer = {
  symbol: 'SNDX',
  cik: 1395937,
  name: 'Syndax Pharmaceuticals Inc',
  sic: '2834',
  office: 'Life Sciences',
  categories: ['Large accelerated filer'],
  fiscalYearEnd: '1231',
  stateOfIncorporation: 'DE',
  city: 'NEW YORK',
  place: 'NY',
  postalCode: '10016',
};

test('facts name places and dates as people do, each group with the day it was read', () => {
  expect(factsRow('SNDX', filer, undefined, 'Russell 2000; Russell 3000')).toMatchObject({
    registered_on: '2026-07-03',
    city: 'New York',
    place: 'New York',
    state_of_incorporation: 'Delaware',
    fiscal_year_end: '12-31',
    profile_on: null,
    indices: 'Russell 2000; Russell 3000',
    index_on: '2026-07-02',
  });
  expect(factsRow('ZZZ', undefined, undefined, undefined)).toBeUndefined();
});

test.each([
  ['NY', 'US'],
  ['X1', 'US'],
  ['C1', 'Argentina'],
  ['A6', 'Canada'],
  ['??', null],
])('the country of a business address in %s is %s', (place, country) => {
  expect(countryOf({ ...filer, place })).toBe(country);
  expect(countryOf(undefined)).toBeNull();
});

test('ZIM, LUD: a company without a country has that of its city, else of its incorporation, but none where companies are only registered', () => {
  const at = (city: string, place: string | null, stateOfIncorporation: string | null = null) => ({
    ...filer,
    ...{ city, place, stateOfIncorporation },
  });
  const cities = countriesOfCities(
    [at('WANCHAI', 'K3'), at('HAMILTON', 'D0'), at('HAMILTON', 'NJ'), at('HAIFA', 'L3')],
    [{ city: 'Wanchai', country: 'Hong Kong' }],
  );
  expect(countryByCity(at('WANCHAI', null, 'E9'), cities)).toBe('Hong Kong');
  expect(countryByCity(at('HAMILTON', null, '1T'), cities)).toBeNull();
  expect(countryByCity(at('HAIFA', null, 'L3'), cities)).toBe('Israel');
  expect(countryByCity(at('CAULFIELD', null, 'NV'), cities)).toBeNull();
  expect(countryByCity(undefined, cities)).toBeNull();
});

test('the seat is as listed, unless the SEC and the profile agree on another, or the company is American in all but the list', () => {
  const seat = (symbol: string, country: string | null, place: string, profile?: string, state = 'E9') =>
    seatOf(
      { symbol, country },
      { ...filer, place, stateOfIncorporation: state },
      profile === undefined ? undefined : { country: profile },
    );
  expect(seat('COSM', 'US', 'J3', 'Greece')).toBe('Greece');
  expect(seat('UUUU', 'Canada', 'CO', 'US')).toBe('US');
  expect(seat('TGLS', 'Colombia', 'FL', 'Colombia', 'DE')).toBe('Colombia');
  expect(seat('KOS', 'Bermuda', 'TX', undefined, 'DE')).toBe('US');
  expect(seat('GRFS', 'Spain', 'NY')).toBe('Spain');
  expect(seat('ABC', null, 'NY')).toBe('US');
  expect(seat('NBP', 'China', 'MD')).toBe('US');
  const reporting = (country: string, place: string, profile?: string) =>
    seatOf(
      { symbol: 'UP', country },
      { ...filer, place, stateOfIncorporation: null },
      profile === undefined ? undefined : { country: profile },
      true,
    );
  expect(reporting('Singapore', 'GA')).toBe('US');
  expect(reporting('Israel', 'NY', 'Israel')).toBe('Israel');
  expect(reporting('China', 'K3')).toBe('China');
});

test.each([
  ['GEORGE TOWN, GRAND CAYMAN', 'CA', 'KY1-1104', undefined, null],
  ['44910 GUADALAJARA JA', 'NY', '10022', undefined, null],
  ['NORTH SYDNEY', 'NV', null, { city: 'North Sydney', country: 'Australia' }, 'Australia'],
  ['WATERTOWN', 'MA', null, undefined, 'Massachusetts'],
  ['NEW YORK', 'NY', 'NY 10036', { city: 'Shenzhen', country: 'China' }, 'New York'],
  ['1015 LAUSANNE', 'V8', '00000', undefined, 'Switzerland'],
] as const)(
  'an address in %s, %s %s is in the place that it is in',
  (city, place, postalCode, profile, shown) => {
    expect(placeName({ city, place, postalCode }, profile)).toBe(shown);
  },
);

test.each([
  ["COEUR D'ALENE", null, "Coeur D'Alene"],
  ['MCLEAN', 'McLean', 'McLean'],
  ['GRAND CAYMAN,', null, 'Grand Cayman'],
  ['Baohe, Hefei', null, 'Baohe, Hefei'],
  ['PMB 616 MIAMI', null, 'Miami'],
  ['SUITE 906 LOS ANGELES', null, 'Los Angeles'],
  ['PO BOX 1348, GRAND CAYMAN', null, 'Grand Cayman'],
  ['UGLAND HOUSE - GRAND CAYMAN', null, 'Grand Cayman'],
  ['1015 LAUSANNE', 'Lausanne', 'Lausanne'],
  ['1012 SJ AMSTERDAM', null, 'Amsterdam'],
  ['151 25 MAROUSSI', null, 'Maroussi'],
  ['C1054AAA BUENOS AIRES', null, 'Buenos Aires'],
  ['HAMILTON, HM08', null, 'Hamilton'],
  ['TAICHUNG CITY 407', null, 'Taichung City'],
  ['DUBLIN 2', null, 'Dublin 2'],
  ['MAPLETREE BUSINESS CITY', 'Singapore', 'Singapore'],
  ['308 DES VOEUX ROAD CENTRAL', null, null],
  ['N/A', null, null],
])('the city %s is written %s %s', (registered, profile, shown) => {
  expect(cityName(registered, profile)).toBe(shown);
});

test('spellings of the present name are no former name, the newest stands first', () => {
  const record = (name: string, from: string, to: string) => ({ symbol: 'ABTC', name, from, to });
  const rows = formerNameRows(
    [
      record('Akerna Corp.', '2018-12-04', '2024-02-13'),
      record('Gryphon Digital Mining, Inc.', '2024-02-14', '2025-09-03'),
      record('American Bitcoin Corp. /DE/', '2025-09-05', '2025-09-05'),
      record('American Bitcoin Corp.', '2025-09-05', ''),
    ],
    new Set(['ABTC']),
  );
  expect(rows.map(({ name, position }) => [name, position])).toEqual([
    ['Gryphon Digital Mining, Inc.', 0],
    ['Akerna Corp.', 1],
  ]);
});

test('letters in codes are letters, and an accent makes no other name', () => {
  const record = (name: string, to: string) => ({ symbol: 'CION', name, from: '2011-12-20', to });
  const rows = (present: string) =>
    formerNameRows(
      [record('C&#298;ON Investment Corp', '2011-12-20'), record(present, '')],
      new Set(['CION']),
    );
  expect(rows('CION Investment Corp')).toEqual([]);
  expect(rows('Another Corp').map(({ name }) => name)).toEqual(['C\u012aON Investment Corp']);
});

test('the office of a code is that of most of its filers', () => {
  const offices = officesOf([
    { ...filer, sic: '6199', office: 'Crypto Assets' },
    { ...filer, sic: '6199', office: 'Finance' },
    { ...filer, sic: '6199', office: 'Crypto Assets' },
    { ...filer, sic: null, office: 'Finance' },
  ]);
  expect([...offices]).toEqual([['6199', 'Crypto Assets']]);
});

test('crypto companies are those of the list and no others', () => {
  expect(isCrypto({ cik: 1507605, symbol: 'MARA' })).toBe(true);
  expect(isCrypto({ cik: null, symbol: 'HODO' })).toBe(true);
  expect(isCrypto({ cik: null, symbol: 'MARA' })).toBe(false);
  expect(isCrypto({ cik: 1308547, symbol: 'DLB' })).toBe(false);
});

test('one class of an issuer counts: the one with most dollars traded', () => {
  const share = (symbol: string, cik: number | null, lastSale: number, volume: number | null) => ({
    symbol,
    cik,
    lastSale,
    volume,
  });
  const leads = leadClasses([
    share('BELFA', 729580, 100, 10),
    share('BELFB', 729580, 100, 500),
    share('X', null, 1, null),
    share('Y', null, 1, 1),
  ]);
  expect([...leads].sort()).toEqual(['BELFB', 'X', 'Y']);
});

test.each([
  ['https://www.atlam.com/', 'https://www.atlam.com'],
  ['javascript:alert(1)', null],
  ['https://user:pass@host', null],
  ['www.host.com', null],
])('the website %s is %s', (text, address) => {
  expect(webAddress(text)).toBe(address);
});

test('tickers that are looked for are named once, living ones never', () => {
  const member = (symbol: string, cik: number, name = symbol) => ({ symbol, cik, name }) as Member;
  const large = { symbol: 'AAPL', listedName: 'Apple Inc. Common Stock', market: 'NASDAQ' } as Member;
  const rows = uncoveredRows(
    {
      members: [member('KEEL', 7, 'Keel Infrastructure Corp.'), member('WHK', 8)],
      excluded: [{ row: large, reason: 'large company' }],
    },
    [
      { ticker: 'HALL', name: 'Hallmark Financial Services, Inc.', exchange: 'XNAS', delisted: '2024-01-05' },
      { ticker: 'WHK', name: 'WHK', exchange: 'XNYS', delisted: '2025-01-01' },
      { ticker: 'AAPL', name: 'Other', exchange: 'XNAS', delisted: '2025-01-01' },
    ],
    [
      { ticker: 'BITF', cik: 7 },
      { ticker: 'WHK', cik: 8 },
    ],
    new Set(['KEEL', 'WHK', 'AAPL']),
  );
  expect(rows.map(({ ticker, reason, symbol, date }) => [ticker, reason, symbol, date])).toEqual([
    ['AAPL', 'too_large', null, '2026-07-02'],
    ['BITF', 'renamed', 'KEEL', '2026-07-02'],
    ['HALL', 'delisted', null, '2024-01-05'],
  ]);
});
