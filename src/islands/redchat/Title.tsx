import { useRef, useState, type KeyboardEvent } from 'react';
import { shortTitle } from './texts.ts';

interface Props {
  title: string;
  isEditing: boolean;
  /** What was typed; null where it was given up. By a key the focus is at nothing afterwards; who leaves the field has it elsewhere. */
  onEnd(title: string | null, byKey: boolean): void;
}

/** The person has just pressed the button for it. Made once: what is typed draws the field anew, and is not to be selected again. */
const selectAll = (field: HTMLInputElement | null): void => field?.select();

/** The title of a conversation, or the field it is edited in: Enter or leaving saves, Escape gives up. */
export function Title({ title, isEditing, onEnd }: Props) {
  const [typed, setTyped] = useState(title);
  const isOver = useRef(false);
  if (!isEditing) {
    isOver.current = false;
    return <span className="history-title">{shortTitle(title)}</span>;
  }
  const end = (value: string | null, byKey: boolean) => {
    // Escape and Enter take the field away, which leaves it once more.
    if (isOver.current) return;
    isOver.current = true;
    onEnd(value, byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The panel of a phone would close as well, and Enter press the button that has the focus next.
    event.stopPropagation();
    event.preventDefault();
    end(event.key === 'Enter' ? typed : null, true);
  };
  return (
    <input
      className="input history-edit"
      aria-label="Chat title"
      maxLength={200}
      ref={selectAll}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(typed, false)}
      onKeyDown={onKeyDown}
    />
  );
}
