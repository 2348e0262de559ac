import type { ReactNode } from 'react';
import { formatCount } from '#kit/format.ts';
import type { GridColumn } from '#kit/screener/columns.ts';
import type { Screen } from '#kit/screener/load.ts';
import { isFiltered, type ScreenerState } from '#kit/screener/state.ts';
import { ColumnTabs } from './ColumnTabs.tsx';
import { Icon } from './Icon.tsx';
import { SCREENS_MENU_ID, ScreensMenu } from './ScreensMenu.tsx';
import { SortMenu } from './SortMenu.tsx';

interface Props {
  state: ScreenerState;
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
  shown,
  columns,
  companies,
  screens,
  onColumns,
  onSave,
}: Props): ReactNode {
  return (
    <div className="results-head">
      <ColumnTabs state={state} />
      <div className="match">
        {shown && <MatchCount screen={shown} companies={companies} />}
        <div className="match-actions">
          <button className="head-button scripted" type="button" aria-haspopup="dialog" onClick={onColumns}>
            <Icon name="columns" />
            Columns
          </button>
          <button className="head-button" type="button" popoverTarget={SCREENS_MENU_ID}>
            <Icon name="list" />
            Screens
          </button>
        </div>
        <SortMenu state={state} shown={columns} />
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
