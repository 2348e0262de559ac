import { daysBetween, monthsBefore } from '#kit/time/days.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import { factsBeside } from '../../look-ups/beside.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import { companyFacts } from '../../look-ups/company.ts';
import { consensus, dividends } from '../../look-ups/earnings.ts';
import { forwardEarnings } from '../../look-ups/forward.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { ownership, shortInterest } from '../../look-ups/ownership.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { providerFigures } from '../../look-ups/provider.ts';
import { screenedMargins } from '../../look-ups/published.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { screenedRatios } from '../../look-ups/ratios.ts';
import { shareCount } from '../../look-ups/shares.ts';
import { marginFigures, statements } from '../../look-ups/statements.ts';
import { valuation } from '../../look-ups/valuation.ts';
import { type Ask, named } from '../../grammar/reading/kind.ts';

/** A row of a comparison: which concepts ask for it, and where it is found. */
export interface Measure {
  concepts: readonly Concept[];
  from: keyof typeof sourcesOf | 'margins' | 'flow' | 'year';
  name: string;
  /** Shown where no measure is named. */
  usual?: true;
}

/** All that companies are put side by side by. */
export const measures: readonly Measure[] = [
  { concepts: ['price'], from: 'quote', name: 'price', usual: true },
  { concepts: ['mcap'], from: 'quote', name: 'market_cap', usual: true },
  { concepts: ['session'], from: 'quote', name: 'change_percent' },
  { concepts: ['volume', 'avgvolume'], from: 'quote', name: 'volume' },
  { concepts: ['range52', 'high52'], from: 'quote', name: 'below_high' },
  { concepts: ['range52', 'low52'], from: 'quote', name: 'above_low' },
  { concepts: ['sharesout'], from: 'quote', name: 'shares_outstanding' },
  { concepts: ['m:revenue', 'financials', 'income'], from: 'figures', name: 'revenue', usual: true },
  { concepts: ['growth'], from: 'figures', name: 'revenue_year_over_year' },
  { concepts: ['m:gross_profit'], from: 'figures', name: 'gross_profit' },
  { concepts: ['m:operating_income'], from: 'figures', name: 'operating_income' },
  { concepts: ['m:net_income', 'profitable', 'financials', 'income'], from: 'figures', name: 'net_income', usual: true },
  { concepts: ['cash', 'm:cash_and_investments', 'm:cash', 'balance', 'financials'], from: 'figures', name: 'cash', usual: true },
  { concepts: ['burn', 'runway', 'm:operating_cash_flow', 'cashflow'], from: 'figures', name: 'operating_cash_flow' },
  { concepts: ['m:free_cash_flow'], from: 'flow', name: 'free_cash_flow' },
  { concepts: ['runway'], from: 'figures', name: 'runway', usual: true },
  { concepts: ['m:debt', 'balance', 'financials', 'debtebitda'], from: 'figures', name: 'debt', usual: true },
  { concepts: ['m:assets', 'balance'], from: 'figures', name: 'assets' },
  { concepts: ['m:equity', 'balance'], from: 'figures', name: 'equity' },
  { concepts: ['m:eps_diluted'], from: 'figures', name: 'eps' },
  { concepts: ['x:gross_margin', 'margin'], from: 'margins', name: 'gross_margin' },
  { concepts: ['x:operating_margin', 'margin'], from: 'margins', name: 'operating_margin' },
  { concepts: ['x:net_margin', 'margin'], from: 'margins', name: 'net_margin' },
  { concepts: ['valuation', 'pe'], from: 'valuation', name: 'price_earnings' },
  { concepts: ['valuation', 'ps'], from: 'valuation', name: 'price_sales' },
  { concepts: ['valuation', 'pb'], from: 'valuation', name: 'price_book' },
  { concepts: ['fpe'], from: 'forward', name: 'forward_pe' },
  { concepts: ['ev'], from: 'valuation', name: 'enterprise_value' },
  { concepts: ['ev'], from: 'valuation', name: 'enterprise_sales' },
  { concepts: ['ebitda', 'debtebitda'], from: 'beside', name: 'ebitda' },
  { concepts: ['debtebitda'], from: 'beside', name: 'debt_to_ebitda' },
  { concepts: ['debtebitda'], from: 'beside', name: 'net_debt_to_ebitda' },
  { concepts: ['icover'], from: 'beside', name: 'interest_coverage' },
  { concepts: ['interestexpense'], from: 'beside', name: 'interest_expense' },
  { concepts: ['stockcomp'], from: 'beside', name: 'stock_compensation' },
  { concepts: ['roe'], from: 'ratios', name: 'return_on_equity' },
  { concepts: ['roic'], from: 'ratios', name: 'return_on_capital' },
  { concepts: ['roa'], from: 'ratios', name: 'return_on_assets' },
  { concepts: ['assetturn'], from: 'ratios', name: 'asset_turnover' },
  { concepts: ['debtequity'], from: 'ratios', name: 'debt_equity' },
  { concepts: ['currentratio'], from: 'ratios', name: 'current_ratio' },
  { concepts: ['short'], from: 'short', name: 'percent_of_float' },
  { concepts: ['cover'], from: 'short', name: 'days_to_cover' },
  { concepts: ['instpct', 'holders'], from: 'owners', name: 'institutions_percent' },
  { concepts: ['insiderpct'], from: 'owners', name: 'insiders_percent' },
  { concepts: ['float'], from: 'owners', name: 'float' },
  { concepts: ['evebitda'], from: 'valuation', name: 'enterprise_ebitda' },
  { concepts: ['netcash'], from: 'valuation', name: 'net_cash' },
  { concepts: ['dividend'], from: 'dividends', name: 'dividend_yield' },
  { concepts: ['dividend'], from: 'dividends', name: 'dividend_rate' },
  { concepts: ['dilution'], from: 'shares', name: 'shares_year_change' },
  { concepts: ['target'], from: 'consensus', name: 'target_mean' },
  { concepts: ['rating'], from: 'consensus', name: 'recommendation' },
  { concepts: ['employees'], from: 'facts', name: 'employees' },
  { concepts: ['move', 'up', 'down'], from: 'year', name: 'span_change' },
]; // prettier-ignore

