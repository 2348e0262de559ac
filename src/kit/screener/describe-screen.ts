import { sortLabel } from './columns.ts';
import { screenerField } from '#contract/screener-fields.ts';
import { exactSymbols } from './exact-symbols.ts';
import { filteredNames, filterValueLabel } from './filters.ts';
import type { ScreenerState } from './state.ts';
import { readScreener } from './url.ts';

/** What a state narrows to and how it is sorted, in a line: `Market Cap $50M to $300M · Change, high to low`. */
export function describeState(state: ScreenerState): string {
  const { symbol, sector, industries, filters, sortField, sortDirection } = state;
  const parts = [
    symbol && (exactSymbols(symbol)?.join(', ') ?? `“${symbol}”`),
    sector,
    industries.length > 0 && (industries.length === 1 ? '1 sub-sector' : `${industries.length} sub-sectors`),
    ...filteredNames(filters).map((name) => {
      const values = (filters[name] ?? []).map((value) => filterValueLabel(name, value));
      return `${screenerField(name)?.label ?? name} ${values.join(' or ')}`;
    }),
  ].filter((part) => part !== '' && part !== false);
  return [...(parts.length > 0 ? parts : ['Every company']), sortLabel(sortField, sortDirection)].join(' · ');
}

/** The same of a query that is kept. */
export const describeQuery = (query: string): string =>
  describeState(readScreener(new URLSearchParams(query)).state);
