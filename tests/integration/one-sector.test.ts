import { expect, test } from 'vitest';
import { sectorNames } from '#contract/bounds.ts';
import crypto from '../../data/crypto-assets.json' with { type: 'json' };
import { seedRows } from '../support/seed-rows.ts';

const companies = [...seedRows('companies.ndjson.gz').values()].flat();
const codes = seedRows('sic-codes.ndjson.gz', 'sic');
const listed = new Set(crypto.companies.map(({ cik, symbol }) => cik ?? symbol));

/** The cards of codes that stand elsewhere than at the office that reviews them. */
const moved: readonly (readonly [codes: RegExp, card: string])[] = [
  [/^(?:283[3-6]|3826|384[1-9]|3850|3851|80\d\d|8731)$/, 'Life Sciences'],
  [/^(?:6770|6199|6200|6211|6221)$/, 'Finance'],
  [/^6798$/, 'Real Estate & Construction'],
  [/^(?:6792|6795)$/, 'Energy & Transportation'],
  [/^6794$/, 'Trade & Services'],
];

/** The one card of a company, as its reading says, and decision 18 of those without a code; undefined where no office is known and a range decides. */
function cardOf({
  cik,
  symbol,
  sic,
  name,
  company_type: type,
}: (typeof companies)[number]): string | undefined {
  if (listed.has(Number(cik)) || listed.has(String(symbol))) return 'Crypto Assets';
  if (sic === null || sic === undefined)
    return type === 'fund' || /bank\b|savings/i.test(String(name)) ? 'Finance' : 'Uncategorized';
  const other = moved.find(([each]) => each.test(String(sic)));
  if (other) return other[1];
  const office = codes.get(String(sic))?.[0]?.['office'];
  if (typeof office !== 'string' || office === '') return undefined;
  return office === 'Industrial Applications and Services' ? 'Industrial Applications' : office;
}

test('every company is under the one card that its code, its office or the reviewed list gives it', () => {
  const wrong = companies.flatMap((company) => {
    const card = cardOf(company);
    return card === undefined || card === company['sector_name']
      ? []
      : [[company['symbol'], company['sic'], company['sector_name'], card]];
  });
  expect(wrong).toEqual([]);
});

test('the nine cards and Uncategorized add up to all companies, and Crypto Assets holds the reviewed list alone', () => {
  const counts = Map.groupBy(companies, ({ sector_name: name }) => String(name));
  const cards = [...sectorNames, 'Uncategorized'].map((name) => counts.get(name)?.length ?? 0);
  expect(cards.reduce((sum, count) => sum + count, 0)).toBe(companies.length);
  expect(cards.every((count) => count > 0)).toBe(true);
  const held = (counts.get('Crypto Assets') ?? []).map(({ symbol }) => symbol).sort();
  expect(held).toEqual(crypto.companies.map(({ symbol }) => symbol).sort());
});
