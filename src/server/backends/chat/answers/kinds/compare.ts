// Over 300 lines as formatted: one kind, with the table of all that two companies are compared by.
import { formatDate } from '#kit/dates.ts';
import { listOf } from '#kit/sentence.ts';
import { monthsBack } from '../grammar/days.ts';
import { factsBeside } from '../look-ups/beside.ts';
import { keyFigures } from '../look-ups/cash.ts';
import { valuation } from '../look-ups/valuation.ts';
import type { Fact, LookedUp } from '../look-ups/look-up.ts';
import { companyFacts } from '../look-ups/company.ts';
import { consensus, dividends } from '../look-ups/earnings.ts';
import { forwardEarnings } from '../look-ups/forward.ts';
import { ownership, shortInterest } from '../look-ups/ownership.ts';
import { marginFigures, statements } from '../look-ups/statements.ts';
import { priceHistory } from '../look-ups/prices.ts';
import { screenedRatios } from '../look-ups/ratios.ts';
import { companyQuote } from '../look-ups/quote.ts';
import { shareCount } from '../look-ups/shares.ts';
import type { Concept } from '../grammar/lexicon.ts';
import { type Ask, type Asked, type Composing, type Kind, one } from './kind.ts';
import { lower } from './lines.ts';
import { alsoPublished } from './published.ts';
import { asOf } from './simple.ts';

import { saidOfUnlike } from './unlike.ts';

/** A row of a comparison: which concepts ask for it, and where it is found. */
interface Measure {
  concepts: readonly Concept[];
  from: keyof typeof sourcesOf | 'margins' | 'flow';
  name: string;
  /** Shown where no measure is named. */
  usual?: true;
}

const measures: readonly Measure[] = [
  { concepts: ['price'], from: 'quote', name: 'price', usual: true },
  { concepts: ['mcap'], from: 'quote', name: 'market_cap', usual: true },
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
]; // prettier-ignore

/** What companies are put side by side by. */
export const comparedBy = [...new Set(measures.flatMap((measure) => measure.concepts))];
const sourcesOf = { quote: companyQuote, figures: keyFigures, valuation, forward: forwardEarnings, beside: factsBeside, ratios: screenedRatios, owners: ownership, short: shortInterest, dividends, shares: shareCount, consensus, facts: companyFacts } as const; // prettier-ignore
const labels: Readonly<Record<string, string>> = { free_cash_flow: 'Free cash flow, 12 months', operating_cash_flow: 'Cash from operations, 12 months', revenue: 'Revenue, 12 months', net_income: 'Net income, 12 months', gross_profit: 'Gross profit, 12 months', operating_income: 'Operating income, 12 months', percent_of_float: 'Short interest, of float', cash: 'Cash', price_earnings: 'P/E', price_sales: 'P/S', price_book: 'P/B', eps: 'EPS', revenue_year_over_year: 'Revenue growth', market_cap: 'Market value', ebitda: 'EBITDA', debt_to_ebitda: 'Debt to EBITDA', net_debt_to_ebitda: 'Net debt to EBITDA', forward_pe: 'Forward P/E', enterprise_ebitda: 'EV/EBITDA', enterprise_sales: 'EV/Sales' }; // prettier-ignore

/** So many companies stand side by side. */
const MOST = 6;

const asks = ({ reading }: Asked, measure: Measure): boolean =>
  measure.concepts.some((concept) => reading.concepts.has(concept));

