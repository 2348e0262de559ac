import type { Company } from '#contract/company.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { sourceName } from '#contract/source.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { formatDate } from '#kit/time/dates.ts';
import { isInterestPaid, isPaidInShares, SAME_END_DAYS } from '#kit/financials/figures/beside.ts';
import { daysBetween } from '#kit/time/days.ts';
import { moneyTradeOf } from '#kit/financials/money-trade.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { type FactsBeside, findFactsBeside } from '#server/store/statements/facts-beside.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';
import { periodShown } from './period-shown.ts';
import { screenerRow } from './screener-row.ts';
import { periodSource } from './statements.ts';

/** The extract of fiscal years has amounts in hundreds of thousands. */
const ROUNDED_ANNUAL = 100_000;

type Rest = Omit<Fact, 'name' | 'label' | 'value' | 'unit'>;
type Found = NonNullable<FactsBeside['ebitda']>;

/** The debt of a statement to the day of the twelve months, where no headline shows one. */
function debtOn(
  periods: readonly FinancialPeriod[],
  end: string,
): { value: number; period_end: string } | null {
  const found = periods.find(
    ({ debt, currency, period_end }) =>
      debt !== null && currency === 'USD' && Math.abs(daysBetween(period_end, end)) <= SAME_END_DAYS,
  );
  return found?.debt === null || !found ? null : { value: found.debt, period_end: found.period_end };
}

/** EBITDA of twelve months, and what debt is in multiples of it. */
function ebitdaFacts(
  symbol: string,
  company: Company,
  { found: ebitda, periods }: { found: Found; periods: readonly FinancialPeriod[] },
): Fact[] {
  const rest: Rest = {
    date: ebitda.end,
    source: {
      label: `${symbol}, twelve months to ${formatDate(ebitda.end)}, ${sourceName(ebitda.source)}`,
      href: screenerRow(symbol, ['ev_ebitda']),
      date: ebitda.end,
    },
  };
  const { figures } = company;
  const [known, cash] = [figures?.debt, figures?.cash].map((amount) =>
    amount?.currency === 'USD' ? amount : null,
  );
  const debt = known ?? debtOn(periods, ebitda.end);
  // What a bank or an insurer owes is its trade, and no burden to be paid back of earnings.
  const isOwed = debt !== null && ebitda.value > 0 && moneyTradeOf(company) === null;
  const computed = { ...rest, computed: true as const };
  return [
    ...factOf('ebitda', 'EBITDA', ebitda.value, 'usd', rest),
    ...(debt
      ? factOf('ebitda_debt', 'Debt', debt.value, 'usd', {
          date: debt.period_end,
          source: {
            label: `${symbol}, debt on ${formatDate(debt.period_end)}`,
            href: periodShown(symbol, periods, ['debt', 'balance'], debt),
            date: debt.period_end,
          },
        })
      : []),
    ...factOf(
      'debt_to_ebitda',
      'Debt to EBITDA',
      isOwed ? debt.value / ebitda.value : null,
      'times',
      computed,
    ),
    ...factOf(
      'net_debt_to_ebitda',
      'Net debt to EBITDA',
      isOwed && cash ? (debt.value - cash.value) / ebitda.value : null,
      'times',
      computed,
    ),
  ];
}

/** The fiscal year of the statements to a day. */
const yearTo = (periods: readonly FinancialPeriod[], end: string): FinancialPeriod | undefined =>
  periods.find(
    ({ kind, period_end }) => kind === 'year' && Math.abs(daysBetween(period_end, end)) <= SAME_END_DAYS,
  );

const restOf = (symbol: string, found: Found, year: FinancialPeriod | undefined): Rest => ({
  date: found.end,
  roundedTo: ROUNDED_ANNUAL,
  ...(found.unit !== 'USD' && { currency: found.unit }),
  source: year
    ? periodSource(symbol, year)
    : {
        label: `${symbol}, year to ${formatDate(found.end)}, ${sourceName(found.source)}`,
        href: `${companyTabPath(symbol, 'financials')}#statements`,
        date: found.end,
      },
});

