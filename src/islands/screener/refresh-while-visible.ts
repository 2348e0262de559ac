import { REFRESH_MS } from '#contract/bounds.ts';

type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Calls `refresh` every 15 minutes while the page is visible, at once when it comes back later; returns the end. */
export function refreshWhileVisible(refresh: () => Promise<void>, page: Visibility = document): () => void {
  let refreshedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arm = () => {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible') return;
    timer = setTimeout(
      () => {
        refreshedAt = Date.now();
        void refresh();
        arm();
      },
      Math.max(0, refreshedAt + REFRESH_MS - Date.now()),
    );
  };

  page.addEventListener('visibilitychange', arm);
  arm();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', arm);
  };
}
