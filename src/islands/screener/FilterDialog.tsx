import { type ReactNode, useState } from 'react';
import type { FilterDefinition } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { foldText } from '#kit/fold.ts';
import { formatCount } from '#kit/format.ts';
import { useModal } from './use-modal.ts';

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
  const dialog = useModal();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<ScreenerFieldName>>(() => new Set(active));
  const wanted = foldText(search.trim());
  const found = definitions.filter(({ label, classification }) =>
    foldText(`${label} ${classification}`).includes(wanted),
  );
  const groups = [...new Set(found.map(({ classification }) => classification))];

  const onSubmit = () => {
    const kept = active.filter((name) => chosen.has(name));
    const added = definitions
      .map(({ name }) => name)
      .filter((name) => chosen.has(name) && !active.includes(name));
    onChoose([...kept, ...added]);
  };
  const toggle = (name: ScreenerFieldName) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };

  return (
    <dialog
      ref={dialog}
      className="floating dialog choice-dialog"
      aria-labelledby="filter-dialog-title"
      onClose={onClose}
    >
      <h2 id="filter-dialog-title">Select More Filters</h2>
      <input
        className="input"
        type="search"
        aria-label="Search filters..."
        placeholder="Search filters..."
        autoComplete="off"
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <form method="dialog" onSubmit={onSubmit}>
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
                      {count !== undefined && (
                        <span className="help">
                          {' '}
                          {formatCount(count)} {companies !== null && `of ${formatCount(companies)} `}
                          {count === 1 ? 'company has' : 'companies have'} a value
                        </span>
                      )}
                    </span>
                  </label>
                ))}
            </fieldset>
          ))}
        </div>
        <div className="dialog-actions">
          <button className="button button-secondary" type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button className="button" type="submit">
            Done
          </button>
        </div>
      </form>
    </dialog>
  );
}