/** What interest cost in a fiscal year, and how often operating income of that year covers it. */
function interestFacts(
  symbol: string,
  company: Company,
  { found, periods }: { found: Found; periods: readonly FinancialPeriod[] },
): Fact[] {
  const isFinancial = moneyTradeOf(company) !== null;
  if (!isInterestPaid(found, { periods, asOf: company.quote_date ?? '', isFinancial })) return [];
  const year = yearTo(periods, found.end);
  const rest = restOf(symbol, found, year);
  const earned = year?.currency === found.unit ? (year.operating_income ?? null) : null;
  const isCovered = earned !== null && found.value > 0 && !isFinancial;
  const { roundedTo: _rounded, currency: _currency, ...plain } = rest;
  // Published without its months, as the screener has it.
  const screened = earned === null && found.unit === 'USD' ? (company.operating_income ?? null) : null;
  const ofScreener = {
    date: company.quote_date,
    source: {
      label: `${symbol} in the screener`,
      href: screenerRow(symbol, ['operating_income']),
      date: company.quote_date,
    },
  };
  return [
    ...factOf('interest_expense', 'Interest expense', found.value, 'usd', rest),
    ...(isCovered
      ? [
          ...factOf('interest_income_before', 'Operating income', earned, 'usd', {
            ...plain,
            ...(found.unit !== 'USD' && { currency: found.unit }),
          }),
          ...factOf('interest_coverage', 'Interest coverage', earned / found.value, 'times', {
            ...plain,
            computed: true as const,
          }),
        ]
      : []),
    ...(screened !== null && !isFinancial
      ? [
          ...factOf('screened_operating_income', 'Operating income', screened, 'usd', ofScreener),
          ...factOf(
            'coverage_about',
            'Interest coverage, of other months',
            found.value > 0 ? screened / found.value : null,
            'times',
            {
              ...ofScreener,
              computed: true as const,
            },
          ),
        ]
      : []),
  ];
}

/** What was paid to staff in shares in a fiscal year, and what part of its revenue that is. */
function shareFacts(
  symbol: string,
  company: Company,
  { found, periods }: { found: Found; periods: readonly FinancialPeriod[] },
): Fact[] {
  if (!isPaidInShares(found, { periods, asOf: company.quote_date ?? '' })) return [];
  const year = yearTo(periods, found.end);
  const rest = restOf(symbol, found, year);
  const revenue = year?.currency === found.unit ? (year.revenue ?? null) : null;
  const { roundedTo: _rounded, currency: _currency, ...plain } = rest;
  return [
    ...factOf('stock_compensation', 'Stock compensation', found.value, 'usd', rest),
    ...factOf(
      'stock_compensation_share',
      'Stock compensation, of revenue',
      revenue !== null && revenue > 0 ? (found.value / revenue) * 100 : null,
      'percent',
      { ...plain, computed: true },
    ),
  ];
}

/** The tax rate of a fiscal year, the shares that may be issued, and the free cash flow of twelve months as published. */
function furtherFacts(symbol: string, { taxRate, sharesAuthorized, freeCashFlow }: FactsBeside): Fact[] {
  const restOfFact = (found: Found, what: string): Rest => ({
    date: found.end,
    source: {
      label: `${symbol}, ${what} to ${formatDate(found.end)}, ${sourceName(found.source)}`,
      href: `${companyTabPath(symbol, 'financials')}#statements`,
      date: found.end,
    },
  });
  const flow = freeCashFlow && /^[A-Z]{3}$/.test(freeCashFlow.unit) ? freeCashFlow : null;
  return [
    ...(taxRate
      ? factOf('tax_rate', 'Effective tax rate', taxRate.value, 'percent', restOfFact(taxRate, 'year'))
      : []),
    ...(sharesAuthorized
      ? factOf(
          'shares_authorized',
          'Shares authorized',
          sharesAuthorized.value,
          'shares',
          restOfFact(sharesAuthorized, 'balance'),
        )
      : []),
    ...(flow
      ? factOf('published_free_cash_flow', 'Free cash flow', flow.value, 'usd', {
          ...restOfFact(flow, 'twelve months'),
          ...(flow.unit !== 'USD' && { currency: flow.unit }),
        })
      : []),
  ];
}

/** What is on record of a company’s year and is no line of its statements. */
export const factsBeside = defineLookUp({
  name: 'facts_beside',
  description:
    'EBITDA of twelve months with debt and net debt over it, and interest expense (with its coverage), stock compensation and the tax rate of the newest fiscal year of a company, its authorized shares and its free cash flow of twelve months as published.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const [company, beside, financials] = await Promise.all([
      findCompany(db, symbol),
      findFactsBeside(db, symbol),
      findFinancials(db, symbol),
    ]);
    if (!company || !beside || !financials) return unknownCompany(symbol);
    const { ebitda, interestExpense, stockCompensation } = beside;
    const { periods } = financials;
    const facts = [
      ...(ebitda ? ebitdaFacts(symbol, company, { found: ebitda, periods }) : []),
      ...(interestExpense ? interestFacts(symbol, company, { found: interestExpense, periods }) : []),
      ...(stockCompensation ? shareFacts(symbol, company, { found: stockCompensation, periods }) : []),
      ...furtherFacts(symbol, beside),
    ];
    return facts.length === 0
      ? nothing(symbol, 'EBITDA, interest expense and stock compensation are not on record.')
      : { symbol, facts, missing: [] };
  },
});
