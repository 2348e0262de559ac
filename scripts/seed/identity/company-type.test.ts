import { expect, test } from 'vitest';
import { companyTypeOf, type TypeEvidence } from './company-type.ts';

const registered = (sic: string | null, office: string | null = 'Finance', cik = 1) => ({ cik, sic, office });
const typeOf = (name: string, given: Partial<TypeEvidence> = {}) =>
  companyTypeOf({
    name,
    kind: 'common',
    filer: registered('2834', 'Life Sciences'),
    industries: [],
    employees: null,
    ...given,
  });

test.each<[string, Partial<TypeEvidence>]>([
  ['Artius II Acquisition Inc.', { filer: registered('6770') }],
  ['Cantor Equity Partners IV Inc.', { filer: registered('6770') }],
  ['BEST SPAC I Acquisition Corp.', { filer: registered('8200') }],
  ['Yorkville Acquisition Corp.', { filer: registered('6199') }],
])('%s is a blank check by its code or its name', (name, given) => {
  expect(typeOf(name, given)).toBe('blank_check');
});

test('Innventure still has the code of the shell it merged with, and 169 employees', () => {
  expect(typeOf('Innventure Inc.', { filer: registered('6770'), employees: 169 })).toBe('operating');
});

test.each([
  'Main Street Capital Corporation',
  'Golub Capital BDC Inc.',
  'ASA Gold and Precious Metals Limited',
])('%s files with the SEC but has no SIC code: an investment company', (name) => {
  expect(typeOf(name, { filer: registered(null, null) })).toBe('fund');
});

test('a bank that files with its own regulator, or a foreign office, is none', () => {
  expect(typeOf('Preferred Bank', { filer: registered(null, null) })).toBe('operating');
  expect(typeOf('TowneBank', { filer: undefined })).toBe('operating');
  expect(typeOf('Allied Gold Corporation', { filer: registered(null, 'International Corp Fin') })).toBe(
    'operating',
  );
});

test.each<[string, Partial<TypeEvidence>]>([
  ['Permian Basin Royalty Trust', { filer: registered('6792') }],
  ['North European Oil Royality Trust', { filer: registered('6792') }],
  ['Mesabi Trust', { filer: registered('6795') }],
  ['MV Oil Trust', { kind: 'unit', filer: registered('1311') }],
  ['Alliance Resource Partners L.P.', { kind: 'unit', filer: registered('1221') }],
  ['Icahn Enterprises L.P.', { filer: registered('2911') }],
  ['Kimbell Royalty Partners', { kind: 'unit', filer: registered('1311') }],
])('%s is a royalty trust or a partnership', (name, given) => {
  expect(typeOf(name, given)).toBe('royalty_or_partnership');
});

test.each<[string, Partial<TypeEvidence>]>([
  ['Gold Royalty Corp.', { filer: registered('1040') }],
  ['XOMA Royalty Corporation', {}],
  ['Artisan Partners Asset Management Inc.', { filer: registered('6282') }],
  ['EagleRock Land LLC', { kind: 'unit', filer: registered('6792') }],
  ['Stratus Properties Inc.', { filer: registered('6552') }],
  ['TrustCo Bank Corp. NY', { filer: registered('6022') }],
  ['CoreCivic Inc.', { filer: registered('6798', 'Real Estate & Construction', 1070985) }],
])('%s operates a business', (name, given) => {
  expect(typeOf(name, given)).toBe('operating');
});

test.each<[string, Partial<TypeEvidence>]>([
  ['Chatham Lodging Trust', { filer: registered('6798') }],
  ['Angel Oak Mortgage REIT Inc.', { filer: registered('6500') }],
  ['Urban Edge Properties', { filer: registered('6500'), industries: ['Retail REITs'] }],
  ['Sunstone Hotel Investors Inc.', { filer: registered('7011'), industries: ['REIT - Hotel & Motel'] }],
])('%s is a REIT', (name, given) => {
  expect(typeOf(name, given)).toBe('reit');
});