/** The concepts by which companies can be compared. */
export const comparedBy = [...new Set(measures.flatMap((measure) => measure.concepts))];
/** The measures shown if somebody asks which of two companies to own: how they are priced, and what they earn, owe and grow by. */
export const weighedBy: ReadonlySet<string> = new Set([
  'price_sales',
  'price_earnings',
  'gross_margin',
  'operating_margin',
  'net_margin',
  'debt',
  'cash',
  'revenue_year_over_year',
  'percent_of_float',
  'span_change',
]);
/** What asks which to own. */
export const ADVICE: readonly Concept[] = ['buyadvice', 'buyorsell'];

const sourcesOf = {
  quote: companyQuote,
  figures: keyFigures,
  valuation,
  forward: forwardEarnings,
  beside: factsBeside,
  ratios: screenedRatios,
  owners: ownership,
  short: shortInterest,
  dividends,
  shares: shareCount,
  consensus,
  facts: companyFacts,
} as const;
/** The names of rows, if they differ from those of their facts. */
export const labels: Readonly<Record<string, string>> = {
  free_cash_flow: 'Free cash flow, 12 months',
  operating_cash_flow: 'Cash from operations, 12 months',
  revenue: 'Revenue, 12 months',
  net_income: 'Net income, 12 months',
  gross_profit: 'Gross profit, 12 months',
  operating_income: 'Operating income, 12 months',
  percent_of_float: 'Short interest, of float',
  cash: 'Cash',
  price_earnings: 'P/E',
  price_sales: 'P/S',
  price_book: 'P/B',
  eps: 'EPS',
  revenue_year_over_year: 'Revenue growth of a quarter over a year',
  market_cap: 'Market value',
  ebitda: 'EBITDA',
  debt_to_ebitda: 'Debt to EBITDA',
  net_debt_to_ebitda: 'Net debt to EBITDA',
  forward_pe: 'Forward P/E',
  enterprise_ebitda: 'EV/EBITDA',
  enterprise_sales: 'EV/Sales',
  span_change: 'Price over a year',
  change_percent: 'Change in the last session',
};

/** Months that ended this many days before the newest quotes are too old to compare. */
const OLD_DAYS = 460;

