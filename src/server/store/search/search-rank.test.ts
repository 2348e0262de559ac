import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { entryOf, rankCompanies, toSearchEntry, toSearchIndex } from './search-rank.ts';

const entries = [
  toSearchEntry('ABEO', 'Abeona Therapeutics Inc.', 300),
  toSearchEntry('NEO', 'NeoGenomics Inc.', 900),
  toSearchEntry('NEOG', 'Neogen Corp.', 500),
  toSearchEntry('NEON', 'Neonode Inc.', null),
  toSearchEntry('BNEO', 'Bold Ventures Ltd.', 100),
  toSearchEntry('OPK', 'Söhne & Neon Labs', 50),
  toSearchEntry('GRN', 'Agreneon Corp.', 40),
];
const index = toSearchIndex(entries);
const rank = (typed: string) => rankCompanies(index, typed);

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

it('knows a REIT by the short word and the long ones', () => {
  const trusts = toSearchIndex([
    toSearchEntry('WHLR', 'Wheeler Real Estate Investment Trust Inc.', 1),
    toSearchEntry('GIPR', 'Generation Income REIT', 2),
  ]);
  expect(rankCompanies(trusts, 'wheeler reit')).toEqual(['WHLR']);
  expect(rankCompanies(trusts, 'generation reit')).toEqual(['GIPR']);
  expect(rankCompanies(trusts, 'nobody reit')).toEqual([]);
});

it('finds nothing for an empty text, and no typo in three letters', () => {
  for (const typed of ['', '  ', '\0', 'zeo']) expect(rank(typed)).toEqual([]);
});

it('finds every company by any part of its symbol or name, and knows each by its symbol', () => {
  const parts = fc.constantFrom(...entries).chain((entry) =>
    fc.constantFrom(entry.foldedSymbol, entry.foldedName).chain((text) =>
      fc
        .record({ from: fc.nat(text.length - 1), letters: fc.integer({ min: 1, max: text.length }) })
        .map(({ from, letters }) => ({ entry, part: text.slice(from, from + letters) }))
        .filter(({ part }) => part.trim() === part),
    ),
  );
  fc.assert(
    fc.property(parts, ({ entry, part }) => {
      expect(rank(part)).toContain(entry.symbol);
    }),
  );
  for (const entry of entries) expect(entryOf(index, entry.symbol)).toBe(entry);
  expect(entryOf(index, 'NE')).toBeUndefined();
});

it('takes any text, and finds each company once', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const found = rank(typed);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
