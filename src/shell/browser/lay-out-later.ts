/** So few that no finger of a phone waits for them. */
const AT_ONCE = 3;

/** In Safari, which knows no idle time, at once. */
const inIdleTime = (work: () => void): void => {
  ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(work);
};

/**
 * Parts that a page leaves out until somebody comes near (`data-later`, or all folds of `data-later-parts`, with `content-visibility: auto`) are laid
 * out one after the other when the page is there and nothing else is to do: then its bar scrolls by what it has, and a picture of all of it shows all.
 */
export function layOutLater(): void {
  // Who was led to a part of the page stays there, and who comes back finds the place where it was.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash !== '' || visit?.type === 'back_forward') return;
  const parts = [...document.querySelectorAll('[data-later],[data-later-parts]>details')];
  const piece = (): void => {
    for (const part of parts.splice(0, AT_ONCE)) part.toggleAttribute('data-laid', true);
    if (parts.length > 0) inIdleTime(piece);
  };
  addEventListener('load', () => {
    inIdleTime(piece);
  });
}
