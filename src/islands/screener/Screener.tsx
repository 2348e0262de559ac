import { useStore } from '@nanostores/react';
import {
  type MouseEvent,
  type ReactNode,
  type FormEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { REFRESH_MS } from '#contract/bounds.ts';
import type { FilterCounts } from '#contract/screener.ts';
import type { FilterDefinition } from '#contract/screener.ts';
import { fieldsWithoutValue, shownColumns } from '#kit/screener/columns.ts';
import { exportHref } from './export.ts';
import type { Screen } from '#kit/screener/load.ts';
import { isStandalone, onStandaloneChange } from '#ui/browser/standalone.ts';
import { activeFilters, type ScreenerState } from '#kit/screener/state.ts';
import { loadAnswers } from './ask.ts';
import { type DialogName, Dialogs } from './Dialogs.tsx';
import { enter } from './enter.ts';
import { createMarket } from './fetch-screen.ts';
import { FilterBar } from './FilterBar.tsx';
import { followHistory, goTo } from './follow-history.ts';
import { Grid } from './Grid.tsx';
import { GridPager } from './GridPager.tsx';
import { linkTarget, markSectors } from './links.ts';
import { whileVisible } from '#ui/browser/while-visible.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { createScreenStore } from './screen-store.ts';
import { LoadFailed, NoResults, Stale } from './States.tsx';
import { StockSearch } from './StockSearch.tsx';

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
export function Screener(props: Props): ReactNode {
  const { state, screen, notices, companies } = props;
  const [market] = useState(createMarket);
  const [store] = useState(() =>
    createScreenStore(market, { wanted: state, shown: screen, counts: props.counts, notices }),
  );
  const view = useStore(store.$view);
  const standalone = useSyncExternalStore(onStandaloneChange, isStandalone, () => false);
  const [definitions, setDefinitions] = useState(props.definitions);
  const [industryNames, setIndustryNames] = useState(props.industryNames);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const root = useRef<HTMLElement>(null);
  const { wanted, shown, failure } = view;

  useEffect(() => enter(store), [store]);
  useEffect(() => followHistory(store), [store]);
  useEffect(() => whileVisible(REFRESH_MS, () => void store.refresh()), [store]);
  useEffect(() => markSectors(root.current, wanted), [wanted]);

  const lacking = activeFilters(wanted).some((name) =>
    definitions.some((definition) => definition.name === name && definition.options.length === 0),
  );
  useEffect(() => {
    if (lacking) void market.definitions().then(setDefinitions, () => undefined);
  }, [lacking, market]);

  // A control that did its work and went away (Try again, Reset Filters) must not leave the focus nowhere.
  const activated = useRef<Element>(null);
  useEffect(() => {
    if (activated.current && !activated.current.isConnected && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    activated.current = document.activeElement;
  }, [view]);

  const go = async (href: string) => {
    const { page } = wanted;
    await goTo(store, href);
    // A new page is read from its top, not from where the pager stands.
    const turned = store.$view.get().wanted.page !== page;
    const rows = root.current?.querySelector('.results');
    if (turned && (rows?.getBoundingClientRect().top ?? 0) < 0) rows?.scrollIntoView();
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link?.href || link.dataset.step === undefined || modified) return;
    event.preventDefault();
    const { sic, name, close } = link.dataset;
    if (close !== undefined) link.closest<HTMLElement>('[popover]')?.hidePopover();
    if (sic && name) setIndustryNames({ ...industryNames, [sic]: name });
    void go(linkTarget(link, wanted));
  };

  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    event.preventDefault();
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    form.closest<HTMLElement>('[popover]')?.hidePopover();
    void go(`${form.action}?${new URLSearchParams(fields).toString()}`);
  };

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
      onClick={onClick}
      onFocus={warmUp}
      onPointerEnter={warmUp}
      onSubmit={onSubmit}
    >
      {props.sectors}
      <StockSearch state={wanted} standalone={standalone} />
      <FilterBar
        state={wanted}
        definitions={definitions}
        counts={view.counts}
        industryNames={industryNames}
        exportHref={shown && exportHref(shown, drawn)}
        form={props.form}
        onAdd={() => setDialog('filters')}
      />
      {view.notices.length > 0 && (
        <div className="notices" role="status">
          {view.notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      <ResultsHead
        state={wanted}
        shown={shown}
        columns={columns}
        companies={companies}
        screens={props.screens}
        onColumns={() => setDialog('columns')}
        onSave={() => setDialog('save')}
      />
      {failure === 'load' && <LoadFailed state={wanted} rowsStay={shown !== null} />}
      {failure === 'refresh' && <Stale state={wanted} />}
      {shown?.rows.length === 0 && <NoResults state={shown.state} />}
      {shown && shown.rows.length > 0 && (
        <div className="results">
          <Grid
            shown={drawn}
            standalone={standalone}
            rows={shown.rows}
            state={wanted}
            caption="Companies"
            busy={view.waiting}
          />
          <GridPager screen={shown} state={wanted} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {view.announcement}
      </p>
      <Dialogs
        open={dialog}
        state={wanted}
        definitions={definitions}
        columns={columns}
        withoutValue={withoutValue}
        companies={companies}
        go={(href) => void go(href)}
        onClose={() => setDialog(null)}
      />
    </section>
  );
}
