import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Filing, filingGroups } from '#contract/filing.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { findFilings, readFilings } from './filings.ts';

/**
 * Every form that a group is said to hold, by the lists of the specification and the readings: exact ones, and for the
 * beginnings `sc`, `pre`, `def`, `pos`, `nt`, `424b`, `13f` and the schedules, real forms that begin so.
 */
// prettier-ignore
const members: Readonly<Record<string, readonly string[]>> = {
  '8K-related': ['8-K', '8-K/A', '8-K12B'],
  'Annual reports': ['10-K', '10-K/A', '11-K', '20-F', '20-F/A', '40-F', 'ARS', 'ARS/A'],
  'Quarterly Reports': ['10-Q', '10-Q/A', '10-K/A', 'NT 10-K', 'NT 10-Q/A', 'NT-NCSR', 'NT-NCSR/A'],
  'Insider transactions': ['3', '4', '5', '3/A', '4/A', '5/A', '13F-HR', '13F-HR/A', '144', 'SC 13D', 'SC 13G/A', 'SC TO-I',
    'SCHEDULE 13D', 'SCHEDULE 13G/A'],
  'Proxies and info statements': ['PRE 14A', 'DEF 14A', 'DEFA14A', 'DEFM14C', 'PREM14A', 'PRER14A', 'PREM14C'],
  'Registration statements': ['S-1', 'S-1/A', 'S-3', 'S-4', 'S-8', 'POS AM', 'POSASR'],
  'Comment letters': ['CORRESP', 'UPLOAD'],
  'Form 6-K': ['6-K', '6-K/A'],
  'Offerings and dilution': ['424B2', '424B5', 'S-1', 'S-1/A', 'S-3', 'S-3/A', 'F-1', 'F-1/A', 'F-3', 'F-3/A', 'EFFECT', 'FWP'],
  Ownership: ['SC 13D', 'SC 13G/A', 'SCHEDULE 13D', 'SCHEDULE 13G/A', '13F-HR', '13F-HR/A', '13F-NT'],
};
/** Forms that look like others and are in no group. */
const strangers = [
  '8-K15D5',
  '10-KT',
  '10-D',
  '424',
  '14',
  '43',
  'S-11',
  'S-4/A',
  'F-10',
  'D',
  'N-PX',
  'RW',
  'EFFECT/A',
];
const forms = [...new Set([...Object.values(members).flat(), ...strangers])];

const filing = (form: string, i: number, symbol = 'ABC') => ({
  accession_key: `K${String(i).padStart(5, '0')}`,
  symbol,
  cik: 1,
  filing_type: form,
  filed_on: `2025-11-${String((i % 28) + 1).padStart(2, '0')}`,
  raw_text_link: '',
});

forEachEngine('the filings of a company', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABC'), company('MANY')]);
    await store.db
      .insertInto('filings')
      .values(forms.map((form, i) => filing(form, i)))
      .execute();
    const many = Array.from({ length: 1_201 }, (_, i) => filing('4', i, 'MANY'));
    for (let i = 0; i < many.length; i += 100)
      await store.db
        .insertInto('filings')
        .values(many.slice(i, i + 100))
        .execute();
  });
  afterAll(() => store.close());

  const formsOfType = async (type: string) =>
    (await findFilings(store.db, { symbol: 'ABC', type, page: 1, limit: 100 }))?.data
      .map(({ filing_type }) => filing_type)
      .sort();

  async function readAll(symbol: string): Promise<Filing[][]> {
    const pieces: Filing[][] = [];
    for await (const piece of readFilings(store.db, { symbol })) pieces.push(piece);
    return pieces;
  }

  test.each(filingGroups.map(({ name }) => name))(
    'the group "%s" holds its forms and no other',
    async (name) => {
      expect(await formsOfType(name)).toEqual([...(members[name] ?? [])].sort());
    },
  );

  test('every form alone is found by its name in small letters, without those that begin like it', async () => {
    for (const form of forms) expect(await formsOfType(form.toLowerCase())).toEqual([form]);
  });

  test('reading all in pieces gives what pages give: each filing once, newest first', async () => {
    const pieces = await readAll('MANY');
    const keys = pieces.flat().map(({ accession_key }) => accession_key);
    expect(pieces.map((piece) => piece.length)).toEqual([500, 500, 201]);
    expect(new Set(keys).size).toBe(1_201);
    const page = await findFilings(store.db, { symbol: 'MANY', page: 13, limit: 100 });
    expect(page?.data.map(({ accession_key }) => accession_key)).toEqual(keys.slice(1200));
    const days = pieces.flat().map(({ date_as_of_change }) => date_as_of_change);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('an unknown symbol has no filings to page, and nothing to read', async () => {
    expect(await findFilings(store.db, { symbol: 'NOPE', page: 1, limit: 5 })).toBeUndefined();
    expect(await readAll('NOPE')).toEqual([]);
  });
});
