import { type ReactNode, useEffect, useState } from 'react';
import type { FilterDefinition } from '#contract/screener.ts';
import type { GridColumn } from '#kit/screener/columns.ts';
import { activeFilters, type ScreenerState, withActive, withAnyValue } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { queryOf, SCREENS_PATH } from '#kit/screener/saved-screen.ts';
import { onDemand } from './on-demand.tsx';

/** A dialog that did not come: the rows stay as they are. */
const notCome = (again: () => void): ReactNode => (
  <div className="toasts" role="alert">
    <p className="toast">
      <span>This dialog did not load.</span>
      <button type="button" onClick={again}>
        Try again
      </button>
    </p>
  </div>
);

const FilterDialog = onDemand(() => import('./FilterDialog.tsx'), notCome);
const ColumnDialog = onDemand(() => import('./ColumnDialog.tsx'), notCome);
const SaveDialog = onDemand(() => import('./SaveDialog.tsx'), notCome);

/** How long the toast of a saved screen stays. */
const SAVED_TOAST_MS = 6_000;

export type DialogName = 'filters' | 'columns' | 'save';

interface Props {
  /** The one that is open. */
  open: DialogName | null;
  state: ScreenerState;
  definitions: readonly FilterDefinition[];
  columns: readonly GridColumn[];
  /** Fields that no company has a value for. */
  withoutValue: ReadonlySet<string>;
  /** Companies in all; null when not known. */
  companies: number | null;
  /** Companies that match; null when not known. */
  matches: number | null;
  /** How many companies a state finds. */
  count: (state: ScreenerState) => Promise<number>;
  /** Goes to an address of the screener, in place. */
  go: (href: string) => void;
  onClose: () => void;
}

/** The dialogs of the screener; each comes when it is first wanted. */
export function Dialogs(props: Props): ReactNode {
  const { open, state, definitions, columns, withoutValue, companies, matches, count, go, onClose } = props;
  const [savedAs, setSavedAs] = useState<string | null>(null);
  return (
    <>
      {open === 'filters' && (
        <FilterDialog
          definitions={definitions}
          active={activeFilters(state)}
          companies={companies}
          matches={matches}
          countWith={(names) => count(withAnyValue(state, names))}
          onChoose={(names) => go(screenerHref(withActive(state, names)))}
          onClose={onClose}
        />
      )}
      {open === 'columns' && (
        <ColumnDialog
          shown={columns}
          withoutValue={withoutValue}
          onChoose={(chosen) => go(screenerHref({ ...state, columns: chosen }))}
          onClose={onClose}
        />
      )}
      {open === 'save' && (
        <SaveDialog
          query={queryOf(state)}
          here={screenerHref(state)}
          onSaved={setSavedAs}
          onClose={onClose}
        />
      )}
      <SavedToast name={savedAs} onEnd={() => setSavedAs(null)} />
    </>
  );
}

interface SavedToastProps {
  /** The name under which a screen was just saved; null when none was. */
  name: string | null;
  onEnd: () => void;
}

/** Says for six seconds that a screen is saved. */
function SavedToast({ name, onEnd }: SavedToastProps): ReactNode {
  useEffect(() => {
    if (name === null) return undefined;
    const timer = setTimeout(onEnd, SAVED_TOAST_MS);
    return () => clearTimeout(timer);
  }, [name]);
  return (
    <div className="toasts" role="status">
      {name !== null && (
        <p className="toast">
          <span>Saved as “{name}”.</span>
          <a href={SCREENS_PATH}>Your screens</a>
        </p>
      )}
    </div>
  );
}
