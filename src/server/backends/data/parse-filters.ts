import { ApiError, isApiError } from '#contract/errors.ts';
import { type Filters, FiltersSchema } from '#contract/screener.ts';
import { parseInput } from '#kit/http/parse-input.ts';

/**
 * The `filters` text of the screener as an object; absent or empty text is no filter.
 * @throws ApiError bad_request, its fields named from `filters` down: `filters.last_sale.0`
 */
export function parseFilters(text: string | null | undefined): Filters {
  if (!text?.trim()) return {};
  // PostgreSQL takes no NUL in a text, and no value of ours holds one.
  if (/\\u0000|\0/.test(text)) throw invalid({ filters: 'must not hold a NUL character' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid({ filters: 'is not valid JSON' });
  }
  try {
    return parseInput(FiltersSchema, value);
  } catch (error) {
    if (!isApiError(error) || !error.fields) throw error;
    throw invalid(
      Object.fromEntries(Object.entries(error.fields).map(([name, fault]) => [pathOf(name), fault])),
    );
  }
}

const invalid = (fields: Record<string, string>) => new ApiError('bad_request', 'Invalid filters.', fields);
const pathOf = (name: string): string => (name ? `filters.${name}` : 'filters');
