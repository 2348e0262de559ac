import { expect, test } from 'vitest';
import { sectorNames } from '#contract/bounds.ts';
import { sectorOfSic, subdivisionOfSic, uncategorized } from './sectors.ts';

test.each([
  ['2911', 'Office of Energy & Transportation', 'Energy & Transportation'],
  ['7372', 'Office of Technology', 'Technology'],
  ['3560', 'Industrial Applications and Services', 'Industrial Applications'],
  ['6022', 'Office of Finance', 'Finance'],
])('%s of the office %s is %s', (sic, office, sector) => {
  expect(sectorOfSic(sic, office)).toBe(sector);
});

test.each([
  ['2834', 'Office of Manufacturing', 'Life Sciences'],
  ['3826', 'Industrial Applications and Services', 'Life Sciences'],
  ['3841', 'Industrial Applications and Services', 'Life Sciences'],
  ['8062', 'Industrial Applications and Services', 'Life Sciences'],
  ['8731', 'Industrial Applications and Services', 'Life Sciences'],
  ['6770', 'Office of Real Estate & Construction', 'Finance'],
  ['6798', 'Office of Real Estate & Construction', 'Real Estate & Construction'],
  ['6792', 'Office of Real Estate & Construction', 'Energy & Transportation'],
  ['6795', 'Office of Real Estate & Construction', 'Energy & Transportation'],
  ['6794', 'Office of Real Estate & Construction', 'Trade & Services'],
])('%s is %s by its code, whichever office reviews it', (sic, office, sector) => {
  expect(sectorOfSic(sic, office)).toBe(sector);
  expect(sectorOfSic(sic)).toBe(sector);
});

test('no code makes a company one of crypto assets', () => {
  expect(sectorOfSic('6199', 'Office of Finance or Office of Crypto Assets')).toBe('Finance');
  expect(sectorOfSic('6221', 'Office of Crypto Assets')).toBe('Finance');
  for (let code = 100; code < 10_000; code += 1)
    expect(sectorOfSic(String(code).padStart(4, '0'))).not.toBe('Crypto Assets');
});

test('without an office the narrowest range decides', () => {
  expect(sectorOfSic('3510')).toBe('Industrial Applications');
  expect(sectorOfSic('2000')).toBe('Manufacturing');
  expect(sectorOfSic('6799')).toBe('Finance');
});

test('a code that no office and no range claims is uncategorized', () => {
  expect(sectorOfSic('0100')).toBe(uncategorized);
  expect(sectorOfSic('8888', 'Office of International Corp Fin')).toBe(uncategorized);
});

test('every code has one of the cards, or none', () => {
  for (let code = 100; code < 10_000; code += 1)
    expect([...sectorNames, uncategorized]).toContain(sectorOfSic(String(code).padStart(4, '0')));
});

test('the subdivision is the title of the major group', () => {
  expect(subdivisionOfSic('2834')).toBe('Chemicals and allied products');
  expect(subdivisionOfSic('0700')).toBe('Agricultural services');
  expect(subdivisionOfSic('9995')).toBe('Nonclassifiable establishments');
});
