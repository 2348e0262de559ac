import { companyTabPath } from '#kit/href/addresses.ts';
import { findCompanyFacts } from '#server/store/companies/company-facts.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, factOf, nothing, unknownCompany } from './look-up.ts';

/** For how many shares the listed depositary receipts of a company stand. */
export const depositaryReceipts = defineLookUp({
  name: 'depositary_receipts',
  description:
    'For how many ordinary shares the listed depositary receipts (ADS, ADR) of a foreign company stand, where its listed name says it.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const [company, known] = await Promise.all([findCompany(db, symbol), findCompanyFacts(db, symbol)]);
    if (!company || !known) return unknownCompany(symbol);
    const { receipts } = known;
    if (!receipts)
      return nothing(
        symbol,
        `For how many shares a receipt of ${company.name} stands is in no table of this record; the annual report says it.`,
      );
    const date = company.quote_date;
    const href = `${companyTabPath(symbol, 'marketdata')}#facts`;
    const from = { date, source: { label: `Listed name, ${symbol}`, href, date } };
    return {
      symbol,
      missing: [],
      facts: [
        ...factOf('receipts', 'Depositary receipts', receipts.receipts, 'count', from),
        ...factOf('receipt_shares', 'Shares they stand for', receipts.shares, 'count', from),
        ...factOf('receipt_of', 'What these shares are', receipts.of, 'text', from),
      ],
    };
  },
});
