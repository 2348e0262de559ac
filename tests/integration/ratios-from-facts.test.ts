import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyFigures } from '#contract/company-figures.ts';
import type { OpenStore } from '#server/db/open.ts';
import { inLongRun } from '../support/long.ts';
import { randomOf } from '../support/random.ts';
import { rawFactsOf, type RawFacts, readRawFacts } from '../support/raw-facts.ts';
import { seedRows } from '../support/seed-rows.ts';
import { readFilledStore } from '../support/store.ts';

/**
 * Ratios as the screener has them against the facts of the seed, read and added up here by rules of their own: some source must
 * say what is shown, of the very months that are named.
 */
let store: OpenStore;
let raw: Map<string, string>;
beforeAll(async () => {
  store = await readFilledStore();
  raw = await withSisters(readRawFacts());
});
afterAll(() => store.close());

/** The classes of one issuer have one set of statements: of the one with the most on record (KELYA, LBTYA). */
async function withSisters(own: Map<string, string>): Promise<Map<string, string>> {
  const rows = await store.db
    .selectFrom('companies')
    .select(['symbol', 'cik'])
    .where('cik', 'is not', null)
    .execute();
  const all = new Map(own);
  for (const sisters of Map.groupBy(rows, ({ cik }) => cik).values()) {
    if (sisters.length === 1) continue;
    const [most] = sisters.flatMap(({ symbol }) => own.get(symbol) ?? []).sort((a, b) => b.length - a.length);
    if (most !== undefined) for (const { symbol } of sisters) all.set(symbol, most);
  }
  return all;
}

/** New shares for an old one, of each split on record. */
const splits = seedRows('splits.ndjson.gz');
const splitsOf = (symbol: string): number[] =>
  (splits.get(symbol) ?? []).map((row) => Number(row['new_shares']) / Number(row['old_shares']));

/** Of each ratio. */
const COMPANIES = inLongRun(100_000, 60);

interface Row {
  symbol: string;
  last_sale: number;
  market_cap: number;
  value: number;
}
type Amounts = (
  facts: RawFacts,
  figures: CompanyFigures,
) => { part: number[]; whole: number[]; per?: number };

/** What quarters earned, or made of sales, as their revenue times a margin is in no raw fact. */
const isOfMargins = ({ source }: { source: string }): boolean => source.includes('yahoo-quarters');

const none = { part: [], whole: [] };
/** What a ratio is made of; no candidates where the headline has not both, whose ratio is then of what was published. */
const ratios: Readonly<Record<string, (row: Row) => Amounts>> = {
  price_earnings: ({ last_sale }) => (facts, { eps }) =>
    eps ? { part: [last_sale], whole: facts.twelveMonths('eps_diluted', eps.period_end) } : none,
  price_sales: ({ market_cap }) => (facts, { revenue }) =>
    revenue ? { part: [market_cap], whole: facts.twelveMonths('revenue', revenue.period_end) } : none,
  price_book: ({ market_cap }) => (facts, { equity }) =>
    equity ? { part: [market_cap], whole: facts.onDay('equity', equity.period_end) } : none,
  gross_margin: () => (facts, { gross_profit: part, revenue }) =>
    part && revenue && !isOfMargins(part) && part.period_end === revenue.period_end
      ? { part: facts.twelveMonths('gross_profit', part.period_end), whole: facts.twelveMonths('revenue', revenue.period_end), per: 100 }
      : none,
  net_margin: () => (facts, { net_income: part, revenue }) =>
    part && revenue && !isOfMargins(part) && part.period_end === revenue.period_end
      ? { part: facts.twelveMonths('net_income', part.period_end), whole: facts.twelveMonths('revenue', revenue.period_end), per: 100 }
      : none,
  return_on_equity: () => (facts, { net_income, equity }) =>
    net_income && equity && !isOfMargins(net_income)
      ? { part: facts.twelveMonths('net_income', net_income.period_end), whole: facts.onDay('equity', equity.period_end), per: 100 }
      : none,
  debt_equity: () => (facts, { debt, equity }) =>
    debt && equity
      ? { part: [...facts.onDay('debt', debt.period_end), ...facts.onDay('long_term_debt', debt.period_end)], whole: facts.onDay('equity', equity.period_end) }
      : none,
  runway: () => (facts, { runway }) =>
    runway
      ? { part: facts.cashWithInvestments(runway.period_end), whole: facts.twelveMonths('operating_cash_flow', runway.period_end), per: -4 }
      : none,
}; // prettier-ignore

