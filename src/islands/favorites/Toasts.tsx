import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Favorites } from './favorites.ts';

/** What is said about favorites. The place is there before anything is said, or it would not be heard. */
export function Toasts({ favorites }: { favorites: Favorites }): ReactNode {
  const toast = useStore(favorites.$toast);
  return (
    <div
      role="status"
      onMouseEnter={() => favorites.holdToast(true)}
      onMouseLeave={() => favorites.holdToast(false)}
      onFocus={() => favorites.holdToast(true)}
      onBlur={() => favorites.holdToast(false)}
    >
      {toast && (
        <p key={toast.id} className="toast">
          {toast.text}
          {toast.undo && (
            <button type="button" onClick={toast.undo}>
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  );
}
