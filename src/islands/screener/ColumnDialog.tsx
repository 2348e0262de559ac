import { type ReactNode, useState } from 'react';
import {
  allColumns,
  type ColumnId,
  fixedColumns,
  type GridColumn,
  gridColumn,
} from '#kit/screener/columns.ts';
import { Icon } from './Icon.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  /** The columns now shown, left to right. */
  shown: readonly GridColumn[];
  /** Fields that no company has a value for. */
  withoutValue: ReadonlySet<string>;
  onChoose: (columns: ColumnId[] | null) => void;
  onClose: () => void;
}

const isFixed = (id: ColumnId) => fixedColumns.some((fixed) => fixed === id);

/** Chooses the columns and their order; symbol and name always come first. */
export default function ColumnDialog({ shown, withoutValue, onChoose, onClose }: Props): ReactNode {
  const dialog = useModal();
  const [chosen, setChosen] = useState(() => shown.map(({ id }) => id).filter((id) => !isFixed(id)));
  const [said, setSaid] = useState('');
  const others = allColumns.filter(({ id }) => !isFixed(id) && !chosen.includes(id) && !withoutValue.has(id));

  const move = (at: number, by: -1 | 1) => {
    const next = [...chosen];
    const [moved] = next.splice(at, 1);
    if (!moved) return;
    next.splice(at + by, 0, moved);
    setChosen(next);
    setSaid(`${gridColumn(moved)?.label ?? moved} is now column ${at + by + 1 + fixedColumns.length}.`);
  };

  return (
    <dialog
      ref={dialog}
      className="floating dialog choice-dialog"
      aria-labelledby="column-dialog-title"
      onClose={onClose}
    >
      <h2 id="column-dialog-title">Columns</h2>
      <form method="dialog" onSubmit={() => onChoose([...fixedColumns, ...chosen])}>
        <div className="choices" tabIndex={-1}>
          <fieldset>
            <legend>Shown, left to right after symbol and name</legend>
            <ol role="list">
              {chosen.map((id, at) => {
                const label = gridColumn(id)?.label ?? id;
                return (
                  <li key={id} className="column-choice">
                    <label className="check">
                      <input
                        type="checkbox"
                        checked
                        onChange={() => setChosen(chosen.filter((other) => other !== id))}
                      />
                      <span>{label}</span>
                    </label>
                    <button
                      className="icon-button"
                      type="button"
                      aria-label={`Move ${label} left`}
                      aria-disabled={at === 0}
                      onClick={() => at > 0 && move(at, -1)}
                    >
                      <Icon name="arrow-up" />
                    </button>
                    <button
                      className="icon-button"
                      type="button"
                      aria-label={`Move ${label} right`}
                      aria-disabled={at === chosen.length - 1}
                      onClick={() => at < chosen.length - 1 && move(at, 1)}
                    >
                      <Icon name="arrow-down" />
                    </button>
                  </li>
                );
              })}
            </ol>
          </fieldset>
          <fieldset>
            <legend>More columns</legend>
            {others.map(({ id, label }) => (
              <label key={id} className="check">
                <input type="checkbox" checked={false} onChange={() => setChosen([...chosen, id])} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <div className="dialog-actions">
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              onChoose(null);
              dialog.current?.close();
            }}
          >
            Standard columns
          </button>
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