/** Rounded sources and sums of them may be off by this much; digits that are kept, by less. */
const ROUNDED = 0.03;
const PRECISE = 0.01;

test.each(Object.entries(ratios))(
  '%s is what the raw facts of the months it names make',
  async (column, amounts) => {
    const rows = await store.db
      .selectFrom('companies')
      .innerJoin('company_figures', 'company_figures.symbol', 'companies.symbol')
      .select(['companies.symbol', 'last_sale', 'market_cap', 'figures'])
      .select((eb) => eb.ref(column as 'price_sales').as('value'))
      .where(column as 'price_sales', 'is not', null)
      .where('is_sample', '=', 0)
      .execute();
    const wrong: string[] = [];
    let compared = 0;
    for (const { figures: packed, ...row } of randomOf(rows, COMPANIES)) {
      const figures = JSON.parse(packed) as CompanyFigures;
      const facts = rawFactsOf(raw.get(row.symbol));
      const { part, whole, per = 1 } = amounts(row as Row)(facts, figures);
      if (part.length === 0 || whole.length === 0) continue;
      compared += 1;
      const shown = row.value ?? 0;
      const isRounded = packed.includes('rounded_to');
      const most = Math.abs(shown) * (isRounded ? ROUNDED : PRECISE) + 0.006;
      const made = part.flatMap((above) => whole.map((below) => (above / below) * per));
      // A count a share of before a split on record is restated by it.
      const isSplit =
        column === 'price_earnings' &&
        made.some((one) => splitsOf(row.symbol).some((by) => Math.abs(one * by - shown) <= most));
      if (!isSplit && !made.some((one) => Math.abs(one - shown) <= most))
        wrong.push(`${row.symbol} ${shown}`);
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(Math.min(COMPANIES, rows.length) / 4);
  },
);

test('a margin of older months than the newest revenue is what the raw facts of some twelve months on record make', async () => {
  const rows = await store.db
    .selectFrom('companies')
    .innerJoin('company_figures', 'company_figures.symbol', 'companies.symbol')
    .select(['companies.symbol', 'gross_margin', 'net_margin', 'figures'])
    .where('is_sample', '=', 0)
    .execute();
  const wrong: string[] = [];
  let compared = 0;
  for (const [column, part] of [
    ['gross_margin', 'gross_profit'],
    ['net_margin', 'net_income'],
  ] as const) {
    const older = rows.filter(({ figures, [column]: value }) => {
      const { revenue, [part]: above } = JSON.parse(figures) as CompanyFigures;
      return (
        value !== null && revenue && above && !isOfMargins(above) && above.period_end !== revenue.period_end
      );
    });
    for (const { symbol, [column]: shown } of randomOf(older, COMPANIES)) {
      const facts = rawFactsOf(raw.get(symbol));
      const periods = await store.db
        .selectFrom('financial_periods')
        .select('period_end')
        .distinct()
        .where('symbol', '=', symbol)
        .where('period_end', '>=', '2025-01-02')
        .execute();
      const made = periods.flatMap(({ period_end: end }) =>
        facts.twelveMonths(part, end).flatMap((above) => facts.twelveMonths('revenue', end).map((below) => (above / below) * 100)),
      ); // prettier-ignore
      const isMade = made.some(
        (one) => Math.abs(one - (shown ?? 0)) <= Math.abs(shown ?? 0) * ROUNDED + 0.006,
      );
      compared += made.length > 0 ? 1 : 0;
      if (made.length > 0 && !isMade) wrong.push(`${symbol} ${column} ${shown}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(50);
});
