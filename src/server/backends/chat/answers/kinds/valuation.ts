import { statementFigures } from '#contract/financials.ts';
import { formatDate } from '#kit/dates.ts';
import { countOf } from '#kit/sentence.ts';
import { keyFigures, PUBLISHED_EARNINGS, PUBLISHED_SALES, valuation } from '../look-ups/cash.ts';
import type { Concept } from '../grammar/lexicon.ts';
import { statedRatios } from '../look-ups/ratios.ts';
import { statements } from '../look-ups/statements.ts';
import type { Fact, LookedUp } from '../look-ups/look-up.ts';
import type { StatementFigure } from '#contract/financials.ts';
import { type Composing, type Kind, named, one } from './kind.ts';
import { sayPublished } from './published.ts';
import { asOf, onDay, simple } from './simple.ts';
import { periodSlots } from './spans.ts';
import { kindOfPeriods, statementsInput } from './statements.ts';

const ratio = (id: string, concept: 'pe' | 'ps' | 'pb' | 'ev' | 'evebitda' | 'netcash', names: readonly string[], title: string, why: string): Kind => ({
  id,
  about: 'company',
  needs: [[concept]],
  allows: ['valuation', 'm:revenue', 'price', 'cash', 'm:debt', 'why'],
  slots: ['threshold'],
  title: () => title,
  next: ['valuation', 'peers', 'revenue'],
  async answer({ asked, ask, draft }) {
    const found = await ask(valuation, { symbol: asked.company.symbol });
    const facts = names.flatMap((name) => one(found, name) ?? []);
    if (facts.length === 0) {
      const cap = one(found, 'market_cap');
      if (!cap) return false;
      draft.lacks();
      draft.text(`${title} of ${asked.company.short} is not on record: ${why} Known is the market value, ${draft.plain(cap)}${onDay(cap)}.`);
      return true;
    }
    const isLacking = facts[0]?.name !== names[0];
    if (isLacking) draft.lacks();
    draft.text(isLacking ? `${title} of ${asked.company.short} is not on record: ${why}` : undefined, `${asked.company.short}${asOf(facts[0])}: ${facts.map((fact) => `${fact.label} ${draft.strong(fact)}`).join(', ')}. Computed from the last price and ${facts.some(({ label }) => label === PUBLISHED_SALES || label === PUBLISHED_EARNINGS) ? 'what was published with it' : 'the statements on record'}.`);
    return true;
  },
}); // prettier-ignore

const multiples = ['price_earnings', 'price_sales', 'price_book', 'enterprise_sales', 'enterprise_ebitda', 'enterprise_value', 'net_cash', 'market_cap'] as const; // prettier-ignore

async function answerValuation({ asked, ask, draft }: Composing): Promise<boolean> {
  const found = await ask(valuation, { symbol: asked.company.symbol });
  const facts = multiples.flatMap((name) => one(found, name) ?? []);
  const [first] = facts;
  if (!first) return false;
  draft.text(`What ${asked.company.short} is a multiple of${asOf(first)}. Whether that is cheap or dear this record does not say; its peers are the measure.`);
  draft.table('Valuation', ['', 'Value'], facts.map((fact) => [fact.label, fact]));
  const lacking = [['price_earnings', 'P/E (no profit of twelve months in dollars on record)'], ['price_sales', 'P/S'], ['price_book', 'P/B']].filter(([name]) => !one(found, name ?? '')).map(([, label]) => label);
  if (lacking.length > 0) draft.text(`Not on record: ${lacking.join(', ')}.`);
  return true;
} // prettier-ignore

/** A ratio of the balance of one period. */
const ofBalance = (id: string, concept: 'currentratio' | 'debtequity' | 'roe', title: string, figures: readonly [StatementFigure, StatementFigure], unit: 'ratio' | 'percent', by: 'quarter' | 'year'): Kind => ({
  id,
  about: 'company',
  needs: [[concept]],
  allows: ['m:equity', 'm:debt', 'financials', 'balance', 'pace', 'history', 'by:year', 'by:quarter'],
  slots: ['threshold', ...periodSlots],
  title: () => title,
  next: ['debt', 'runway', 'revenue'],
  async answer({ asked, ask, draft }) {
    if (asked.period || asked.has('history', 'by:year', 'by:quarter')) return ratiosOverTime({ asked, ask, draft } as Composing, figures, title, unit, by);
    const read = (kind: 'quarter' | 'year' | 'twelve_months') => ask(statements, { symbol: asked.company.symbol, figures: [...figures], by: kind, limit: 8 });
    for (const kind of [by, 'year', 'twelve_months'] as const) {
      const found = await read(kind);
      const made = ratioOf(found, figures, title, unit);
      if (!made) continue;
      const [part, whole, value] = made;
      draft.text(`${title} of ${asked.company.short} was ${draft.strong(value)} on ${formatDate(value.date)}: ${part.label.toLowerCase()} of ${draft.plain(part)} over ${whole.label.toLowerCase()} of ${draft.plain(whole)}.`);
      return true;
    }
    return statedRatio({ asked, ask, draft } as Composing, concept, figures, title, unit);
  },
}); // prettier-ignore