/** The margins of the newest fiscal year that has them, else of twelve months or a quarter. */
async function marginsOf(ask: Ask, symbol: string): Promise<LookedUp> {
  const of = (by: 'year' | 'twelve_months' | 'quarter'): Promise<LookedUp> =>
    ask(statements, { symbol, figures: [], margins: [...marginFigures], by, limit: 1 });
  const ofYear = await of('year');
  if (ofYear.facts.length > 0) return ofYear;
  const ofTwelve = await of('twelve_months');
  return ofTwelve.facts.length > 0 ? ofTwelve : of('quarter');
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

const lookedUpOf = (ask: Ask, symbol: string, from: Measure['from']): Promise<LookedUp> =>
  from === 'margins'
    ? marginsOf(ask, symbol)
    : from === 'flow'
      ? flowOf(ask, symbol)
      : ask(sourcesOf[from], { symbol });

/** The days of the facts of a row, said with what it is: a column of days would be beyond the edge of a phone. Where they differ, each with its companies. */
function daysOf(companies: Asked['companies'], facts: readonly (Fact | undefined)[]): string {
  const symbolsOf = new Map<string, string[]>();
  for (const [i, fact] of facts.entries())
    if (fact?.date)
      symbolsOf.set(fact.date, [...(symbolsOf.get(fact.date) ?? []), companies[i]?.symbol ?? '']);
  const each = [...symbolsOf].map(([day, symbols]) =>
    symbolsOf.size === 1 ? formatDate(day) : `${formatDate(day)} (${symbols.join(', ')})`,
  );
  return each.join(', ');
}

/** "Which is bigger" asks for the market value, where nothing else is named. */
const BIGGER = /\b(?:bigger|larger|smaller|biggest|largest|smallest)\b/i;

/** Which of two has more of what was asked for. */
function higherOf(companies: Asked['companies'], facts: readonly (Fact | undefined)[]): string | undefined {
  const [a, b] = facts;
  if (facts.length !== 2 || !a || !b || a.unit !== b.unit || a.currency !== b.currency || a.value === b.value)
    return undefined;
  return `The higher is that of ${companies[Number(a.value) > Number(b.value) ? 0 : 1]?.short ?? ''}.`;
}

const nameOf = ({ name }: Measure): string => lower(labels[name] ?? name.replaceAll('_', ' '));

/** Puts companies side by side, by what was asked for. */
export async function answerCompare({ asked, ask, draft }: Composing): Promise<boolean> {
  const named = measures.filter((measure) => asks(asked, measure));
  if (named.length === 0 && BIGGER.test(asked.reading.text))
    named.push(...measures.filter(({ name }) => name === 'market_cap'));
  // The measure that was meant before those that only belong to it.
  const wanted =
    named.length > 0
      ? named.toSorted((a, b) => a.concepts.length - b.concepts.length)
      : measures.filter(({ usual }) => usual);
  const companies = asked.companies.slice(0, MOST);
  const found = new Map<string, LookedUp>();
  for (const { symbol } of companies)
    for (const from of new Set(wanted.map((measure) => measure.from)))
      found.set(`${symbol} ${from}`, await lookedUpOf(ask, symbol, from));
  const isOf = ({ name, from }: Measure): boolean =>
    companies.some(({ symbol }) => {
      const each = found.get(`${symbol} ${from}`);
      return each !== undefined && one(each, name) !== undefined;
    });
  const absent = named.filter((measure) => !isOf(measure));
  const rows = wanted.flatMap(({ from, name }) => {
    const facts = companies.map(({ symbol }) => {
      const lookedUp = found.get(`${symbol} ${from}`);
      return lookedUp && one(lookedUp, name);
    });
    const first = facts.find(Boolean);
    return first ? [{ label: labels[name] ?? first.label, facts }] : [];
  });
  const of = `of ${listOf(companies.map(({ short }) => short))}`;
  if (absent.length > 0) draft.lacks();
  if (rows.length === 0) {
    draft.text(`Not on record ${of}: ${absent.map(nameOf).join(', ')}.`);
    return false;
  }
  if (rows.some(({ facts }) => facts.some((fact) => fact === undefined))) draft.lacks();
  const [lead] = rows;
  if (lead && named.length > 0)
    draft.text(
      `${lead.label}: ${companies
        .map(({ short }, i) => {
          const fact = lead.facts[i];
          return fact ? `${short} ${draft.strong(fact)}${asOf(fact)}` : `${short} not on record`;
        })
        .join('; ')}.`,
      saidOfUnlike(companies, lead.facts) ?? higherOf(companies, lead.facts),
      absent.length > 0 ? `Not on record ${of}: ${absent.map(nameOf).join(', ')}.` : undefined,
    );
  else draft.text(`${companies.map(({ short }) => short).join(' and ')} side by side. N/A is not on record.`);
  draft.table(
    'Comparison',
    ['', ...companies.map(({ short }) => short)],
    rows.map(({ label, facts }) => [[label, daysOf(companies, facts)].filter(Boolean).join(', '), ...facts]),
  );
  await sayPublishedOf({ ask, draft }, companies, wanted, found);
  await lines({ asked, ask, draft } as Composing, named.length === 0);
  return true;
}

/** Lines that may have been published where no statement has them. */
const published = ['revenue', 'net_income', 'cash', 'debt'] as const;

async function sayPublishedOf(
  to: Pick<Composing, 'ask' | 'draft'>,
  companies: Asked['companies'],
  wanted: readonly Measure[],
  found: ReadonlyMap<string, LookedUp>,
): Promise<void> {
  for (const company of companies) {
    const own = found.get(`${company.symbol} figures`);
    const lacking = published.filter(
      (name) => wanted.some((measure) => measure.name === name) && !(own && one(own, name)),
    );
    await alsoPublished(to, company, lacking); // oxlint-disable-line no-await-in-loop
  }
}

/** Closes of both over a year, the first session of both as 100. */
async function lines({ asked, ask, draft }: Composing, isWanted: boolean): Promise<void> {
  if (!isWanted && !asked.has('move', 'up', 'down', 'chart')) return;
  const to = asked.record;
  const from = asked.period && asked.period.kind !== 'newest' ? asked.period.from : monthsBack(to, 12);
  const found = await Promise.all(
    asked.companies.slice(0, 2).map(({ symbol }) => ask(priceHistory, { symbol, from, to })),
  );
  const [a, b] = found.map(({ series }) => series?.[0]);
  if (!a || !b) return;
  const shared = a.labels.filter((day) => b.labels.includes(day));
  const [start] = shared;
  if (start === undefined || shared.length < 5) return;
  const indexed = [a, b].map((series) => {
    const at = (day: string) => series.values[series.labels.indexOf(day)] ?? null;
    const base = at(start);
    return {
      ...series,
      labels: shared,
      values: shared.map((day) => {
        const value = at(day);
        return base && value !== null ? Number(((value / base) * 100).toFixed(1)) : null;
      }),
    };
  });
  draft.lines(`Closes, 100 = ${formatDate(start)}`, 'index', indexed);
}

async function answerMoves({ asked, ask, draft }: Composing): Promise<boolean> {
  const { period, record } = asked;
  const from = period && period.kind !== 'newest' ? period.from : monthsBack(record, 12);
  const to = period && period.to < record ? period.to : record;
  const companies = asked.companies.slice(0, MOST);
  const found = await Promise.all(companies.map(({ symbol }) => ask(priceHistory, { symbol, from, to })));
  const changes = found.map((each) => one(each, 'span_change'));
  if (!changes.some(Boolean)) return false;
  if (changes.some((change) => !change)) draft.lacks();
  draft.text(
    `From ${formatDate(from)} to ${formatDate(to)}: ${companies
      .map(({ short }, i) => {
        const change = changes[i];
        return change ? `${short} ${draft.strong(change)}` : `${short} not on record`;
      })
      .join('; ')}.`,
  );
  await lines({ asked, ask, draft } as Composing, true);
  return true;
}

/** Kinds that put companies side by side. */
export const compareKinds: readonly Kind[] = [
  { id: 'compare', about: 'two', needs: [], allows: ['compare', 'by:ttm', 'overview', 'stats', 'peers', 'chart', 'large', ...comparedBy], title: () => 'comparison', next: ['peers', 'valuation', 'runway'], answer: answerCompare },
  // "Which diluted more over the last year": the change of the share count is over a year.
  { id: 'compare', about: 'two', needs: [['dilution']], needsSlots: ['newest', 'span'], fits: ({ periods }) => periods.every(({ of, back, kind }) => of === 'year' && (kind === 'newest' ? back === 0 : back === 1)), allows: ['compare', 'sharesout', 'large', 'peak'], title: () => 'comparison', next: ['dilution', 'runway', 'peers'], answer: answerCompare },
  // "CMPX vs GLUE this year", of nothing else: how the prices went.
  { id: 'compare-prices', about: 'two', needs: [['compare']], needsSlots: ['span', 'month', 'quarter', 'year'], isOfDays: true, title: () => 'change of the prices', next: ['year', 'range', 'peers'], answer: answerMoves },
  { id: 'compare-prices', about: 'two', needs: [['move', 'up', 'down', 'chart', 'peak', 'history']], allows: ['compare', 'price', 'move', 'up', 'down', 'chart', 'history'], slots: ['span', 'month', 'quarter', 'year', 'newest'], isOfDays: true, title: () => 'change of the prices', next: ['year', 'range', 'peers'], answer: answerMoves },
]; // prettier-ignore
