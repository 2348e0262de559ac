import { companyTypeNames } from '#contract/company-type-names.ts';
import { sizeBounds } from '#contract/company-sizes.ts';
import type { FilterDefinition, Range } from '#contract/screener.ts';
import {
  type ScreenerField,
  screenerField,
  type ScreenerFieldName,
  screenerFields,
} from '#contract/screener-fields.ts';
import { formatRange, parseRange, rangeLabel } from './amount.ts';

/** One alternative of a filter: a value of a list, or a half-open range. */
export type FilterValue = string | Range;

/** What narrows each field; its values are alternatives. A field without values takes every company. */
export type FieldFilters = { readonly [name in ScreenerFieldName]?: readonly FilterValue[] };

/** Of one filter; as many as the contract takes. */
export const FILTER_VALUES_MAX = 100;
const VALUE_MAX_CHARACTERS = 200;

/** The fields that can be filtered, in the order of the contract. */
export const filterFields: readonly ScreenerField[] = screenerFields.filter(
  ({ filter }) => filter !== 'none',
);

/** The filters a first visit shows. */
export const defaultActive: readonly ScreenerFieldName[] = filterFields
  .filter(({ active }) => active)
  .map(({ name }) => name);

/** Filters on offer as a state keeps them: null when they are those of a first visit. */
export const orDefault = (names: readonly ScreenerFieldName[]): ScreenerFieldName[] | null =>
  names.join() === defaultActive.join() ? null : [...names];

const bandsOfValue: readonly Range[] = sizeBounds
  .slice(1)
  .map((max, at) => ({ min: sizeBounds[at] ?? 0, max }));

/** Ranges that people use, beside those that a filter offers and counts: they may overlap these. */
export const usualRanges = (name: ScreenerFieldName, offered: readonly FilterValue[]): readonly Range[] =>
  name === 'market_cap' && offered.length > 0
    ? bandsOfValue.filter((band) => !offered.some((one) => sameValue(one, band)))
    : [];

/** All that the menu of a filter offers, in its order, each of which is counted. */
export const offeredBy = ({
  name,
  options,
}: Pick<FilterDefinition, 'name' | 'options'>): readonly FilterValue[] => [
  ...options,
  ...usualRanges(name, options),
];

/** Ranges as addresses write them: a page has hundreds of links, which say the same few ranges again and again. */
const rangeTexts = new WeakMap<Range, string>();

/** A value as the address writes it: `50M..300M`, `NASDAQ`. */
export function formatFilterValue(value: FilterValue): string {
  if (typeof value === 'string') return value;
  const text = rangeTexts.get(value) ?? formatRange(value);
  rangeTexts.set(value, text);
  return text;
}

/** The value that a text in the address stands for; undefined when it stands for none. */
export function parseFilterValue(field: ScreenerField, text: string): FilterValue | undefined {
  if (field.filter === 'range') return parseRange(text);
  const value = text.replace(/\p{Cc}/gu, '').trim();
  return value && value.length <= VALUE_MAX_CHARACTERS && value.isWellFormed() ? value : undefined;
}

/** A value of a list as a person reads it. */
export const valueName = (name: string, value: string): string =>
  name === 'company_type' ? ((companyTypeNames as Readonly<Record<string, string>>)[value] ?? value) : value;

/** Whether a field counts whole days from the quotes, of which a range ends before its upper limit: `..61` is within 60 days. */
export const countsDays = (name: ScreenerFieldName): boolean =>
  name.includes('days') && name !== 'days_to_cover';

/** A value as a person reads it: `$50M to $300M`, `within 7 days`. */
export function filterValueLabel(name: ScreenerFieldName, value: FilterValue): string {
  if (typeof value === 'string') return valueName(name, value);
  const { min, max } = value;
  if (countsDays(name) && min === undefined && Number.isInteger(max)) return `within ${(max ?? 1) - 1} days`;
  return rangeLabel(value, screenerField(name)?.kind ?? 'number');
}

export function sameValue(a: FilterValue, b: FilterValue): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return a.min === b.min && a.max === b.max;
}

/** The filters with other values for one field; none of them takes the field out. */
export function withValues(
  filters: FieldFilters,
  name: ScreenerFieldName,
  values: readonly FilterValue[],
): FieldFilters {
  const { [name]: _, ...others } = filters;
  return values.length > 0 ? { ...others, [name]: values } : others;
}

/** The filters with a value added to its field, or taken out where it was in. */
export function toggled(filters: FieldFilters, name: ScreenerFieldName, value: FilterValue): FieldFilters {
  const before = filters[name] ?? [];
  const others = before.filter((other) => !sameValue(other, value));
  return withValues(filters, name, others.length < before.length ? others : [...before, value]);
}

const place: ReadonlyMap<string, number> = new Map(filterFields.map(({ name }, at) => [name, at]));

/** Fields that narrow anything, in the order of the contract. */
export const filteredNames = (filters: FieldFilters): ScreenerFieldName[] =>
  (Object.keys(filters) as ScreenerFieldName[])
    .filter((name) => place.has(name) && filters[name]?.length)
    .sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
