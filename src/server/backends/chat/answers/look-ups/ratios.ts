import { findFinancials } from '#server/store/financials.ts';
import { CompanyInput } from './inputs.ts';
import { screenerRow } from './screener-row.ts';
import { defineLookUp, factOf, nothing, unknownCompany } from './look-up.ts';

/** Ratios as a data provider states them, for companies whose statements here lack the parts. */
export const statedRatios = defineLookUp({
  name: 'stated_ratios',
  description: 'Current ratio of a company as a data provider states it, where its parts are not on record.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findFinancials(db, symbol);
    if (!found) return unknownCompany(symbol);
    const stated = found.fundamentals?.current_ratio ?? null;
    const date = found.fundamentals?.as_of ?? null;
    if (stated === null) return nothing(symbol, 'No current ratio is on record.');
    const source = {
      label: `Fundamentals of ${symbol}, Yahoo Finance`,
      href: screenerRow(symbol, ['current_ratio', 'debt_equity']),
      date,
    };
    return {
      symbol,
      missing: [],
      facts: factOf('current_ratio', 'Current ratio', stated, 'ratio', { date, source }),
    };
  },
});
