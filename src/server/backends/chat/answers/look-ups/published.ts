import type { Fundamentals, StatementFigure } from '#contract/financials.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { formatDate } from '#kit/time/dates.ts';
import { publishedBeside } from '#kit/company/published-beside.ts';
import { PUBLISHED_ROUNDED } from '#kit/company/quote.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, factOf, nothing, unknownCompany } from './look-up.ts';
import { screenerRow } from './screener-row.ts';
import { figureNames, marginFigures, marginNames } from './statements.ts';

/** The lines of a statement that are published with the quotes as well. */
const published: Partial<Record<StatementFigure, keyof Fundamentals>> = {
  revenue: 'sales',
  gross_profit: 'gross_profit',
  operating_income: 'operating_income',
  net_income: 'net_income',
  cash: 'cash',
  assets: 'assets',
  liabilities: 'liabilities',
  equity: 'equity',
  debt: 'debt',
};
/** What was published with the quotes, as the page of the company shows it: beside statements what none of them has. */
export const publishedFigures = defineLookUp({
  name: 'published_figures',
  description:
    'Revenue, income, cash, debt and equity of a company as published with its quotes where no statement has them, in whole millions, without their months.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findFinancials(db, symbol);
    if (!found) return unknownCompany(symbol);
    const { fundamentals, periods } = found;
    const hasStatements = periods.length > 0;
    const company = await findCompany(db, symbol);
    const beside = new Map<string, number>(
      company ? publishedBeside(company).map(({ name, value }) => [name, value]) : [],
    );
    if (!fundamentals || (hasStatements && beside.size === 0))
      return nothing(symbol, 'Nothing was published beside statements.');
    const date = fundamentals.as_of;
    const label = `${symbol}, as published ${formatDate(date)}`;
    const source = {
      label,
      href: `${companyTabPath(symbol, 'financials')}#${hasStatements ? 'statements' : 'fundamentals'}`,
      date,
    };
    const facts = Object.entries(published).flatMap(([name, column]) => {
      const value = hasStatements ? (beside.get(name) ?? null) : (fundamentals[column] as number | null);
      const canBe = !['revenue', 'cash', 'assets', 'liabilities', 'debt'].includes(name) || (value ?? 0) >= 0;
      // Nobody says whether investments are in it.
      const line = name === 'cash' ? 'Cash' : figureNames[name as StatementFigure];
      return factOf(name, line, canBe ? value : null, 'usd', {
        date,
        source,
        roundedTo: PUBLISHED_ROUNDED,
      });
    });
    // Not as the source has it: mostly that is adjusted.
    const eps = factOf('eps_diluted', figureNames.eps_diluted, beside.get('eps_ttm') ?? null, 'price', {
      date,
      source,
    });
    return { symbol, facts: [...facts, ...eps], missing: [] };
  },
});

/** Margins as the screener has them, of the newest twelve months with both lines: from statements, or from what was published with the quotes. */
export const screenedMargins = defineLookUp({
  name: 'screened_margins',
  description:
    'Gross, operating and net margin of a company as the screener has them, of its newest twelve months.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const company = await findCompany(db, symbol);
    if (!company) return unknownCompany(symbol);
    const date = company.quote_date;
    const source = { label: `${symbol} in the screener`, href: screenerRow(symbol, marginFigures), date };
    const facts = marginFigures.flatMap((margin) =>
      factOf(margin, marginNames[margin], company[margin], 'percent', { date, source, computed: true }),
    );
    return { symbol, facts, missing: facts.length === 0 ? ['No margin is on record.'] : [] };
  },
});
