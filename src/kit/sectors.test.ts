import { expect, test } from 'vitest';
import { sectorNames } from '#contract/bounds.ts';
import { sectorOfSic, sectorsOfSic, subdivisionOfSic, uncategorized } from './sectors.ts';

test.each([
  ['2834', 'Office of Life Sciences', 'Life Sciences'],
  ['6798', 'Office of Real Estate & Construction', 'Real Estate & Construction'],
  ['7372', 'Office of Technology', 'Technology'],
  ['3841', 'Industrial Applications and Services', 'Industrial Applications'],
  ['6221', 'Office of Crypto Assets', 'Crypto Assets'],
  ['6199', 'Office of Finance or Office of Crypto Assets', 'Finance'],
])('%s of %s is labelled %s: the office decides', (sic, office, sector) => {
  expect(sectorOfSic(sic, office)).toBe(sector);
});

test('without an office the narrowest range decides', () => {
  expect(sectorOfSic('3510')).toBe('Industrial Applications');
  expect(sectorOfSic('2834')).toBe('Life Sciences');
  expect(sectorOfSic('6770')).toBe('Crypto Assets');
  expect(sectorOfSic('2000')).toBe('Manufacturing');
});

test('a code that no office and no range claims is uncategorized', () => {
  expect(sectorOfSic('0100')).toBe(uncategorized);
  expect(sectorOfSic('8888', 'Office of International Corp Fin')).toBe(uncategorized);
});

test('a company shows under the card of its office and under those of its ranges', () => {
  expect(sectorsOfSic('2834', 'Office of Life Sciences')).toEqual(['Life Sciences', 'Manufacturing']);
  expect(sectorsOfSic('3841', 'Industrial Applications and Services')).toEqual([
    'Industrial Applications',
    'Life Sciences',
    'Manufacturing',
  ]);
  expect(sectorsOfSic('6798', 'Office of Real Estate & Construction')).toContain('Finance');
});

test('the label is always one of the cards that show the company', () => {
  for (let code = 100; code < 10_000; code += 1) {
    const sic = String(code).padStart(4, '0');
    expect(sectorsOfSic(sic)).toContain(sectorOfSic(sic));
    expect([...sectorNames, uncategorized]).toContain(sectorOfSic(sic));
  }
});

test('the subdivision is the title of the major group', () => {
  expect(subdivisionOfSic('2834')).toBe('Chemicals and allied products');
  expect(subdivisionOfSic('0700')).toBe('Agricultural services');
  expect(subdivisionOfSic('9995')).toBe('Nonclassifiable establishments');
});
