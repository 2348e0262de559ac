import * as z from 'zod/mini';
import { type Filters, FiltersSchema, SortFieldSchema, SortDirectionSchema } from '#contract/screener.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { companyPath } from '#kit/addresses.ts';
import { readCompanyNames } from '#server/store/company-names.ts';
import { countCompanies, findCompanies } from '#server/store/screener.ts';
import { limitUpTo } from './inputs.ts';
import { defineLookUp, type Fact, factOf, type FactUnit } from './look-up.ts';

const unitOfKind: Readonly<Record<string, FactUnit>> = {
  money: 'usd', price: 'price', count: 'count', percent: 'percent', signedPercent: 'change', signedPrice: 'price', number: 'ratio', year: 'year',
}; // prettier-ignore

/** Companies that pass filters, as the screener has them. */
export const screen = defineLookUp({
  name: 'screen',
  description:
    'Companies that pass the screener’s filters (its fields, Sectors, Industries), how many there are and the first of them.',
  input: z.object({
    filters: FiltersSchema,
    sortField: z._default(SortFieldSchema, 'market_cap'),
    sortDirection: z._default(SortDirectionSchema, 'desc'),
    limit: limitUpTo(20, 5),
  }),
  async find({ db, engine, cached }, { filters, sortField, sortDirection, limit }) {
    const shown = columnsOf(filters, sortField);
    const [total, rows] = await Promise.all([
      countCompanies(db, filters),
      findCompanies(db, engine, [...new Set<ScreenerFieldName>(['symbol', 'name', ...shown])], {
        filters,
        sort: { field: sortField, direction: sortDirection },
        page: 1,
        pageSize: limit,
      }),
    ]);
    const names = await cached('chat-names', () => readCompanyNames(db), []);
    const days = new Map(names.map((company) => [company.symbol, company.quoteDate]));
    const facts = rows.flatMap((row): Fact[] => {
      const symbol = String(row.symbol);
      const date = days.get(symbol) ?? null;
      const rest = {
        date,
        row: symbol,
        source: { label: `RedStreet screener, ${symbol}`, href: companyPath(symbol), date },
      };
      return [
        ...factOf('symbol', 'Ticker', symbol, 'text', rest),
        ...factOf('name', 'Company', row.name, 'text', rest),
        ...shown.flatMap((field) =>
          factOf(
            field,
            screenerField(field)?.label ?? field,
            row[field],
            unitOfKind[screenerField(field)?.kind ?? ''] ?? 'text',
            rest,
          ),
        ),
      ];
    });
    return { symbol: null, facts, total, missing: total === 0 ? ['No company passes those filters.'] : [] };
  },
});

/** The columns that a list of matches needs: what it was narrowed by, at most four. */
function columnsOf(filters: Filters, sortField: ScreenerFieldName): ScreenerFieldName[] {
  const narrowed = Object.keys(filters).flatMap((name) => screenerField(name)?.name ?? []);
  const names = new Set<ScreenerFieldName>(['market_cap', sortField, ...narrowed]);
  return [...names]
    .filter((name) => !['market', 'country', 'symbol', 'name', 'size'].includes(name))
    .slice(0, 5);
}