/** The same ratio of each period that was asked for, newest first. */
async function ratiosOverTime({ asked, ask, draft }: Composing, figures: readonly [StatementFigure, StatementFigure], title: string, unit: 'ratio' | 'percent', by: 'quarter' | 'year'): Promise<boolean> {
  const found = await ask(statements, { symbol: asked.company.symbol, figures: [...figures], by, ...statementsInput(asked) });
  const made = named(found, figures[0]).flatMap((part) => ratioOf({ ...found, facts: found.facts.filter(({ row }) => row === part.row) }, figures, title, unit)?.[2] ?? []);
  const [newest] = made;
  if (!newest) {
    draft.lacks();
    return statedRatio({ asked, ask, draft } as Composing, 'roe', figures, title, unit);
  }
  draft.text(`${title} of ${asked.company.short} was ${draft.strong(newest)} on ${formatDate(newest.date)}.`);
  if (made.length > 1) draft.table(`${title}, newest first`, ['', ...made.slice(0, 8).map(({ date }) => formatDate(date))], [[title, ...made.slice(0, 8)]]);
  return true;
} // prettier-ignore

/** Where no statement holds both parts: the newest balance that is known, else what a provider states. */
async function statedRatio({ asked, ask, draft }: Composing, concept: Concept, figures: readonly [StatementFigure, StatementFigure], title: string, unit: 'ratio' | 'percent'): Promise<boolean> {
  const { symbol, short } = asked.company;
  const made = ratioOf(await ask(keyFigures, { symbol }), figures, title, unit);
  const stated = made || concept !== 'currentratio' ? undefined : one(await ask(statedRatios, { symbol }), 'current_ratio');
  if (made) draft.text(`${title} of ${short} was ${draft.strong(made[2])} on ${formatDate(made[2].date)}: ${made[0].label.toLowerCase()} of ${draft.plain(made[0])} over ${made[1].label.toLowerCase()} of ${draft.plain(made[1])}.`);
  else if (stated) draft.text(`${title} of ${short} was ${draft.strong(stated)} as a data provider states it${asOf(stated)}; its parts are not on record.`);
  return made !== undefined || stated !== undefined;
} // prettier-ignore

function ratioOf(found: LookedUp, [a, b]: readonly [StatementFigure, StatementFigure], label: string, unit: 'ratio' | 'percent'): [Fact, Fact, Fact] | undefined {
  for (const part of named(found, a)) {
    const whole = named(found, b).find(({ date, row }) => date === part.date && row === part.row);
    if (!whole || Number(whole.value) <= 0) continue;
    const value = (Number(part.value) / Number(whole.value)) * (unit === 'percent' ? 100 : 1);
    const { currency: _currency, roundedTo: _rounded, ...rest } = part;
    return [part, whole, { ...rest, name: label, label, value, unit, computed: true }];
  }
  return undefined;
} // prettier-ignore

async function answerProfitable(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const found = await ask(keyFigures, { symbol: asked.company.symbol });
  const [income, operating, revenue] = [one(found, 'net_income'), one(found, 'operating_income'), one(found, 'revenue')];
  if (!income) {
    if (!operating) return sayPublished(composing, ['net_income']);
    draft.lacks();
    draft.text(`Net income of ${asked.company.short} is not on record. Known is operating income of ${draft.strong(operating)} in the twelve months to ${formatDate(operating.date)}.`);
    return true;
  }
  const isProfit = Number(income.value) > 0;
  draft.text(
    `${isProfit ? 'Yes' : 'No'}: ${asked.company.short} had net income of ${draft.strong(income)} in the twelve months to ${formatDate(income.date)}.`,
    operating ? `Operating income was ${draft.plain(operating)} in the twelve months to ${formatDate(operating.date)}.` : undefined,
    revenue ? `Revenue was ${draft.plain(revenue)} in the twelve months to ${formatDate(revenue.date)}.` : undefined,
  );
  return true;
} // prettier-ignore

