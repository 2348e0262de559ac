import type { ReactNode } from 'react';
import type { FilterCounts, FilterDefinition } from '#contract/screener.ts';
import {
  activeFilters,
  type ScreenerState,
  withoutFilters,
  withSector,
  withToggledIndustry,
} from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { sentenceOf } from '#kit/screener/sentence.ts';
import { FilterChip } from './FilterChip.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  state: ScreenerState;
  definitions: readonly FilterDefinition[];
  counts: FilterCounts['counts'] | null;
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
  industryNames,
  exportHref,
  form,
  onAdd,
}: Props): ReactNode {
  const sentence = sentenceOf(state, industryNames);
  return (
    <section className="filter-bar" aria-label="Add Filters">
      {form}
      {sentence && <p className="screen-sentence">{sentence}</p>}
      <ul className="chips" aria-label="Filters" role="list">
        {state.sector && (
          <Chosen name="Sector" value={state.sector} removeHref={screenerHref(withSector(state, ''))} />
        )}
        {state.industries.map((sic) => (
          <Chosen
            key={sic}
            name="Sub-sector"
            value={industryNames[sic] ?? `SIC ${sic}`}
            removeHref={screenerHref(withToggledIndustry(state, sic))}
          />
        ))}
        {activeFilters(state).map((name) => (
          <FilterChip
            key={name}
            name={name}
            state={state}
            definition={definitions.find((definition) => definition.name === name)}
            counts={counts?.[name]}
          />
        ))}
      </ul>
      <div className="filter-actions">
        <button
          className="button button-quiet button-small scripted"
          type="button"
          onClick={onAdd}
          aria-haspopup="dialog"
        >
          <Icon name="plus" />
          Add
        </button>
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
    </section>
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
