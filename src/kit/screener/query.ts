import type { Filters, ScreenerVariables } from '#contract/screener.ts';
import { fieldsOf } from './columns.ts';
import type { ScreenerState } from './state.ts';

/** The document for some fields. It names no input type, so that any server of the contract understands it. */
export const screenerDocument = (fields: readonly string[]) =>
  `query Screener($page: Int!, $pageSize: Int!, $filters: String, $sortField: String, $sortDirection: String) {
  filteredCompanies(data: { page: $page, pageSize: $pageSize }, filters: $filters, sortField: $sortField, sortDirection: $sortDirection) {
    companies { ${fields.join(' ')} }
    totalPages
    totalItems
  }
}`;

export interface ScreenerBody {
  query: string;
  variables: Omit<ScreenerVariables, 'data'> & ScreenerVariables['data'];
}

/** The filters of a state in the grammar of the contract; undefined when every company passes. */
export function filtersOf({ symbol, filters, sector, industries }: ScreenerState): string | undefined {
  const all = {
    ...filters,
    ...(symbol && { symbol }),
    ...(sector && { Sectors: [sector] }),
    ...(industries.length > 0 && { Industries: [...industries] }),
  } as Filters;
  return Object.keys(all).length > 0 ? JSON.stringify(all) : undefined;
}

/** The body of `POST /graphql` for a state. */
export function screenerBody(state: ScreenerState, filters: string | undefined): ScreenerBody {
  const { page, pageSize, sortField, sortDirection } = state;
  return {
    query: screenerDocument(fieldsOf(state)),
    variables: { page, pageSize, sortField, sortDirection, ...(filters && { filters }) },
  };
}