const HOW_MANY_OF = /\bhow many of\b.*\b(?:years|quarters)\b/i;
const EVER = /\b(?:ever|always|never)\b/i;

/** In how many of the periods that were asked for, or of all years on record, there was a profit. */
async function answerProfits({ asked, ask, draft }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  const { period } = asked;
  const by = kindOfPeriods(asked) ?? (period && /\b(?:quarter|qtr)/i.test(asked.reading.text) ? 'quarter' : 'year');
  const isCounted = period?.kind === 'span' && period.of !== undefined && period.back !== undefined;
  const isSpan = period !== null && period.kind !== 'newest' && !isCounted;
  const limit = period?.kind === 'newest' ? (period.back ?? 0) + 1 : isCounted ? (period.back ?? 1) : period ? 12 : 20;
  const found = await ask(statements, { symbol, figures: ['net_income'], by, limit, ...(isSpan && { from: period.from, to: period.to }) });
  const rows = named(found, 'net_income').slice(period?.kind === 'newest' ? (period.back ?? 0) : 0);
  const [newest] = rows;
  if (!newest) return false;
  const kind = by === 'quarter' ? 'quarter' : 'year';
  const profits = rows.filter(({ value }) => Number(value) > 0).length;
  const isOne = rows.length === 1;
  draft.text(
    isOne
      ? `${profits === 1 ? 'Yes' : 'No'}: ${short} had net income of ${draft.strong(newest)} in the ${kind} to ${formatDate(newest.date)}.`
      : `${short} made a profit in ${profits === 0 ? 'none' : profits} of ${countOf(rows.length, kind)} on record for that; net income of the newest, to ${formatDate(newest.date)}, was ${draft.strong(newest)}.`,
  );
  if (!isOne) draft.table('Net income, newest first', ['', ...rows.slice(0, 8).map(({ date }) => formatDate(date))], [[newest.label, ...rows.slice(0, 8)]]);
  return true;
} // prettier-ignore

type Sheet = 'income' | 'balance' | 'cashflow' | 'financials';
const sheets: Readonly<Record<Sheet, readonly StatementFigure[]>> = {
  income: ['revenue', 'cost_of_revenue', 'gross_profit', 'research', 'selling_general', 'operating_expenses', 'operating_income', 'net_income', 'eps_diluted'],
  balance: ['cash', 'short_term_investments', 'current_assets', 'assets', 'current_liabilities', 'debt', 'liabilities', 'equity'],
  cashflow: ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow', 'capital_spending', 'free_cash_flow'],
  financials: ['revenue', 'gross_profit', 'operating_income', 'net_income', 'operating_cash_flow', 'cash', 'debt', 'equity'],
}; // prettier-ignore
const sheetNames: Readonly<Record<Sheet, string>> = {
  income: 'income statement',
  balance: 'balance sheet',
  cashflow: 'cash flow statement',
  financials: 'main figures of the statements',
};

const sheet = (concept: Sheet): Kind => ({
  id: `sheet-${concept}`,
  about: 'company',
  needs: [[concept]],
  allows: ['by:quarter', 'by:year', 'by:ttm', 'history', 'earnings', 'stats'],
  slots: ['quarter', 'year', 'newest', 'span'],
  title: () => sheetNames[concept],
  next: ['income', 'runway', 'earnings'],
  async answer({ asked, ask, draft }) {
    const by = kindOfPeriods(asked);
    const { period } = asked;
    const shift = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    const days = period && period.kind !== 'newest' ? { from: period.kind === 'quarter' ? shift(period.to, -15) : period.from, to: shift(period.to, period.kind === 'quarter' ? 15 : 0) } : {};
    const found = await ask(statements, { symbol: asked.company.symbol, figures: [...sheets[concept]], ...(by && { by }), ...days, limit: period?.kind === 'span' ? 8 : 4 });
    const facts = found.facts.filter(({ name }) => statementFigures.some((figure) => figure === name));
    const ends = [...new Set(facts.map(({ date }) => date ?? ''))];
    const [newest] = ends;
    if (newest === undefined) return false;
    draft.text(`The ${sheetNames[concept]} of ${asked.company.short}, ${ends.length === 1 ? 'period' : 'periods'} to ${ends.map(formatDate).join('; ')}.`);
    const rows = sheets[concept].flatMap((figure) => {
      const line = named(found, figure);
      const [first] = line;
      return first ? [[first.label, ...ends.map((end) => line.find(({ date }) => date === end))]] : [];
    });
    draft.table(sheetNames[concept].replace(/^./, (letter) => letter.toUpperCase()), ['', ...ends.map(formatDate)], rows);
    return true;
  },
}); // prettier-ignore

