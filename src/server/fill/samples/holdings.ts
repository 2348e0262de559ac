import type { HoldingsTable } from '#server/db/client-tables.ts';
import type { ContentPart } from '../part.ts';
import { insertSamples } from './sample-rows.ts';

/** Shares that the fictional companies would have, for the percentages. */
const OUTSTANDING = 40_000_000;

const holders = [
  'Sample Capital Partners', 'First Sample Trust', 'Sample Asset Management', 'Sample Index Funds', 'Sample Life Insurance',
  'Old Sample Savings Bank', 'Sample Teachers Pension Fund', 'Sample Growth Advisors', 'North Sample Investors',
  'Sample Small Cap Fund', 'Sample Family Office', 'Sample Brothers',
]; // prettier-ignore

const holding = (company_symbol: string, institution_name: string, i: number): HoldingsTable => {
  const shares_held = Math.round(2_400_000 / (i + 1));
  return {
    id: `sample-holding-${company_symbol}-${i + 1}`,
    company_symbol,
    institution_name,
    shares_held_percentage: Math.round((shares_held / OUTSTANDING) * 10_000) / 100,
    shares_held,
    // A value needs a price, and an invented price would look like a real one.
    market_value: null,
    filing_date: '2026-05-15',
    raw_text_link: null,
    is_sample: 1,
  };
};

/** Holders who do not exist: more than a page of the smaller sizes, two, and none. */
export const sampleHoldings: ContentPart = {
  name: 'sample-holdings',
  kind: 'samples',
  version: 1,
  clear: async ({ db }) => {
    await db.deleteFrom('holdings').where('is_sample', '=', 1).execute();
  },
  make: (fill) =>
    insertSamples(fill, 'holdings', [
      ...holders.map((name, i) => holding('ZZSMA', name, i)),
      ...holders.slice(0, 2).map((name, i) => holding('ZZSMB', name, i)),
    ]),
};
