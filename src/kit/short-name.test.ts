import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Monte Rosa Therapeutics Inc.', 'Monte Rosa Therapeutics'],
  ['Magnachip Semiconductor Corporation', 'Magnachip Semiconductor'],
  ['Banco Latinoamericano S.A.', 'Banco Latinoamericano'],
  ['Holdings Co., Ltd.', 'Holdings'],
  // Nothing that could stand alone would be left, or what is left would hang in the air.
  ['Central Garden & Pet Company', 'Central Garden & Pet'],
  ['Crawford & Company', 'Crawford & Company'],
  ['The Boston Beer Company', 'The Boston Beer Company'],
  // Two classes of shares have one name: the mark says which.
  ['Bel Fuse Inc. (BELFA)', 'Bel Fuse (BELFA)'],
])('the headline calls %s %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
