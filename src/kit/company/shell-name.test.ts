import { expect, test } from 'vitest';
import { isOtherName, isShellName } from './shell-name.ts';

test('names of blank checks', () => {
  expect(isShellName('INFLECTION POINT ACQUISITION CORP. IV')).toBe(true);
  expect(isShellName('Allbirds, Inc.')).toBe(false);
});

test('another name has no word in common with the one before', () => {
  expect(isOtherName('Allbirds, Inc.', 'Smartbird Inc.')).toBe(true);
  expect(isOtherName('Yoshiharu Global Co.', 'Vestand Inc.')).toBe(true);
  expect(isOtherName('OSR Holdings, Inc.', 'OSR Health Inc.')).toBe(false);
  expect(isOtherName("Jeffs' Brands Ltd", 'Jeffs Brands Limited')).toBe(false);
  expect(isOtherName('Ltd.', 'Smartbird Inc.')).toBe(false);
});
