import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Favourites } from './favorites.ts';

/** What is said about favourites. The place is there before anything is said, or it would not be heard. */
export function Toasts({ favourites }: { favourites: Favourites }): ReactNode {
  const toast = useStore(favourites.$toast);
  return (
    <div
      role="status"
      onMouseEnter={() => favourites.holdToast(true)}
      onMouseLeave={() => favourites.holdToast(false)}
      onFocus={() => favourites.holdToast(true)}
      onBlur={() => favourites.holdToast(false)}
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
