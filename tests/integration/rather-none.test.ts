import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCompany } from '#server/store/companies/companies.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { findFactsBeside } from '#server/store/statements/facts-beside.ts';
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
  ['FUBO', 'revenue', 'of two companies, one of which bought the other'],
  ['FUBO', 'price_book', 'published of before'],
  ['CVBF', 'price_sales', 'it bought another bank since'],
  ['CVBF', 'price_book', 'the same'],
  ['RFL', 'revenue', 'nothing, to hundreds of thousands'],
  ['KFY', 'last_earnings', 'a later quarter is on record'],
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

const quarterOf = async (symbol: string, end: string) =>
  (await findFinancials(store.db, symbol))?.periods.find(
    ({ kind, period_end }) => kind === 'quarter' && period_end === end,
  );

test.each([
  ['AMSC', '2022-03-31', 'gross_profit'],
  ['AMSC', '2021-03-31', 'net_income'],
  ['IQST', '2021-12-31', 'revenue'],
  ['WRAP', '2021-09-30', 'revenue'],
])('%s: the quarter to %s has no %s, which is of the year', async (symbol, end, figure) => {
  const quarter = await quarterOf(symbol, end);
  expect(quarter?.marks[figure]).toMatchObject({ withheld: true });
});

test('LCTX: a last quarter that did cost so much stands', async () => {
  expect((await quarterOf('LCTX', '2021-12-31'))?.research).toBeCloseTo(24.778e6, -4);
});

test('AGM: the newest settlement is the last of its own class', async () => {
  const newest = await store.db
    .selectFrom('short_interest')
    .select(({ fn }) => fn.max('settlement').as('day'))
    .where('symbol', '=', 'AGM')
    .executeTakeFirst();
  expect(newest?.day).toBe('2026-05-15');
});

test('KFY: the part of earnings that is paid out is the rate over the earnings beside it', async () => {
  const paid = await store.db
    .selectFrom('dividends')
    .selectAll()
    .where('symbol', '=', 'KFY')
    .executeTakeFirst();
  expect(paid?.payout_percent).toBeCloseTo((2.2 / 5.24) * 100, 6);
});

test('KELYA, KELYB: a report whose quarter nobody filed is called adjusted as the others are, and a move of the other class has its ticker', async () => {
  const titles = await store.db
    .selectFrom('news')
    .select(['title', 'topic', 'published_at'])
    .where('company_symbol', 'in', ['KELYA', 'KELYB'])
    .orderBy('published_at')
    .execute();
  const of = (topic: string) => titles.filter((each) => each.topic === topic).map(({ title }) => title);
  expect(of('earnings').length).toBeGreaterThan(1);
  for (const title of of('earnings')) expect(title).toContain('adjusted');
  expect(of('move').some((title) => title.startsWith('Kelly Services (KELYB) '))).toBe(true);
});

test('MRLN: what a blank check paid in shares is not told of the company with which it merged', async () => {
  expect((await findFactsBeside(store.db, 'MRLN'))?.stockCompensation).toBeNull();
  expect((await findFactsBeside(store.db, 'VNT'))?.stockCompensation?.value).toBe(30.1e6);
});
