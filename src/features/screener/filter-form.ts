import type { FilterCounts } from '#contract/screener.ts';
import type { FilterDefinition } from '#contract/screener.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { formatCount } from '#kit/format.ts';
import { formatAmount } from '#kit/screener/amount.ts';
import {
  filterFields,
  filterValueLabel,
  type FilterValue,
  formatFilterValue,
  orDefault,
  sameValue,
  usualRanges,
} from '#kit/screener/filters.ts';
import { activeFilters, type ScreenerState } from '#kit/screener/state.ts';
import { formatScreener } from '#kit/screener/url.ts';

interface FormOption {
  value: string;
  label: string;
  selected: boolean;
}

/** A filter as a form without script has it: a list to choose from, and for figures two bounds to type. */
export interface FormField {
  name: ScreenerFieldName;
  label: string;
  options: FormOption[];
  /** More than one is chosen: the list must be able to say so. */
  multiple: boolean;
  /** The typed bounds; undefined for a filter that is no range. */
  range?: { min: string; max: string };
}

export interface FilterForm {
  fields: FormField[];
  /** Filters that could be put on offer. */
  more: { name: ScreenerFieldName; label: string }[];
  /** What the form sends along unchanged. */
  kept: [name: string, value: string][];
}

/** The filters of a state as one form. Sent as it stands it asks for the same companies. */
export function filterForm(
  state: ScreenerState,
  definitions: readonly FilterDefinition[],
  counts: FilterCounts['counts'] | null,
): FilterForm {
  const offered = activeFilters(state);
  const known = new Set(definitions.map(({ name }) => name));
  const rest = {
    ...state,
    filters: {},
    sector: '',
    industries: [],
    active: orDefault(offered),
    page: 1,
  } as const;
  return {
    fields: offered.map((name) => {
      const definition = definitions.find((one) => one.name === name);
      return fieldOf(state, name, definition, counts?.[name]);
    }),
    more: filterFields.filter(({ name }) => known.has(name) && !offered.includes(name)),
    kept: [...new URLSearchParams(formatScreener(rest))],
  };
}

function fieldOf(
  { filters }: ScreenerState,
  name: ScreenerFieldName,
  definition: FilterDefinition | undefined,
  counts: readonly number[] | undefined,
): FormField {
  const counted: readonly FilterValue[] = definition?.options ?? [];
  const offered = [...counted, ...usualRanges(name, counted)];
  const chosen = filters[name] ?? [];
  const own = chosen.filter((value) => !offered.some((option) => sameValue(option, value)));
  const isRange = screenerField(name)?.filter === 'range';
  const typed = isRange ? own.find((value) => typeof value === 'object') : undefined;
  const listed = own.filter((value) => value !== typed);
  const selected = chosen.filter((value) => value !== typed);
  const bound = (amount: number | undefined) => (amount === undefined ? '' : formatAmount(amount));
  const options = [...listed, ...offered].map((value) => {
    const count = counts?.[offered.indexOf(value)];
    const label = filterValueLabel(name, value);
    return {
      value: formatFilterValue(value),
      label: count === undefined ? label : `${label} (${formatCount(count)})`,
      selected: selected.some((other) => sameValue(other, value)),
    };
  });
  return {
    name,
    label: definition?.label ?? screenerField(name)?.label ?? name,
    options,
    multiple: selected.length > 1,
    ...(isRange && { range: { min: bound(typed?.min), max: bound(typed?.max) } }),
  };
}
