import type { Company } from '#contract/company.ts';
import type { DatedAmount } from '#contract/company-figures.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysBetween } from '#kit/time/days.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { CompanyInput } from './inputs.ts';
import { screenerRow } from './screener-row.ts';
import { defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';

/** Ratios as a data provider states them, for companies whose statements here lack the parts. */
export const statedRatios = defineLookUp({
  name: 'stated_ratios',
  description:
    'Current ratio of a company as a data provider states it, where its parts are not on record, and its quick ratio.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findFinancials(db, symbol);
    if (!found) return unknownCompany(symbol);
    const { current_ratio: stated = null, quick_ratio: quick = null } = found.fundamentals ?? {};
    const date = found.fundamentals?.as_of ?? null;
    if (stated === null && quick === null) return nothing(symbol, 'No such ratio is on record.');
    const source = {
      label: `Fundamentals of ${symbol}, Yahoo Finance`,
      href: screenerRow(symbol, ['current_ratio', 'debt_equity']),
      date,
    };
    return {
      symbol,
      missing: [],
      facts: [
        ...factOf('current_ratio', 'Current ratio', stated, 'ratio', { date, source }),
        ...factOf('quick_ratio', 'Quick ratio', quick, 'ratio', { date, source }),
      ],
    };
  },
});

/** Two sources may write the same end of a period some days apart. */
const SAME_END_DAYS = 6;

/** A flow of twelve months over the assets at their end; where the statements have not both of one day, as the screener has the flow. */
function overAssets(
  company: Company,
  [name, label, unit]: readonly [name: string, label: string, unit: 'percent' | 'ratio'],
  [part, screened]: readonly [DatedAmount | null | undefined, number | null | undefined],
): Fact[] {
  const { symbol, figures, quote_date } = company;
  const assets = figures?.assets;
  if (!assets || assets.value <= 0) return [];
  const [earlier = '', later = ''] = [part?.period_end ?? '', assets.period_end].toSorted();
  const isOfDay =
    part?.currency === assets.currency && earlier !== '' && daysBetween(earlier, later) <= SAME_END_DAYS;
  const whole = isOfDay ? part.value : assets.currency === 'USD' ? screened : null;
  if (whole === null || whole === undefined) return [];
  const date = isOfDay ? assets.period_end : quote_date;
  return factOf(name, label, (whole / assets.value) * (unit === 'percent' ? 100 : 1), unit, {
    date,
    computed: true,
    source: {
      label: isOfDay
        ? `${symbol}, twelve months to ${formatDate(date)} over assets`
        : `${symbol} in the screener, over assets`,
      href: isOfDay
        ? `${companyTabPath(symbol, 'financials')}#statements`
        : screenerRow(symbol, ['net_income', 'revenue']),
      date,
    },
  });
}

/** Ratios as the screener has them of a company, of statements or of what was published with the quotes, and those over its assets. */
export const screenedRatios = defineLookUp({
  name: 'screened_ratios',
  description:
    'Return on equity, on capital (ROIC) and on assets, asset turnover, debt to equity and current ratio of a company, of its newest figures.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const company = await findCompany(db, symbol);
    if (!company) return unknownCompany(symbol);
    const date = company.quote_date;
    const source = {
      label: `${symbol} in the screener`,
      href: screenerRow(symbol, ['return_on_equity', 'return_on_capital', 'debt_equity', 'current_ratio']),
      date,
    };
    const rest = { date, source, computed: true as const };
    const {
      return_on_capital: capital,
      return_on_equity: equity,
      debt_equity: debt,
      current_ratio: current,
      figures,
    } = company;
    const facts = [
      ...factOf('return_on_equity', 'Return on equity', equity, 'percent', rest),
      ...factOf('return_on_capital', 'Return on capital (ROIC)', capital, 'percent', rest),
      ...overAssets(
        company,
        ['return_on_assets', 'Return on assets', 'percent'],
        [figures?.net_income, company.net_income],
      ),
      ...overAssets(
        company,
        ['asset_turnover', 'Asset turnover', 'ratio'],
        [figures?.revenue, company.revenue],
      ),
      ...factOf('debt_equity', 'Debt to equity', debt, 'ratio', rest),
      ...factOf('current_ratio', 'Current ratio', current, 'ratio', rest),
    ];
    return { symbol, facts, missing: facts.length === 0 ? ['No such ratio is on record.'] : [] };
  },
});
