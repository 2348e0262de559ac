import { companyPath, companyTabPath } from '#kit/href/addresses.ts';
import { formName } from '#kit/filings/filing-types.ts';
import { formatDate } from '#kit/time/dates.ts';
import type { FormOnRecord } from '#contract/blank-check.ts';
import { findCompanyFacts } from '#server/store/companies/company-facts.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';

/** What is on record of a blank check: its money, and the forms that tell of a merger and of its terms. */
export const blankCheck = defineLookUp({
  name: 'blank_check',
  description:
    'Money of a blank check (SPAC): total assets and what of them is not cash, which is its trust as a rule; forms about a merger; the document with its terms.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const facts = await findCompanyFacts(db, symbol);
    if (!facts) return unknownCompany(symbol);
    const known = facts.blank_check;
    if (!known) return nothing(symbol, `${symbol} is no blank check by the register, and so has no trust.`);
    const [last] = known.balances;
    const page = `${companyPath(symbol)}#blank-check`;
    const rest = last && {
      date: last.period_end,
      source: {
        label: `${symbol}, balance of ${formatDate(last.period_end)}`,
        href: `${companyTabPath(symbol, 'financials')}?by=quarters#statements`,
        date: last.period_end,
      },
    };
    const besideCash = last && last.cash !== null ? last.assets - last.cash : null;
    const formFact = (name: string, label: string, form: FormOnRecord | null): Fact[] =>
      form
        ? factOf(name, label, formName(form.form), 'text', {
            date: form.filed_on,
            source: {
              label: `${formName(form.form)}, ${symbol}`,
              href: form.raw_text_link ?? page,
              date: form.filed_on,
            },
          })
        : [];
    return {
      symbol,
      missing: [],
      facts: [
        ...(rest
          ? [
              ...factOf('trust', 'Other than cash', besideCash, 'usd', { ...rest, computed: true }),
              ...factOf('trust_assets', 'Total assets', last.assets, 'usd', rest),
              ...factOf('trust_liabilities', 'Total liabilities', last.liabilities, 'usd', rest),
            ]
          : []),
        ...formFact('merger_form', 'Form about a merger', known.merger),
        ...formFact('terms', 'Document with its terms', known.report ?? known.prospectus),
      ],
    };
  },
});
