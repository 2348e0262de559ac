import type { Fundamentals, StatementFigure } from '#contract/financials.ts';
import { companyTabPath } from '#kit/addresses.ts';
import { formatDate } from '#kit/dates.ts';
import { findFinancials } from '#server/store/financials.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, factOf, nothing, unknownCompany } from './look-up.ts';
import { figureNames } from './statements.ts';

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
/** They come in whole millions. */
const ROUNDED = 1e6;

/** What was published with the quotes, as the page of a company without statements shows it. */
export const publishedFigures = defineLookUp({
  name: 'published_figures',
  description:
    'Revenue, income, cash, debt and equity of a company without statements as published with its quotes, in whole millions, without their months.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findFinancials(db, symbol);
    if (!found) return unknownCompany(symbol);
    const { fundamentals, periods } = found;
    if (!fundamentals || periods.length > 0)
      return nothing(symbol, 'Nothing was published beside statements.');
    const date = fundamentals.as_of;
    const label = `${symbol}, as published ${formatDate(date)}`;
    const source = { label, href: `${companyTabPath(symbol, 'financials')}#fundamentals`, date };
    const facts = Object.entries(published).flatMap(([name, column]) => {
      const value = fundamentals[column] as number | null;
      const canBe = !['revenue', 'cash', 'assets', 'liabilities', 'debt'].includes(name) || (value ?? 0) >= 0;
      // Nobody says whether investments are in it.
      const line = name === 'cash' ? 'Cash' : figureNames[name as StatementFigure];
      return factOf(name, line, canBe ? value : null, 'usd', {
        date,
        source,
        roundedTo: ROUNDED,
      });
    });
    return { symbol, facts, missing: [] };
  },
});
