import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { FilterCounts, FilterDefinition } from '#contract/screener.ts';
import { fieldsWithoutValue, type GridColumn, shownColumns } from '#kit/screener/columns.ts';
import type { Around } from '#kit/screener/around.ts';
import type { Screen } from '#kit/screener/load.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import { guarded } from '#ui/browser/Boundary.tsx';
import { isStandalone, onStandaloneChange } from '#ui/browser/standalone.ts';
import { loadAnswers } from './load-answers.ts';
import { type DialogName, Dialogs } from './Dialogs.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Grid } from './Grid.tsx';
import { GridPager } from './GridPager.tsx';
import { exportHref } from './links.ts';
import { JustOutside } from './JustOutside.tsx';
import { LoosenOne } from './LoosenOne.tsx';
import { ReadBeforeUse } from './ReadBeforeUse.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import type { ScreenView } from './screen-store.ts';
import { LoadFailed, NoResults, Stale } from './States.tsx';
import { StockSearch } from './StockSearch.tsx';
import { useFocusKept, useScreen } from './use-screen.ts';
import { useSteps } from './use-steps.ts';
import { ROWS_ID } from './wording.ts';

/** Whoever points at the screener or comes to it by keyboard will ask it something. */
const warmUp = () => void loadAnswers().catch(() => undefined);

interface Props {
  state: ScreenerState;
  /** null when the rows could not be had. */
  screen: Screen | null;
  notices: string[];
  /** Companies in all; null when not known. */
  companies: number | null;
  /** Every filter; very long lists of options are left out until they are wanted. */
  definitions: FilterDefinition[];
  counts: FilterCounts['counts'] | null;
  /** What stands around the rows; null where that is not known. */
  around: Around | null;
  /** Titles of the chosen sub-sectors by SIC code. */
  industryNames: Record<string, string>;
  /** The sectors with their menus, the filters as a form, the ready-made screens: HTML that works by itself. */
  sectors?: ReactNode;
  form?: ReactNode;
  screens?: ReactNode;
}

/**
 * The screener. Every control is a link or a form that works by itself; here they are taken up in place: links marked
 * `data-step`, and all forms to the screener.
 */
function WholeScreener(props: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  const { store, view, definitions, around, count } = useScreen(props, root);
  const { go, industryNames, ...steps } = useSteps(store, root, props.industryNames);
  const standalone = useSyncExternalStore(onStandaloneChange, isStandalone, () => false);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  useFocusKept(root, view);
  const { wanted, shown } = view;

  const withoutValue = fieldsWithoutValue(definitions.map(({ name }) => name));
  const columns = shownColumns(wanted, withoutValue);
  // Columns of other fields come with their rows.
  const drawn = shown ? shownColumns(shown.state, withoutValue) : columns;
  return (
    <section
      className="screener"
      aria-label="Results"
      ref={root}
      tabIndex={-1}
      onFocus={warmUp}
      onPointerEnter={warmUp}
      {...steps}
    >
      {props.sectors}
      <StockSearch state={wanted} standalone={standalone} />
      <FilterBar
        state={wanted}
        definitions={definitions}
        counts={view.counts}
        companies={props.companies}
        funnel={around?.funnel ?? null}
        industryNames={industryNames}
        exportHref={shown && shown.totalItems > 0 ? exportHref(shown, drawn) : null}
        form={props.form}
        onAdd={() => setDialog('filters')}
      />
      <Notices notices={view.notices} />
      <div className="screen-body">
        <ScreenRows
          {...{ view, columns, drawn, standalone, around }}
          companies={props.companies}
          screens={props.screens}
          onOpen={setDialog}
        />
        <Dialogs
          open={dialog}
          state={wanted}
          definitions={definitions}
          columns={columns}
          withoutValue={withoutValue}
          companies={props.companies}
          matches={shown?.totalItems ?? null}
          count={count}
          go={(href) => void go(href)}
          onClose={() => setDialog(null)}
        />
      </div>
      <p className="visually-hidden" role="status" children={view.announcement} />
    </section>
  );
}

/** What was repaired of the address. */
function Notices({ notices }: Pick<ScreenView, 'notices'>): ReactNode {
  return (
    notices.length > 0 && (
      <div className="notices" role="status">
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
    )
  );
}

/** Rows that stayed are told of as what they are: heads and pager speak of them, not of what did not come. */
const toldOf = ({ wanted, shown, failure }: ScreenView): ScreenerState =>
  failure === 'load' && shown ? shown.state : wanted;

interface ScreenRowsProps extends ResultsProps, Pick<Props, 'companies' | 'screens'> {
  columns: readonly GridColumn[];
  onOpen: (dialog: DialogName) => void;
}

/** The rows below what heads them; the filters to choose from stand beside both. */
function ScreenRows({ columns, companies, screens, onOpen, ...results }: ScreenRowsProps): ReactNode {
  const { wanted, shown } = results.view;
  const told = toldOf(results.view);
  return (
    <div className="screen-rows">
      <ResultsHead
        state={wanted}
        told={told}
        shown={shown}
        columns={told === wanted ? columns : results.drawn}
        companies={companies}
        screens={screens}
        onColumns={() => onOpen('columns')}
        onSave={() => onOpen('save')}
      />
      <Results {...results} />
    </div>
  );
}

interface ResultsProps {
  view: ScreenView;
  /** The columns of the rows that are shown. */
  drawn: readonly GridColumn[];
  standalone: boolean;
  around: Around | null;
}

/** The rows, and what is to be said where they are not what was asked for. */
function Results({ view, drawn, standalone, around }: ResultsProps): ReactNode {
  const { wanted, shown, failure, waiting } = view;
  const told = toldOf(view);
  return (
    <>
      {failure === 'load' && <LoadFailed state={wanted} rowsStay={shown !== null} />}
      {failure === 'refresh' && <Stale state={wanted} />}
      {shown?.rows.length === 0 && <NoResults state={shown.state} />}
      {shown && shown.rows.length > 0 && (
        <div className="results" id={ROWS_ID} tabIndex={-1}>
          <Grid
            shown={drawn}
            standalone={standalone}
            rows={shown.rows}
            state={told}
            caption="Companies"
            busy={waiting}
          />
          <GridPager screen={shown} state={told} />
        </div>
      )}
      {shown && around?.near && (
        <JustOutside
          near={around.near}
          shown={drawn}
          standalone={standalone}
          state={shown.state}
          isAlone={shown.rows.length === 0}
        />
      )}
      {around && <LoosenOne looser={around.looser} />}
      {shown && <ReadBeforeUse rows={shown.rows} />}
    </>
  );
}

/** The screener, which keeps a fault of its own to itself. */
export const Screener = guarded(WholeScreener);
