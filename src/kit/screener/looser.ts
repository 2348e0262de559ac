import type { Range } from '#contract/screener.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { amountLabel } from './amount.ts';
import { countsDays, filteredNames, filterValueLabel, type FilterValue } from './filters.ts';
import { type ScreenerState, withFilter, withSector } from './state.ts';

/** A screen that asks for less, and how it differs in words. */
export interface Looser {
  label: string;
  state: ScreenerState;
}

/** More are not worth a look. */
const MOST = 12;

/** The screens that loosen one part of a state: each limit once again as far, each filter left out, the whole sector. */
export function looserThan(state: ScreenerState): Looser[] {
  const names = filteredNames(state.filters);
  const wider = names.flatMap((name) => widened(state, name));
  const without = names.map((name): Looser => ({
    label: `Without “${screenerField(name)?.label ?? name}”`,
    state: withFilter(state, name, []),
  }));
  const { sector, industries, symbol } = state;
  const place: Looser[] =
    industries.length > 0 || sector !== ''
      ? [
          {
            label: industries.length > 0 && sector !== '' ? `All of ${sector}` : 'All sectors',
            state: withSector(state, industries.length > 0 ? sector : ''),
          },
        ]
      : [];
  const search: Looser[] = symbol
    ? [{ label: `Without “${symbol}”`, state: { ...state, symbol: '', page: 1 } }]
    : [];
  return [...wider, ...place, ...without, ...search].slice(0, MOST);
}

/** The one limit of a range with half as much room again; ranges with two limits, and lists, are only left out whole. */
function widened(state: ScreenerState, name: ScreenerFieldName): Looser[] {
  const [value, ...others] = state.filters[name] ?? [];
  const range = value === undefined || others.length > 0 ? undefined : half(value, countsDays(name));
  if (!range) return [];
  const said = filterValueLabel(name, range);
  const { label = name, kind = 'number' } = screenerField(name) ?? {};
  const text = said.startsWith('within ')
    ? said
    : range.max === undefined
      ? `from ${amountLabel(range.min ?? 0, kind)}`
      : `under ${amountLabel(range.max, kind)}`;
  return [{ label: `${label} ${text}`, state: withFilter(state, name, [range]) }];
}

function half(value: FilterValue, isDays: boolean): Range | undefined {
  if (typeof value === 'string' || (value.min !== undefined && value.max !== undefined)) return undefined;
  const { min, max } = value;
  const limit = min ?? max ?? 0;
  if (limit === 0) return undefined;
  if (isDays && max !== undefined) return { max: Math.round((max - 1) * 1.5) + 1 };
  const by = Math.abs(limit) / 2;
  const moved = Number((max === undefined ? limit - by : limit + by).toPrecision(3));
  return max === undefined ? { min: moved } : { max: moved };
}