/** Kinds about what a price is a multiple of, and statements as a whole. */
export const valuationKinds: readonly Kind[] = [
  ratio('price-earnings', 'pe', ['price_earnings'], 'P/E', 'there is no profit a share of twelve months, in dollars, to divide by.'),
  ratio('price-sales', 'ps', ['price_sales'], 'P/S', 'there are no sales of twelve months above a million dollars to divide by.'),
  ratio('price-book', 'pb', ['price_book'], 'P/B', 'there is no equity above zero, in dollars, to divide by.'),
  ratio('enterprise-value', 'ev', ['enterprise_value', 'enterprise_sales'], 'Enterprise value', 'cash and debt are not both known.'),
  ratio('ev-ebitda', 'evebitda', ['enterprise_ebitda', 'enterprise_value'], 'EV/EBITDA', 'there is no EBITDA above zero, in dollars, to divide by.'),
  ratio('net-cash', 'netcash', ['net_cash'], 'Cash less debt', 'cash and debt are not both known.'),
  { id: 'valuation', about: 'company', needs: [['valuation']], gathers: true, allows: ['price', 'pe', 'ps', 'pb', 'ev', 'stats', 'compare', 'm:revenue', 'm:net_income', 'earnings'], title: () => 'valuation', next: ['peers', 'income', 'range'], answer: answerValuation },
  ofBalance('current-ratio', 'currentratio', 'Current ratio', ['current_assets', 'current_liabilities'], 'ratio', 'quarter'),
  ofBalance('debt-to-equity', 'debtequity', 'Debt to equity', ['debt', 'equity'], 'ratio', 'quarter'),
  ofBalance('return-on-equity', 'roe', 'Return on equity', ['net_income', 'equity'], 'percent', 'year'),
  { id: 'profitable', about: 'company', needs: [['profitable'], ['by:year', 'by:quarter', 'history', 'profitable']], needsSlots: ['span', 'year', 'quarter', 'newest', 'month'], allows: ['m:net_income'], title: () => 'whether it made a profit', next: ['revenue', 'runway', 'valuation'], answer: answerProfits },
  { id: 'profitable', about: 'company', needs: [['profitable'], ['by:year', 'by:quarter', 'history']], allows: ['m:net_income'], title: () => 'whether it made a profit', next: ['revenue', 'runway', 'valuation'], answer: answerProfits },
  { id: 'profitable', about: 'company', needs: [['profitable', 'm:net_income']], needsSlots: ['span', 'newest'], allows: ['by:year', 'by:quarter', 'history'], fits: ({ text }) => HOW_MANY_OF.test(text), title: () => 'whether it made a profit', next: ['revenue', 'runway', 'valuation'], answer: answerProfits },
  { id: 'profitable', about: 'company', needs: [['profitable', 'm:net_income']], fits: ({ text }) => EVER.test(text), title: () => 'whether it ever made a profit', next: ['revenue', 'runway', 'valuation'], answer: answerProfits },
  { id: 'profitable', about: 'company', needs: [['profitable']], fits: ({ text }) => !EVER.test(text), slots: ['threshold'], allows: ['by:ttm', 'm:net_income'], title: () => 'whether it makes a profit', next: ['revenue', 'runway', 'valuation'], answer: answerProfitable },
  simple({
    id: 'growth',
    needs: [['growth']],
    allows: ['qoq', 'by:quarter', 'financials', 'large', 'pace'],
    title: 'growth of revenue',
    next: ['revenue', 'income', 'valuation'],
    lookUp: keyFigures,
    facts: ['revenue_year_over_year', 'revenue_quarter_over_quarter'],
    say(found, { draft, asked }) {
      const [year, quarter] = [one(found, 'revenue_year_over_year'), one(found, 'revenue_quarter_over_quarter')];
      return [
        year ? `Revenue of ${asked.company.short} in the quarter to ${formatDate(year.date)} changed by ${draft.strong(year)} against the quarter a year before.` : '',
        quarter ? `Against the quarter before it changed by ${draft.plain(quarter)} in the quarter to ${formatDate(quarter.date)}.` : '',
      ].filter(Boolean).join(' ');
    },
  }),
  sheet('income'),
  sheet('balance'),
  sheet('cashflow'),
  sheet('financials'),
]; // prettier-ignore
