import { type ReactNode, useEffect } from 'react';
import { SCREENS_PATH } from '#kit/screener/saved-screen.ts';

const SHOWN_MS = 6_000;

interface Props {
  /** The name under which a screen was just kept; null when none was. */
  name: string | null;
  onEnd: () => void;
}

/** Says for six seconds that a screen is kept. */
export function SavedToast({ name, onEnd }: Props): ReactNode {
  useEffect(() => {
    if (name === null) return undefined;
    const timer = setTimeout(onEnd, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [name]);
  return (
    <div className="toasts" role="status">
      {name !== null && (
        <p className="toast">
          <span>Saved as “{name}”.</span>
          <a href={SCREENS_PATH}>Your screens</a>
        </p>
      )}
    </div>
  );
}
