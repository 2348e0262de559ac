import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  allColumns,
  type ColumnId,
  fixedColumns,
  type GridColumn,
  gridColumn,
} from '#kit/screener/columns.ts';
import { Dialog, DialogActions } from './Dialog.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  /** The columns now shown, left to right. */
  shown: readonly GridColumn[];
  /** Fields that no company has a value for. */
  withoutValue: ReadonlySet<string>;
  onChoose: (columns: ColumnId[] | null) => void;
  onClose: () => void;
}

/** Where a box was that went to the other list: the focus stays there, on the one that took its place. */
interface Left {
  list: 'shown' | 'more';
  at: number;
}

const labelOf = (id: ColumnId) => gridColumn(id)?.label ?? id;
const isFixed = (id: ColumnId) => fixedColumns.some((fixed) => fixed === id);

/** The columns that are chosen, what changes them and is said of it, and the element that holds their boxes. */
function useColumns(shown: readonly GridColumn[]) {
  const [chosen, setChosen] = useState(() => shown.map(({ id }) => id).filter((id) => !isFixed(id)));
  const [announcement, setAnnouncement] = useState('');

  const choices = useRef<HTMLDivElement>(null);
  // A dialog begins on what can have the focus at all: the element that holds the boxes, which does nothing.
  useEffect(() => choices.current?.querySelector('input')?.focus(), []);
  const left = useRef<Left | null>(null);
  useLayoutEffect(() => {
    if (!left.current) return;
    const { list, at } = left.current;
    const boxes = choices.current?.querySelectorAll<HTMLElement>(`[data-list="${list}"] input`);
    (boxes?.[Math.min(at, boxes.length - 1)] ?? choices.current)?.focus();
    left.current = null;
  }, [chosen]);

  const remove = (id: ColumnId, at: number) => {
    left.current = { list: 'shown', at };
    setChosen(chosen.filter((other) => other !== id));
    setAnnouncement(`${labelOf(id)} is not shown.`);
  };

  const add = (id: ColumnId, at: number) => {
    left.current = { list: 'more', at };
    setChosen([...chosen, id]);
    setAnnouncement(`${labelOf(id)} is now column ${chosen.length + 1 + fixedColumns.length}.`);
  };

  const move = (at: number, by: -1 | 1) => {
    const next = [...chosen];
    const [moved] = next.splice(at, 1);
    if (!moved) return;
    next.splice(at + by, 0, moved);
    setChosen(next);
    setAnnouncement(`${labelOf(moved)} is now column ${at + by + 1 + fixedColumns.length}.`);
  };

  return { chosen, announcement, choices, remove, add, move };
}

/** Chooses the columns and their order; symbol and name always come first. */
export default function ColumnDialog({ shown, withoutValue, onChoose, onClose }: Props): ReactNode {
  const { chosen, announcement, choices, remove, add, move } = useColumns(shown);
  const others = allColumns.filter(({ id }) => !isFixed(id) && !chosen.includes(id) && !withoutValue.has(id));

  return (
    <Dialog name="column-dialog" title="Columns" choices onClose={onClose}>
      {(close) => (
        <form method="dialog" onSubmit={() => onChoose([...fixedColumns, ...chosen])}>
          <div className="choices" tabIndex={-1} ref={choices}>
            <fieldset data-list="shown">
              <legend>Shown, left to right after symbol and name</legend>
              <ol role="list">
                {chosen.map((id, at) => (
                  <ChosenColumn
                    key={id}
                    label={labelOf(id)}
                    isFirst={at === 0}
                    isLast={at === chosen.length - 1}
                    onRemove={() => remove(id, at)}
                    onMove={(by) => move(at, by)}
                  />
                ))}
              </ol>
            </fieldset>
            <MoreColumns columns={others} onAdd={add} />
          </div>
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
          <DialogActions label="Done" close={close}>
            <button
              className="button button-quiet"
              type="button"
              onClick={() => {
                onChoose(null);
                close();
              }}
            >
              Standard columns
            </button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

interface MoreColumnsProps {
  columns: readonly GridColumn[];
  onAdd: (id: ColumnId, at: number) => void;
}

function MoreColumns({ columns, onAdd }: MoreColumnsProps): ReactNode {
  return (
    <fieldset data-list="more">
      <legend>More columns</legend>
      {columns.map(({ id, label }, at) => (
        <label key={id} className="check">
          <input type="checkbox" checked={false} onChange={() => onAdd(id, at)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChosenColumnProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}

function ChosenColumn({ label, isFirst, isLast, onRemove, onMove }: ChosenColumnProps): ReactNode {
  return (
    <li className="column-choice">
      <label className="check">
        <input type="checkbox" checked onChange={onRemove} />
        <span>{label}</span>
      </label>
      <button
        className="icon-button"
        type="button"
        aria-label={`Move ${label} left`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      >
        <Icon name="arrow-up" />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label={`Move ${label} right`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      >
        <Icon name="arrow-down" />
      </button>
    </li>
  );
}
