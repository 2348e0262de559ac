import type { ReactNode } from 'react';
import type { FilterDefinition } from '#contract/screener.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { formatCount } from '#kit/format.ts';
import { filterValueLabel, formatFilterValue, sameValue, offeredBy } from '#kit/screener/filters.ts';
import { type ScreenerState, withFilter, withoutActive, withToggled } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { Icon } from './Icon.tsx';
import { RangeForm } from './RangeForm.tsx';

interface Props {
  name: ScreenerFieldName;
  state: ScreenerState;
  /** What it offers; undefined while that is not known. */
  definition: FilterDefinition | undefined;
  /** Companies that each option would leave, in the order of the options. */
  counts: readonly number[] | undefined;
  /** Companies in all; null when not known. */
  companies: number | null;
}

/** A filter on offer: what it lets through, a menu of what it could, and a way to put it away. */
export function FilterChip({ name, state, definition, counts, companies }: Props): ReactNode {
  const field = screenerField(name);
  const label = definition?.label ?? field?.label ?? name;
  const values = state.filters[name] ?? [];
  const offered = definition ? offeredBy(definition) : [];
  const own = values.filter((value) => !offered.some((one) => sameValue(one, value)));
  const id = `filter-${name}`;
  const summary = values.map((value) => filterValueLabel(name, value)).join(' or ');
  return (
    <li className="chip filter-chip">
      <button type="button" popoverTarget={id}>
        <span className="chip-name">{label}</span> {summary && <span className="chip-value">{summary}</span>}
        <Icon name="chevron-down" />
      </button>
      <a href={screenerHref(withoutActive(state, name))} aria-label={`Remove ${label}`} data-step>
        <Icon name="x" />
      </a>
      <div id={id} popover="auto" className="floating menu" role="group" aria-label={label}>
        <p className="menu-title">{label}</p>
        <ul>
          <Option
            href={screenerHref(withFilter(state, name, []))}
            label="None"
            chosen={values.length === 0}
          />
          {[...own, ...offered].map((value) => (
            <Option
              key={formatFilterValue(value)}
              href={screenerHref(withToggled(state, name, value))}
              label={filterValueLabel(name, value)}
              chosen={values.some((other) => sameValue(other, value))}
              count={counts?.[offered.findIndex((one) => sameValue(one, value))]}
            />
          ))}
        </ul>
        <Lacking companies={companies} known={definition?.count} />
        {field?.filter === 'range' && <RangeForm field={field} state={state} own={own} />}
      </div>
    </li>
  );
}

/** Who has no value is in no choice, not even in all of them together: it is said before one chooses. */
function Lacking({ companies, known }: { companies: number | null; known: number | undefined }): ReactNode {
  if (companies === null || known === undefined || known >= companies) return null;
  return (
    <p className="menu-title">
      {formatCount(companies - known)} of {formatCount(companies)} have none on record: any choice leaves them
      out.
    </p>
  );
}

interface OptionProps {
  href: string;
  label: string;
  chosen: boolean;
  /** Companies it would leave; undefined while not known. */
  count?: number | undefined;
}

function Option({ href, label, chosen, count }: OptionProps): ReactNode {
  return (
    <li>
      <a href={href} aria-current={chosen ? 'true' : undefined} data-step>
        <span>{label}</span>
        {count !== undefined && (
          <span className="count tabular">
            <span className="visually-hidden">, </span>
            {formatCount(count)}
            <span className="visually-hidden"> {count === 1 ? 'company' : 'companies'}</span>
          </span>
        )}
      </a>
    </li>
  );
}
