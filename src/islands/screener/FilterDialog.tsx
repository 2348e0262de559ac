import { type ReactNode, useState } from 'react';
import type { FilterDefinition } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { foldText } from '#kit/fold.ts';
import { formatCount } from '#kit/format.ts';
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
  const wanted = foldText(search.trim());
  const found = definitions.filter(({ label, classification }) =>
    foldText(`${label} ${classification}`).includes(wanted),
  );
  const groups = [...new Set(found.map(({ classification }) => classification))];

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
              <p role="status">{found.length === 0 && 'No filters found'}</p>
              {groups.map((group) => (
                <fieldset key={group}>
                  <legend>{group}</legend>
                  {found
                    .filter(({ classification }) => classification === group)
                    .map(({ name, label, count }) => (
                      <label key={name} className="check">
                        <input type="checkbox" checked={chosen.has(name)} onChange={() => toggle(name)} />
                        <span>
                          {label}
                          {count !== undefined && <Coverage count={count} companies={companies} />}
                        </span>
                      </label>
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
