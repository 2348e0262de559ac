import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenerFields } from '#contract/screener-fields.ts';
import type { DatedAmount } from '#contract/company-figures.ts';
import { marginPercent } from '#kit/financials/growth.ts';
import { earnedBySelling } from '#kit/financials/margins.ts';
import { valuationToday } from '#kit/financials/valuation.ts';
import { formatPercent, formatRatio } from '#kit/format.ts';
import { latestPrice } from '#kit/company/quote.ts';
import { stripOf } from '#kit/company/company-strip.ts';
import { columnSets, gridColumn } from '#kit/screener/columns.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { recordColumns } from '#server/db/screener-tables.ts';
import { valuation } from '#server/backends/chat/answers/look-ups/valuation.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { readFilterDefinitions } from '#server/store/screener/filter-definitions.ts';
import { createVersionedCache } from '#server/store/content/content-version.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { findShortInterest } from '#server/store/filings/ownership.ts';
import { findPeers } from '#server/store/companies/peers.ts';
import { readRows } from '#server/store/screener/screener-export.ts';
import { inLongRun } from '../support/long.ts';
import { readFilledStore } from '../support/store.ts';

/** A part of the revenue of the same months; of less than a million it says nothing. */
const marginOf = (revenue: DatedAmount, part: DatedAmount | null): number | null =>
  part && revenue.value >= 1e6 && part.period_end === revenue.period_end && part.currency === revenue.currency
    ? marginPercent(part.value, revenue.value)
    : null;

let store: OpenStore;
let companies: CompaniesTable[];
beforeAll(async () => {
  store = await readFilledStore();
  companies = await store.db.selectFrom('companies').selectAll().where('is_sample', '=', 0).execute();
});
afterAll(() => store.close());

/** Companies spread over the alphabet, those among them with a figure that was once told in two ways. */
const chosen = () => {
  const step = Math.floor(companies.length / inLongRun(400, 60));
  const named = [
    'SNDX',
    'CLDX',
    'CMPX',
    'CLDT',
    'ALIT',
    'MDXG',
    'YRD',
    'TAK',
    'SIGA',
    'AISP',
    'BEAM',
    'OGI',
    'BLRX',
  ];
  return companies.filter(({ symbol }, i) => i % step === 0 || named.includes(symbol));
};

/** Within the six digits that the screener keeps. */
const near = (page: number) => (value: number | null) =>
  value !== null && Math.abs(value - page) <= 1e-5 * Math.max(1e-3, Math.abs(page));

test('what the screener has of a company is what its pages say', async () => {
  let compared = 0;
  for (const row of chosen()) {
    const company = await findCompany(store.db, row.symbol);
    const figures = company?.figures;
    const financials = await findFinancials(store.db, row.symbol);
    if (!company || !figures || !financials) continue;
    const dollars = (amount: { value: number; currency: string } | null) =>
      amount?.currency === 'USD' ? amount.value : null;
    const told: [string, number | null, number | null][] = [
      ['revenue', dollars(figures.revenue), row.revenue],
      ['net_income', dollars(figures.net_income), row.net_income],
      ['eps_ttm', company.eps_ttm, row.eps_ttm],
      ['runway', figures.runway?.quarters ?? null, row.runway],
      ['cash_held', dollars(figures.cash), row.cash_held],
    ];
    // What no statement has may be as published with the quotes; then the page says that and no other figure.
    for (const [name, page, screener] of told) {
      if (page === null) continue;
      expect(screener, `${row.symbol} ${name}`).toSatisfy(near(page));
      compared += 1;
    }
    const { revenue } = figures;
    const of = (part: DatedAmount | null) => revenue && marginOf(revenue, part);
    const margins = earnedBySelling({
      gross_margin: of(figures.gross_profit) ?? row.gross_margin,
      operating_margin: of(figures.operating_income),
      net_margin: of(figures.net_income),
    });
    for (const [name, part] of [
      ['gross_margin', figures.gross_profit],
      ['operating_margin', figures.operating_income],
      ['net_margin', figures.net_income],
    ] as const)
      // Without a part of its own a margin is of the published one, and of older months where the part is not known for the newest.
      if (revenue && part?.period_end === revenue.period_end)
        expect(`${row.symbol} ${name} ${formatPercent(row[name])}`).toBe(
          `${row.symbol} ${name} ${formatPercent(margins[name])}`,
        );
    if (row.price_earnings !== null && row.eps_ttm !== null && row.eps_ttm && row.last_sale)
      expect(row.price_earnings).toBeCloseTo(row.last_sale / row.eps_ttm, 2);
    const [latest] = (await findShortInterest(store.db, row.symbol))?.settlements ?? [];
    expect([row.symbol, row.short_float]).toEqual([row.symbol, latest?.percentOfFloat ?? null]);
  }
  expect(compared).toBeGreaterThan(100);
});

