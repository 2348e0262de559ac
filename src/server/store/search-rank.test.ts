import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankCompanies, toSearchEntry } from './search-rank.ts';

const entries = [
  toSearchEntry('ABEO', 'Abeona Therapeutics Inc.', 300),
  toSearchEntry('NEO', 'NeoGenomics Inc.', 900),
  toSearchEntry('NEOG', 'Neogen Corp.', 500),
  toSearchEntry('NEON', 'Neonode Inc.', null),
  toSearchEntry('BNEO', 'Bold Ventures Ltd.', 100),
  toSearchEntry('OPK', 'Söhne & Neon Labs', 50),
  toSearchEntry('GRN', 'Agreneon Corp.', 40),
];
const rank = (typed: string) => rankCompanies(entries, typed);

it('puts the symbol before its beginning, the name, its words, and parts of either; equals by market value', () => {
  expect(rank('neo')).toEqual(['NEO', 'NEOG', 'NEON', 'OPK', 'BNEO', 'GRN']);
  expect(rank('neon')).toEqual(['NEON', 'OPK', 'GRN']);
});

it('finds words in any order, by their beginnings, whatever case and marks', () => {
  expect(rank('THERAPEUTICS abeo')).toEqual(['ABEO']);
  expect(rank('sohne')).toEqual(['OPK']);
  expect(rank('  abeona   therapeutics inc. ')).toEqual(['ABEO']);
});

it('forgives one typo in symbol or name, but only where nothing else is found', () => {
  expect(rank('abeonna')).toEqual(['ABEO']);
  expect(rank('abeona terapeutics')).toEqual(['ABEO']);
  expect(rank('abeonna terapeutics')).toEqual([]);
  expect(rank('AEBO')).toEqual(['ABEO']);
});

it('finds nothing for an empty text, and no typo in three letters', () => {
  for (const typed of ['', '  ', '\0', 'zeo']) expect(rank(typed)).toEqual([]);
});

it('takes any text, and finds each company once', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const found = rank(typed);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