/** Each margin of the newest fiscal year that has it, else of twelve months or of a quarter. The newest of these may have revenue alone; then an earlier one has the margins. */
async function marginsOf(ask: Ask, symbol: string, record: string): Promise<LookedUp> {
  const all = await Promise.all(
    (['year', 'twelve_months', 'quarter'] as const).map((by) =>
      ask(statements, { symbol, figures: [], margins: [...marginFigures], by, limit: by === 'year' ? 1 : 4 }),
    ),
  );
  const isOfNow = ({ date, row }: Fact, { facts }: LookedUp): boolean =>
    row === facts[0]?.row || daysBetween(date ?? '', record) < OLD_DAYS;
  const facts = marginFigures.flatMap((name) => {
    const found = all.map((each) => named(each, name).find((fact) => isOfNow(fact, each))).find(Boolean);
    return found ? [found] : [];
  });
  return { symbol, missing: [], ...all[0], facts };
}

/** Free cash flow of twelve months as the statements sum it, else as it is published. */
async function flowOf(ask: Ask, symbol: string): Promise<LookedUp> {
  const summed = await ask(statements, {
    symbol,
    figures: ['free_cash_flow'],
    by: 'twelve_months',
    limit: 1,
  });
  if (summed.facts.length > 0) return summed;
  const beside = await ask(factsBeside, { symbol });
  const facts = beside.facts.flatMap((fact) =>
    fact.name === 'published_free_cash_flow' ? [{ ...fact, name: 'free_cash_flow' }] : [],
  );
  return { ...beside, facts };
}

/** Looks up what a measure of a company is found in. */
export const lookedUpOf = (
  ask: Ask,
  symbol: string,
  from: Measure['from'],
  record: string,
): Promise<LookedUp> => {
  if (from === 'margins') return marginsOf(ask, symbol, record);
  if (from === 'flow') return flowOf(ask, symbol);
  if (from === 'year') return ask(priceHistory, { symbol, from: monthsBefore(record, 12), to: record });
  return ask(sourcesOf[from], { symbol });
};

/** Margins that no statement on record has both lines of, as the screener has them of the newest twelve months. */
async function screenedOf(ask: Ask, symbol: string): Promise<Fact[]> {
  const { facts } = await ask(screenedMargins, { symbol });
  return facts.map((fact) => ({ ...fact, row: `twelve_months ${fact.date ?? ''}` }));
}

/** Ratios as a data provider states them, if neither a company’s statements nor the screener have them; those of a quarter do not compare with years. */
async function statedOf(ask: Ask, symbol: string, names: readonly string[]): Promise<Fact[]> {
  if (names.length === 0) return [];
  const found = await ask(providerFigures, { symbol });
  return names.flatMap((name) => named(found, name).find(({ row }) => !row?.startsWith('quarter ')) ?? []);
}

/** What the measures of companies are found in, by symbol and source (`CMPX quote`). */
export async function foundOf(
  ask: Ask,
  companies: readonly { symbol: string }[],
  wanted: readonly Measure[],
  record: string,
): Promise<Map<string, LookedUp>> {
  const found = new Map<string, LookedUp>();
  for (const { symbol } of companies)
    for (const from of new Set(wanted.map((measure) => measure.from))) {
      const own = await lookedUpOf(ask, symbol, from, record);
      const lacking =
        from === 'ratios' || from === 'margins'
          ? wanted.filter((measure) => measure.from === from && named(own, measure.name).length === 0)
          : [];
      const screened = from === 'margins' && lacking.length > 0 ? await screenedOf(ask, symbol) : [];
      const kept = screened.filter(({ name }) => lacking.some((measure) => measure.name === name));
      const stated = await statedOf(
        ask,
        symbol,
        lacking.map(({ name }) => name).filter((name) => !kept.some((fact) => fact.name === name)),
      );
      found.set(`${symbol} ${from}`, { ...own, facts: [...own.facts, ...kept, ...stated] });
    }
  return found;
}

/** Whether a figure was published without what it is made of. */
export const isPublished = ({ source }: Pick<Fact, 'source'>): boolean =>
  source.label.includes('as published');

/** Whether a share of the revenue is the screener's, of whose twelve months no statement has both lines. */
export const isScreened = ({ name, source }: Pick<Fact, 'name' | 'source'>): boolean =>
  name.endsWith('_margin') && source.label.endsWith('in the screener');