test('P/E, P/S, P/B and EV/S of every company are the same on its page, in the screener and beside its peers', async () => {
  const screened = new Map(companies.map((row) => [row.symbol, row]));
  let compared = 0;
  for (const { symbol } of companies) {
    const company = await findCompany(store.db, symbol);
    const row = screened.get(symbol);
    const page = company && valuationToday(company);
    // Of the EPS that the page states, and of nothing else.
    const eps = company?.figures?.eps;
    const price = company && latestPrice(company);
    // Gains beside the trade, or one quarter, made the profit (SOHU): the page says why there is none.
    if (eps?.no_multiple) expect([symbol, row?.price_earnings]).toEqual([symbol, null]);
    else if (eps?.currency === 'USD' && eps.value > 0 && price)
      expect(row?.price_earnings ?? null, symbol).toSatisfy(near(price / eps.value));
    else if (!eps && (company?.eps_ttm ?? 0) > 0 && price)
      // As published with the quotes.
      expect(row?.price_earnings ?? null, symbol).toSatisfy(near(price / (company.eps_ttm ?? 1)));
    else expect([symbol, row?.price_earnings]).toEqual([symbol, null]);
    // Multiples stand beside a market value.
    if (!page) continue;
    const shown = [page.priceEarnings, page.priceSales, page.priceBook, page.enterpriseSales];
    expect([symbol, ...shown]).toEqual([
      symbol,
      row?.price_earnings,
      row?.price_sales,
      row?.price_book,
      row?.ev_sales,
    ]);
    if (shown.some((multiple) => multiple !== null)) compared += 1;
    // The head of the page says it beside the market value.
    const told = /^(.*) sales to /.exec(stripOf(company)[0]?.detail ?? '')?.[1];
    if (told) expect(`${symbol} ${told}`).toBe(`${symbol} ${formatRatio(row?.price_sales ?? 0)}`);
  }
  expect(compared).toBeGreaterThan(2_950);

  for (const { symbol } of chosen().slice(0, 20))
    for (const peer of (await findPeers(store.db, symbol))?.data ?? []) {
      const row = screened.get(peer.symbol);
      expect([peer.price_sales, peer.enterprise_sales], peer.symbol).toEqual([
        row?.price_sales,
        row?.ev_sales,
      ]);
    }
});

test('what RedChat and the files of the screener say of multiples is what the screener has', async () => {
  const fields = ['symbol', 'price_earnings', 'price_sales', 'price_book'] as const;
  const symbols = companies.map(({ symbol }) => symbol);
  const rows = new Map(companies.map((row) => [row.symbol, row]));
  for await (const part of readRows(store.db, fields, symbols))
    for (const cells of part) {
      const row = rows.get(String(cells.symbol));
      expect(cells).toEqual(Object.fromEntries(fields.map((field) => [field, row?.[field]])));
    }
  const asked = { ...store, now: () => new Date(), cached: createVersionedCache(store.db) };
  for (const row of chosen()) {
    const { facts } = await valuation.run(asked, { symbol: row.symbol }, { isSignedIn: true });
    const said = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
    for (const field of fields.slice(1))
      expect([row.symbol, field, said[field] ?? null]).toEqual([row.symbol, field, row[field]]);
  }
});

