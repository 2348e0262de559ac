import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCompany } from '#server/store/companies.ts';
import { findFactsBeside } from '#server/store/facts-beside.ts';
import type { Company } from '#contract/company.ts';
import type { OpenStore } from '#server/db/open.ts';
import { readFilledStore } from '../support/store.ts';

/** Companies of which a figure was shown that the rest of their pages contradicted: it is in no row of the screener, and so on no page, in no file and in no answer. */
let store: OpenStore;
beforeAll(async () => {
  store = await readFilledStore();
});
afterAll(() => store.close());

test.each<[string, keyof Company, string]>([
  ['QNRX', 'runway', 'assets and equity published since are more than those of its day'],
  ['KRRO', 'runway', 'half as many shares again trade as in each quarter of the year and in its mean'],
  ['KRRO', 'net_cash', 'the same'],
  ['DAN', 'price_earnings', 'one quarter made 96% of the earnings'],
  ['SOHU', 'price_earnings', 'operations lost in the same months'],
  ['BIRD', 'price_sales', 'another name and another business since'],
])('%s has no %s: %s', async (symbol, figure) => {
  const company = await findCompany(store.db, symbol);
  expect(company?.last_sale).toBeTypeOf('number');
  expect(company?.[figure] ?? null).toBeNull();
});

test.each<[string, keyof Company]>([
  ['SKIN', 'price_sales'],
  ['KNF', 'price_earnings'],
])('%s, of which nothing of the kind is known, has its %s', async (symbol, figure) => {
  expect((await findCompany(store.db, symbol))?.[figure]).toBeTypeOf('number');
});

test('MRLN: what a blank check paid in shares is not told of the company with which it merged', async () => {
  expect((await findFactsBeside(store.db, 'MRLN'))?.stockCompensation).toBeNull();
  expect((await findFactsBeside(store.db, 'VNT'))?.stockCompensation?.value).toBe(30.1e6);
});
