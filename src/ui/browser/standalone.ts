const STANDALONE = '(display-mode: standalone)';

/** Whether this page runs as an installed app. */
export const isStandalone = (): boolean => matchMedia(STANDALONE).matches;

/** Calls back when the page becomes an installed app, or stops being one; returns the end. */
export function onStandaloneChange(follow: () => void): () => void {
  const mode = matchMedia(STANDALONE);
  mode.addEventListener('change', follow);
  return () => mode.removeEventListener('change', follow);
}
