import type { ReactNode } from 'react';
import { formatCount } from '#kit/format.ts';
import { columnSets, type GridColumn, sortLabel, sortOptions } from '#kit/screener/columns.ts';
import type { Screen } from '#kit/screener/load.ts';
import { defaultScreener, isFiltered, type ScreenerState } from '#kit/screener/state.ts';
import { SCREENER_PATH, screenerHref } from '#kit/screener/url.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { Icon } from './Icon.tsx';
import { ScreensMenu } from './ScreensMenu.tsx';

interface Props {
  state: ScreenerState;
  /** What the rows below are of: another state than the one asked for where its rows did not come. */
  told: ScreenerState;
  shown: Screen | null;
  columns: readonly GridColumn[];
  companies: number | null;
  /** The ready-made screens. */
  screens: ReactNode;
  onColumns: () => void;
  onSave: () => void;
}

/** Above the rows: which columns, how many companies match, and the screens to start from. */
export function ResultsHead({
  state,
  told,
  shown,
  columns,
  companies,
  screens,
  onColumns,
  onSave,
}: Props): ReactNode {
  return (
    <div className="results-head">
      <ColumnTabs state={state} view={told.view} />
      <div className="match">
        {shown && <MatchCount screen={shown} companies={companies} />}
        <button className="head-button scripted" type="button" aria-haspopup="dialog" onClick={onColumns}>
          <Icon name="columns" />
          Columns
        </button>
        <SortMenu {...{ state, told }} shown={columns} />
      </div>
      <ScreensMenu state={state} ready={screens} onSave={onSave} />
    </div>
  );
}

function MatchCount({ screen, companies }: { screen: Screen; companies: number | null }): ReactNode {
  const { state, totalItems } = screen;
  const count = <strong className="tabular">{formatCount(totalItems)}</strong>;
  if (!isFiltered(state)) return <p className="muted">{count} companies</p>;
  return (
    <p className="muted">
      {count} {companies !== null && <>of {formatCount(companies)} </>}match
    </p>
  );
}

/** The column sets; `data-view` lets the columns remembered for a set take the place of its own. */
function ColumnTabs({ state, view }: { state: ScreenerState; view: ScreenerState['view'] }): ReactNode {
  return (
    <nav className="tabs tabs-second" aria-label="Columns">
      <ul>
        {columnSets.map(({ id, label }) => (
          <li key={id}>
            <a
              href={screenerHref({ ...state, view: id, columns: null })}
              aria-current={id === view ? 'true' : undefined}
              data-step
              data-view={id}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SortMenuProps extends Pick<Props, 'state' | 'told'> {
  shown: readonly GridColumn[];
}

/** The order of a phone's cards, which have no heads to sort by. */
function SortMenu({ state, told, shown }: SortMenuProps): ReactNode {
  const { sortField: field, sortDirection: direction } = told;
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
      <HiddenFields state={{ ...state, sortField, sortDirection, page: 1 }} />
    </form>
  );
}
