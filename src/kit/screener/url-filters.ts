import type { ScreenerField, ScreenerFieldName } from '#contract/screener-fields.ts';
import { rangeOf } from './amount.ts';
import {
  defaultActive,
  type FieldFilters,
  FILTER_VALUES_MAX,
  filterFields,
  orDefault,
  type FilterValue,
  parseFilterValue,
  sameValue,
} from './filters.ts';

const QUOTED_MAX_CHARACTERS = 40;

/** A text from an address as a notice shows it, cut where it is long. */
export const quote = (text: string): string =>
  `“${text.length > QUOTED_MAX_CHARACTERS ? `${text.slice(0, QUOTED_MAX_CHARACTERS)}…` : text}”`;

interface FilterReading {
  filters: FieldFilters;
  /** null where the address does not say. */
  active: ScreenerFieldName[] | null;
}

/**
 * The filters of an address: `market_cap=50M..300M`, a key again for each alternative, and `market_cap.min` with
 * `market_cap.max` as a form for a range of one's own sends them; `add` puts a filter on offer. What cannot be taken is said in `notices`.
 */
export function readFilters(params: URLSearchParams, notices: string[]): FilterReading {
  const filters = Object.fromEntries(
    filterFields.flatMap((field) => {
      const values = [...listed(field, params, notices), ...typed(field, params, notices)];
      return values.length > 0 ? [[field.name, values.slice(0, FILTER_VALUES_MAX)]] : [];
    }),
  );
  const asked = params.get('active');
  const active = asked === null ? null : namesOf(asked, notices);
  const added = namesOf(params.getAll('add').join(','), notices);
  const all = added.length > 0 ? [...new Set([...(active ?? defaultActive), ...added])] : active;
  return { filters, active: all && orDefault(all) };
}

const RANGE = /^(?:-?[\d.]+[KMBT]?\.\.(?:-?[\d.]+[KMBT]?)?|\.\.-?[\d.]+[KMBT]?)$/i;
/** Whether a text is written as the range of a filter is. */
export const looksLikeRange = (text: string): boolean => RANGE.test(text);

function listed(field: ScreenerField, params: URLSearchParams, notices: string[]): FilterValue[] {
  const values: FilterValue[] = [];
  for (const text of params.getAll(field.name)) {
    if (!text.trim()) continue;
    const value = parseFilterValue(field, text);
    if (value === undefined)
      notices.push(`${field.label} ${quote(text)} was not understood and was left out.`);
    else if (!values.some((other) => sameValue(other, value))) values.push(value);
  }
  return values;
}

function typed(field: ScreenerField, params: URLSearchParams, notices: string[]): FilterValue[] {
  if (field.filter !== 'range') return [];
  const [from, under] = [params.get(`${field.name}.min`) ?? '', params.get(`${field.name}.max`) ?? ''];
  if (!from.trim() && !under.trim()) return [];
  const range = rangeOf(from, under);
  if (range) return [range];
  notices.push(`${field.label} ${quote(`${from} to ${under}`)} is not a range and was left out.`);
  return [];
}

function namesOf(text: string, notices: string[]): ScreenerFieldName[] {
  const asked = text === 'none' ? [] : text.split(',').filter((name) => name.trim() !== '');
  const known = asked.flatMap((name) => filterFields.find((field) => field.name === name.trim())?.name ?? []);
  if (known.length < asked.length) notices.push('Filters that do not exist were left out.');
  return [...new Set(known)];
}
