import type { ReactNode } from 'react';
import { type GridColumn, sortLabel, sortOptions } from '#kit/screener/columns.ts';
import { defaultScreener, type ScreenerState } from '#kit/screener/state.ts';
import { SCREENER_PATH } from '#kit/screener/url.ts';
import { Icon } from './Icon.tsx';
import { Kept } from './Kept.tsx';

interface Props {
  state: ScreenerState;
  shown: readonly GridColumn[];
}

/** The order of a phone's cards, which have no heads to sort by. */
export function SortMenu({ state, shown }: Props): ReactNode {
  const { sortField: field, sortDirection: direction } = state;
  const { sortField, sortDirection } = defaultScreener;
  const offered = sortOptions(shown);
  const isOffered = offered.some((option) => option.field === field && option.direction === direction);
  const options = isOffered
    ? offered
    : [{ field, direction, label: sortLabel(field, direction) }, ...offered];
  return (
    <form className="sort-menu" action={SCREENER_PATH}>
      <select
        name="sort"
        aria-label="Sort"
        value={`${field}.${direction}`}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {options.map((option) => (
          <option key={option.label} value={`${option.field}.${option.direction}`}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
      <button className="button button-secondary button-small" type="submit">
        Sort
      </button>
      <Kept state={{ ...state, sortField, sortDirection, page: 1 }} />
    </form>
  );
}
