type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back every `periodMs` while the page is visible, and at once when it is looked at again after longer. A hidden
 * page piles nothing up. The first period began at `since`. Returns the end.
 */
export function whileVisible(
  periodMs: number,
  callback: () => void,
  page: Visibility = document,
  since = Date.now(),
): () => void {
  let calledAt = since;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arm = () => {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible') return;
    timer = setTimeout(call, Math.max(0, calledAt + periodMs - Date.now()));
  };
  const call = () => {
    calledAt = Date.now();
    callback();
    arm();
  };

  page.addEventListener('visibilitychange', arm);
  arm();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', arm);
  };
}
