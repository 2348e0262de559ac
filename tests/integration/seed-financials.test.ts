import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { findEarnings, findFinancials } from '#server/store/statements/financials.ts';
import { inLongRun } from '../support/long.ts';
import { randomOf } from '../support/random.ts';
import { readFilledStore } from '../support/store.ts';

const sources = new URL('../../../shared/data/', import.meta.url).pathname;
const isThere = existsSync(sources);
const read = (path: string) => gunzipSync(readFileSync(join(sources, path))).toString();

interface Fact {
  start?: string;
  end: string;
  val: number;
  form: string;
  filed: string;
}

let store: OpenStore;
beforeAll(async () => {
  store = await readFilledStore();
});
afterAll(() => store.close());

describe.skipIf(!isThere)('financials against their sources (skipped without ../shared/data)', () => {
  test('earnings of random companies are those of the source, line by line', async () => {
    const bySymbol = new Map<string, string[]>();
    for (const line of read('fundamentals/earnings_history_smallcap.csv.gz').trim().split('\n').slice(1)) {
      const [symbol = ''] = line.split(',');
      bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), line]);
    }
    const companies = await store.db
      .selectFrom('companies')
      .leftJoin('company_facts', 'company_facts.symbol', 'companies.symbol')
      .select(['companies.symbol', 'last_sale', 'companies.cik', 'ipo_year', 'first_trade'])
      .execute();
    const listed = JSON.parse(read('sec/company_tickers_exchange.json.gz')) as {
      data: [number, string, string, string | null][];
    };
    const holders = new Map(listed.data.map(([cik, , ticker]) => [ticker, cik]));
    const firstBars = await store.db
      .selectFrom('price_bars')
      .select(({ fn }) => ['symbol', fn.min('date').as('first')])
      .groupBy('symbol')
      .execute();
    const splits = await store.db.selectFrom('splits').selectAll().execute();
    const firstOf = new Map(firstBars.map(({ symbol, first }) => [symbol, first]));
    const chosen = randomOf(
      companies.filter(({ symbol }) => bySymbol.has(symbol)),
      inLongRun(400, 40),
    );
    const contradicted = new Set(
      (
        await store.db
          .selectFrom('figure_doubts')
          .select(['symbol', 'period_end'])
          .where('figure', '=', 'eps_announced')
          .execute()
      ).map(({ symbol, period_end }) => `${symbol} ${period_end}`),
    );
    const number = (cell: string | undefined) => (cell ? Number(cell) : null);
    for (const { symbol, last_sale, cik, ipo_year, first_trade } of chosen) {
      const expected = (bySymbol.get(symbol) ?? []).map((line) => line.trim().split(','));
      // Announced last before a reverse split, in old shares, beside an estimate in new ones.
      const isHalfRestated = (date: string, actual: number | null, estimate: number | null) =>
        (estimate ?? 0) / (actual || Infinity) >= 2.5 &&
        splits.some(
          (split) =>
            split.symbol === symbol &&
            split.old_shares >= 3 * split.new_shares &&
            split.date > date &&
            expected.every(([, other = '']) => other <= date || other >= split.date) &&
            Date.parse(split.date) - Date.parse(date) <= 120 * 86_400_000,
        );
      // Of shares of before several splits: not shown.
      const isOther = (eps: number | null) =>
        Math.abs(eps ?? 0) > Math.max(100, 100 * (last_sale ?? Infinity));
      // The first loss since a listing, over the few shares of before it: what was expected is over those of after.
      const isOfFewer = (date: string, actual: number | null, estimate: number | null) =>
        (actual ?? 0) < 0 &&
        estimate !== null &&
        Math.abs(actual ?? 0) >= 3 * Math.abs(estimate) &&
        (first_trade === null
          ? date.startsWith(String(ipo_year)) && expected.every(([, other = '']) => other >= date)
          : date >= first_trade && Date.parse(date) - Date.parse(first_trade) <= 100 * 86_400_000);
      const found = await findEarnings(store.db, { symbol, page: 1, pageSize: 500 });
      // Another company may have had the ticker: whose it was on the SEC's list (RNA was Avidity's, and is Atrium's), or before a pause of
      // fifteen months (AKTS). All of that is shown, or none of it.
      const days = [...expected.map(([, date = '']) => date), '2026-07-02'].sort();
      const pause = days.findLast(
        (day, i) => Date.parse(days[i + 1] ?? day) - Date.parse(day) > 455 * 86_400_000,
      );
      const first = firstOf.get(symbol) ?? '';
      const passed = first > '2025-12-31' ? first : '2026-01-01';
      const from = (holders.get(symbol) ?? cik) === cik ? (pause === undefined ? '' : `${pause}z`) : passed;
      const isShown = found?.data.some(({ date }) => date < from);
      // What is followed by no report for two years is not shown, and a day without a figure is none.
      const reported = expected.flatMap(([, date = '', actual]) => (actual ? [date] : [])).sort();
      const gap =
        reported.findLast(
          (day, i) => Date.parse(reported[i + 1] ?? day) - Date.parse(day) > 730 * 86_400_000,
        ) ?? '';
      expect(
        found?.data
          .map((row) => [row.date, row.epsActual, row.epsEstimate, row.surprisePercent])
          .toReversed(),
        symbol,
      ).toEqual(
        expected
          .filter(([, date = '']) => date > gap)
          .filter(([, date = '']) => isShown || date >= from)
          .map(([, date = '', ...cells]) => {
            const [actual = null, estimate = null, surprise] = cells.map(number);
            if (isHalfRestated(date, actual, estimate) || contradicted.has(`${symbol} ${date}`))
              return [date, null, estimate, null];
            if (isOfFewer(date, actual, estimate)) return [date, isOther(actual) ? null : actual, null, null];
            return isOther(actual) || isOther(estimate)
              ? [date, null, null, null]
              : [date, actual, estimate, Math.abs(surprise ?? 0) > 1_000 ? null : surprise];
          })
          .filter(([, actual, estimate]) => actual !== null || estimate !== null)
          .sort(([a = ''], [b = '']) => (String(a) < String(b) ? -1 : 1)),
      );
    }
  });

  test.each([
    ['MDXG', '0001376339', 'us-gaap', 'RevenueFromContractWithCustomerExcludingAssessedTax', 'revenue'],
    ['MDXG', '0001376339', 'us-gaap', 'NetIncomeLoss', 'net_income'],
    ['MDXG', '0001376339', 'us-gaap', 'Assets', 'assets'],
    ['LPA', '0001997711', 'ifrs-full', 'Revenue', 'revenue'],
    ['LPA', '0001997711', 'ifrs-full', 'ProfitLossAttributableToOwnersOfParent', 'net_income'],
  ] as const)(
    '%s: every reported %s %s of %s is the last one filed',
    async (symbol, cik, family, tag, figure) => {
      const facts = JSON.parse(read(`sec/companyfacts/CIK${cik}.json.gz`)) as {
        facts: Record<string, Record<string, { units: Record<string, Fact[]> }>>;
      };
      const reports = (facts.facts[family]?.[tag]?.units['USD'] ?? []).filter(({ form }) =>
        /^(10-[KQ]|20-F)/.test(form),
      );
      const found = await findFinancials(store.db, symbol);
      const reported = (found?.periods ?? []).filter((period) => !period.derived && period[figure] !== null);
      expect(reported.length).toBeGreaterThan(2);
      for (const period of reported) {
        const last = reports
          .filter(
            ({ start, end }) =>
              end === period.period_end && (start === undefined || start === period.period_start),
          )
          .sort((a, b) => (a.filed < b.filed ? -1 : 1))
          .at(-1);
        // A fourth quarter whose revenue alone is a difference has no fact of its own.
        if (last) expect([period.period_end, period[figure]]).toEqual([period.period_end, last.val]);
      }
    },
  );
});

test('the quarters of a year that was never restated add up to it, but for rounding', async () => {
  const { periods = [] } = (await findFinancials(store.db, 'MDXG')) ?? {};
  for (const year of periods.filter(
    ({ kind, restated, period_end }) => kind === 'year' && !restated && period_end > '2024',
  )) {
    const quarters = periods.filter(
      ({ kind, period_start, period_end }) =>
        kind === 'quarter' &&
        (period_start ?? '') >= (year.period_start ?? '') &&
        period_end <= year.period_end,
    );
    expect(quarters).toHaveLength(4);
    for (const figure of ['revenue', 'net_income', 'operating_cash_flow'] as const)
      expect(
        Math.abs(
          quarters.reduce((sum, quarter) => sum + (quarter[figure] ?? NaN), 0) - (year[figure] ?? NaN),
        ),
      ).toBeLessThan(10_000);
  }
});
