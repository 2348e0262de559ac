/** Whether this browser says that a person has signed in: a hint that grants nothing. */
export const isSignedIn = (): boolean => document.documentElement.dataset.session !== undefined;

/** Calls back when the hint may have changed, here or in another tab; returns the end. */
export function onSessionChange(follow: () => void): () => void {
  window.addEventListener('appearance', follow);
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('appearance', follow);
    window.removeEventListener('storage', follow);
  };
}
