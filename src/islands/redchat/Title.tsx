import { useRef, useState } from 'react';
import { shortTitle } from './texts.ts';

interface Props {
  title: string;
  isEditing: boolean;
  /** What was typed; null where it was given up. */
  onEnd(title: string | null): void;
}

/** The title of a conversation, or the field it is edited in: Enter or leaving saves, Escape gives up. */
export function Title({ title, isEditing, onEnd }: Props) {
  const [typed, setTyped] = useState(title);
  const isOver = useRef(false);
  if (!isEditing) {
    isOver.current = false;
    return <span className="history-title">{shortTitle(title)}</span>;
  }
  const end = (value: string | null) => {
    // Escape and Enter take the field away, which leaves it once more.
    if (isOver.current) return;
    isOver.current = true;
    onEnd(value);
  };
  return (
    <input
      className="input history-edit"
      aria-label="Chat title"
      maxLength={200}
      // The person has just pressed the button for it.
      ref={(field) => field?.select()}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(typed);
        if (event.key === 'Escape') end(null);
      }}
    />
  );
}
