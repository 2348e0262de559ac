import { type ReactNode, useState } from 'react';
import type { FilterDefinition } from '#contract/screener.ts';
import { classifications } from '#contract/screener-field-rows.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { formatDate } from '#kit/dates.ts';
import { formatCount } from '#kit/format.ts';
import { findFilters } from '#kit/screener/find-filters.ts';
import { Dialog, DialogActions } from './Dialog.tsx';

interface Props {
  definitions: readonly FilterDefinition[];
  /** The filters now on offer. */
  active: readonly ScreenerFieldName[];
  /** Companies in all; null when not known. */
  companies: number | null;
  onChoose: (active: ScreenerFieldName[]) => void;
  onClose: () => void;
}

/** Chooses which filters are on offer. Only filters that some company has a value for are there. */
export default function FilterDialog({
  definitions,
  active,
  companies,
  onChoose,
  onClose,
}: Props): ReactNode {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<ScreenerFieldName>>(() => new Set(active));
  const found = findFilters(definitions, search);
  const groupOf = ({ sparse, classification }: FilterDefinition) => (sparse ? SPARSE : classification);
  const groups = [...new Set(found.map(groupOf))].sort((a, b) => placeOf(a) - placeOf(b));

  const toggle = (name: ScreenerFieldName) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };

  return (
    <Dialog name="filter-dialog" title="Select More Filters" choices onClose={onClose}>
      {(close) => (
        <>
          <input
            className="input"
            type="search"
            aria-label="Search filters..."
            placeholder="Search filters..."
            autoComplete="off"
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
          <form method="dialog" onSubmit={() => onChoose(inOrder(chosen, active, definitions))}>
            <div className="choices" tabIndex={-1}>
              <p role="status" className="help">
                {found.length === 0
                  ? 'No filters found'
                  : search.trim() && `${found.length} filters for “${search.trim()}”`}
              </p>
              {groups.map((group) => (
                <fieldset key={group}>
                  <legend>{group}</legend>
                  {found
                    .filter((definition) => groupOf(definition) === group)
                    .map((definition) => (
                      <Choice
                        key={definition.name}
                        definition={definition}
                        companies={companies}
                        checked={chosen.has(definition.name)}
                        onToggle={() => toggle(definition.name)}
                      />
                    ))}
                </fieldset>
              ))}
            </div>
            <DialogActions label="Done" close={close} />
          </form>
        </>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  definition: FilterDefinition;
  companies: number | null;
  checked: boolean;
  onToggle: () => void;
}

/** One filter: its name, how many companies have a value, and what it is in a sentence. */
function Choice({ definition, companies, checked, onToggle }: ChoiceProps): ReactNode {
  const { name, label, count, source } = definition;
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span>
        {label}
        {count !== undefined && <Coverage count={count} companies={companies} />}
        <span className="help filter-meaning">
          {screenerField(name)?.meaning}
          {source && ` ${source}${spanOf(definition)}.`}
        </span>
      </span>
    </label>
  );
}

/** `, Jan 24 to Jul 2, 2026`: the days that the values are of. */
function spanOf({ from, to }: FilterDefinition): string {
  if (!from || !to) return '';
  return from === to ? `, ${formatDate(to)}` : `, ${formatDate(from)} to ${formatDate(to)}`;
}

const SPARSE = 'Fewer than one company in five';

/** In the order of the table, what few companies have at the end. */
const placeOf = (group: string): number =>
  group === SPARSE ? classifications.length : classifications.findIndex((name) => name === group);

/** What was chosen: filters that were on offer already stay where they are, and others follow as they are listed. */
function inOrder(
  chosen: ReadonlySet<ScreenerFieldName>,
  active: readonly ScreenerFieldName[],
  definitions: readonly FilterDefinition[],
): ScreenerFieldName[] {
  const names = new Set([...active, ...definitions.map(({ name }) => name)]);
  return [...names].filter((name) => chosen.has(name));
}

/** How many companies have a value for a filter, of how many. */
function Coverage({ count, companies }: { count: number; companies: number | null }): ReactNode {
  return (
    <span className="help">
      {' '}
      {formatCount(count)} {companies !== null && `of ${formatCount(companies)} `}
      {count === 1 ? 'company has' : 'companies have'} a value
    </span>
  );
}
