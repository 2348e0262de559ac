import * as z from 'zod/mini';
import { companyTabPath } from '#kit/href/addresses.ts';
import { itemsInWords } from '#kit/filings/filing-items.ts';
import { formName } from '#kit/filings/filing-types.ts';
import { findFilings } from '#server/store/filings/filings.ts';
import { limitUpTo, SpanInput } from './inputs.ts';
import { type AnswerStore, defineLookUp, type Fact, factOf, unknownCompany } from './look-up.ts';

const type = z
  .optional(z.string().check(z.maxLength(50)))
  .check(
    z.describe(
      'A form (10-K) or a group: Annual reports, Quarterly Reports, Offerings and dilution, Ownership.',
    ),
  );

/** What a company filed with the regulator. */
export const filings = defineLookUp({
  name: 'filings',
  description:
    'Filings of a company, newest first, of a form or group and a span of days, each with its document.',
  input: z.extend(SpanInput, { type, limit: limitUpTo(20, 8) }),
  async find({ db }, { symbol, type: form, from, to, limit }) {
    const found = await findFilings(db, { symbol, type: form, date_from: from, date_to: to, page: 1, limit });
    if (!found) return unknownCompany(symbol);
    const facts = found.data.flatMap((filing) => {
      const name = formName(filing.filing_type);
      const source = {
        label: `${name}, ${symbol}`,
        href: filing.raw_text_link ?? companyTabPath(symbol, 'secfilings'),
        date: filing.date_as_of_change,
      };
      const rest = { date: filing.date_as_of_change, row: filing.accession_key, source };
      return [
        ...factOf('form', 'Form', name, 'text', rest),
        ...factOf('filed', 'Filed', filing.date_as_of_change, 'date', rest),
        ...factOf('what', 'What it is', filing.description, 'text', rest),
        ...factOf('items', 'Items', itemsInWords(filing.items), 'text', rest),
      ];
    });
    const first = from === undefined ? undefined : await firstFiled(db, symbol);
    return { symbol, facts: [...facts, ...(first ?? [])], total: found.totalItems, missing: [] };
  },
});

/** The day of the oldest filing on record: of a time before it nothing is known. */
async function firstFiled(db: AnswerStore['db'], symbol: string): Promise<Fact[]> {
  const all = await findFilings(db, { symbol, page: 1, limit: 1 });
  const oldest = all && (await findFilings(db, { symbol, page: all.totalItems, limit: 1 }))?.data[0];
  if (!oldest) return [];
  const day = oldest.date_as_of_change;
  const source = { label: `Filings of ${symbol}`, href: companyTabPath(symbol, 'secfilings'), date: day };
  return factOf('first_filed', 'First filing on record', day, 'date', { date: day, source });
}
