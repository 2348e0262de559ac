import { namesOfSources } from '#contract/source.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { latestPrice } from '#kit/company/quote.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findOutlook } from '#server/store/statements/expectations.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, factOf, nothing, unknownCompany } from './look-up.ts';

/** What the price is a multiple of that analysts expect; none of an expected loss. */
export const forwardEarnings = defineLookUp({
  name: 'forward_earnings',
  description:
    'Forward P/E of a company: its last price over the adjusted EPS that analysts expect of this fiscal year, and of the next.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const [company, outlook] = await Promise.all([findCompany(db, symbol), findOutlook(db, symbol)]);
    if (!company || !outlook) return unknownCompany(symbol);
    const { estimates } = outlook;
    const price = latestPrice(company);
    if (!estimates || price === null) return nothing(symbol, 'No estimates are on record.');
    const source = {
      label: `Outlook of ${symbol}, ${namesOfSources(estimates.source)}`,
      href: `${companyTabPath(symbol, 'earnings')}#estimates`,
      date: estimates.asOf,
    };
    const rest = { date: company.quote_date, source, computed: true as const };
    const over = (eps: number | null): number | null => (eps !== null && eps > 0 ? price / eps : null);
    return {
      symbol,
      missing: [],
      facts: [
        ...factOf('forward_pe', 'Forward P/E', over(estimates.thisYear.eps), 'ratio', rest),
        ...factOf('forward_pe_next', 'P/E on next year', over(estimates.nextYear.eps), 'ratio', rest),
      ],
    };
  },
});
