import { Fragment, type ReactNode } from 'react';
import type { FilterCounts, FilterDefinition } from '#contract/screener.ts';
import { formatCount } from '#kit/format.ts';
import type { Funnel } from '#kit/screener/funnel.ts';
import {
  activeFilters,
  isFiltered,
  type ScreenerState,
  withoutFilters,
  withSector,
  withToggledIndustry,
} from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { sentenceOf } from '#kit/screener/sentence.ts';
import { FilterChip } from './FilterChip.tsx';
import { Icon } from './Icon.tsx';
import { SCREENS_MENU_ID } from './wording.ts';

interface Props {
  state: ScreenerState;
  definitions: readonly FilterDefinition[];
  counts: FilterCounts['counts'] | null;
  /** Companies in all; null when not known. */
  companies: number | null;
  /** What is left after each part; null while that is not known. */
  funnel: Funnel | null;
  /** Titles of the sub-sectors that were chosen, by SIC code. */
  industryNames: Readonly<Record<string, string>>;
  /** Where all rows can be had as a file; null while there are none. */
  exportHref: string | null;
  /** All filters as one form, for who has no script. */
  form: ReactNode;
  onAdd: () => void;
}

/** What narrows the companies, and what more could. */
export function FilterBar({
  state,
  definitions,
  counts,
  companies,
  funnel,
  industryNames,
  exportHref,
  form,
  onAdd,
}: Props): ReactNode {
  const sentence = sentenceOf(state, industryNames);
  return (
    <section className="filter-bar" aria-labelledby="add-filters">
      {form}
      <ToScreens />
      {sentence && <Sentence text={sentence} />}
      <ul className="chips" aria-label="Filters" role="list">
        {funnel && isFiltered(state) && companies !== null && (
          <li className="funnel muted tabular">
            {formatCount(companies)}
            <span className="visually-hidden"> companies in all</span>
          </li>
        )}
        {state.symbol && <Left count={funnel?.symbol} />}
        {state.sector && (
          <Chosen name="Sector" value={state.sector} removeHref={screenerHref(withSector(state, ''))} />
        )}
        {state.sector && <Left count={funnel?.sector} />}
        {state.industries.map((sic) => (
          <Chosen
            key={sic}
            name="Sub-sector"
            value={industryNames[sic] ?? `SIC ${sic}`}
            removeHref={screenerHref(withToggledIndustry(state, sic))}
          />
        ))}
        {state.industries.length > 0 && <Left count={funnel?.industries} />}
        {activeFilters(state).map((name) => (
          <Fragment key={name}>
            <FilterChip
              name={name}
              state={state}
              companies={companies}
              definition={definitions.find((definition) => definition.name === name)}
              counts={counts?.[name]}
            />
            {state.filters[name]?.length ? <Left count={funnel?.[name]} /> : null}
          </Fragment>
        ))}
      </ul>
      <FilterActions state={state} exportHref={exportHref} onAdd={onAdd} />
    </section>
  );
}

/** The way to other screens on a phone; elsewhere it stands beside the title. */
function ToScreens(): ReactNode {
  return (
    <button
      className="button button-secondary button-small to-screens"
      type="button"
      popoverTarget={SCREENS_MENU_ID}
    >
      <Icon name="list" />
      Screens
    </button>
  );
}

/** What has two lines beside the search has no more letters. */
const BESIDE_LETTERS = 100;

/** The screen in words; many of them have lines of their own. */
function Sentence({ text }: { text: string }): ReactNode {
  return <p className={text.length > BESIDE_LETTERS ? 'screen-sentence long' : 'screen-sentence'}>{text}</p>;
}

/** What is done with a screen: more filters, none, its file. */
function FilterActions({
  state,
  exportHref,
  onAdd,
}: Pick<Props, 'state' | 'exportHref' | 'onAdd'>): ReactNode {
  return (
    <div className="filter-actions">
      {/* The word that the button says is not said twice: both read as one, and answer as one. */}
      <div className="add-filters">
        <h2 id="add-filters">
          <span className="said">Add </span>Filters
        </h2>
        <button
          className="button button-quiet button-small scripted"
          type="button"
          onClick={onAdd}
          aria-haspopup="dialog"
        >
          <Icon name="plus" />
          Add
        </button>
      </div>
      <a className="button button-quiet button-small" href={screenerHref(withoutFilters(state))} data-step>
        Reset
      </a>
      {exportHref && (
        <a className="button button-secondary button-small" href={exportHref} download>
          <Icon name="download" />
          Export (CSV)
        </a>
      )}
    </div>
  );
}

/** What a part of the screen leaves of the companies before it. */
function Left({ count }: { count: number | undefined }): ReactNode {
  return (
    count !== undefined && (
      <li className="funnel tabular">
        <Icon name="chevron-right" />
        {formatCount(count)}
        <span className="visually-hidden"> left</span>
      </li>
    )
  );
}

/** A filter that is chosen elsewhere: it can only be taken away here. */
function Chosen({ name, value, removeHref }: { name: string; value: string; removeHref: string }): ReactNode {
  return (
    <li className="chip">
      <span className="chip-name">{name}</span> <span className="chip-value">{value}</span>
      <a href={removeHref} aria-label={`Remove ${name} ${value}`} data-step>
        <Icon name="x" />
      </a>
    </li>
  );
}
