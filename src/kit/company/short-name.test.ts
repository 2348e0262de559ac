import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Monte Rosa Therapeutics Inc.', 'Monte Rosa Therapeutics'],
  ['Magnachip Semiconductor Corporation', 'Magnachip Semiconductor'],
  ['Banco Latinoamericano S.A.', 'Banco Latinoamericano'],
  ['Holdings Co., Ltd.', 'Holdings'],
  ['One and One Green Technologies. Inc.', 'One and One Green Technologies'],
  ['Controladora Vuela Compania de Aviacion S.A.B. de C.V.', 'Controladora Vuela Compania de Aviacion'],
  ["Art's-Way Manufacturing Co. Inc.", "Art's-Way Manufacturing"],
  // Nothing that could stand alone would be left, or what is left would hang in the air.
  ['Central Garden & Pet Company', 'Central Garden & Pet'],
  ['Crawford & Company', 'Crawford & Company'],
  ['The Boston Beer Company', 'The Boston Beer Company'],
  // Two classes of shares have one name: the mark says which.
  ['Bel Fuse Inc. (BELFA)', 'Bel Fuse (BELFA)'],
  // A second name, or the country of the register.
  ['Acacia Research Corporation (Acacia Tech)', 'Acacia Research'],
  ['Cuprina Holdings (Cayman) Limited', 'Cuprina Holdings'],
  ['SMX (Security Matters) Public Limited Company', 'SMX (Security Matters) Public Limited'],
])('the headline calls %s %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