test('no multiple is of a loss, no distance leaves its range, no day ahead is past', () => {
  for (const row of companies) {
    const at = row.symbol;
    expect(row.price_earnings ?? 1, at).toBeGreaterThan(0);
    expect(row.price_sales ?? 1, at).toBeGreaterThan(0);
    expect(row.above_low ?? 0, at).toBeGreaterThanOrEqual(0);
    expect(row.below_high ?? 0, at).toBeGreaterThanOrEqual(0);
    expect(row.below_high ?? 0, at).toBeLessThan(100);
    expect(row.report_days ?? 0, at).toBeGreaterThanOrEqual(0);
    expect(row.catalyst_days ?? 0, at).toBeGreaterThanOrEqual(0);
    if (row.net_income !== null) expect(row.profitable, at).toBe(row.net_income > 0 ? '12 months' : 'No');
  }
});

test('the column sets hold nothing that fewer than one company in five has, but for trials and what only a user of cash has', async () => {
  const definitions = await readFilterDefinitions(store.db);
  const sparse = new Set<string>(definitions.filter((one) => one.sparse).map(({ name }) => name));
  for (const { id, columns } of columnSets)
    for (const column of columns)
      for (const field of gridColumn(column)?.fields ?? [])
        if (id !== 'pipeline' && field !== 'runway') expect(sparse.has(field), `${id}: ${field}`).toBe(false);
  const offered = new Set<string>(definitions.map(({ name }) => name));
  const none = screenerFields.filter(({ name, filter }) => filter !== 'none' && !offered.has(name));
  // What the record has of nobody is not offered.
  expect(none.map(({ name }) => name).sort()).toEqual(
    ['institutionalBuying', 'Insider_Transactions', 'buyRatings', 'sellRatings', 'holdRatings'].sort(),
  );
});

test('no column of the record is empty: a name that nothing is read or computed for would be null of every company', () => {
  const isKnown = (column: (typeof recordColumns)[number]) =>
    companies.some((company) => company[column] !== null);
  expect(recordColumns.filter((column) => !isKnown(column))).toEqual([]);
});

test('purchases by insiders are those of 30, 90 and 365 days before the last form on record', async () => {
  const trades = await store.db
    .selectFrom('insider_trades')
    .select(['symbol', 'code', 'value', 'date_of_purchase as day', 'filed_on as filed'])
    .execute();
  const quotes = companies.map(({ quote_date }) => quote_date ?? '').sort().at(-1) ?? '';
  const known = trades.filter(({ filed }) => filed <= quotes);
  const last = known.map(({ filed }) => filed).sort().at(-1) ?? '';
  const windows = { insider_bought_30: 30, insider_bought_90: 90, insider_purchases: 365 } as const;
  for (const [column, days] of Object.entries(windows) as [keyof typeof windows, number][]) {
    const start = new Date(Date.parse(last) - days * 86_400_000).toISOString().slice(0, 10);
    const bought = new Map<string, number>();
    for (const { symbol, code, value, day } of known)
      if (code === 'P' && value !== null && day > start) bought.set(symbol, (bought.get(symbol) ?? 0) + value);
    const shown = companies.filter((row) => row[column] !== null);
    expect(shown.length, column).toBeGreaterThan(20);
    expect(shown.map(({ symbol }) => symbol).sort()).toEqual(
      companies.flatMap(({ symbol }) => (bought.has(symbol) ? [symbol] : [])).sort(),
    );
    for (const row of shown) expect(row[column]).toSatisfy(near(bought.get(row.symbol) ?? 0));
  }
}); // prettier-ignore
