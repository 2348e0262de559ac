/** So long a piece of this work takes: a phone is four times as slow, and no finger waits for it. */
const PIECE_MS = 4;

/** In Safari, which knows no idle time, at once. */
const inIdleTime = (work: () => void): void => {
  ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(work);
};

/**
 * Parts that a page leaves out until somebody comes near (`data-later`, or all folds of `data-later-parts`, with `content-visibility: auto`) are laid
 * out one after the other when the page is there and nothing else is to do: then its bar scrolls by what it has, and a picture of all of it shows all.
 */
export function layOutLater(): void {
  // Who was led to a part of the page stays there.
  if (location.hash !== '') return;
  const parts = [...document.querySelectorAll('[data-later],[data-later-parts]>details')];
  const piece = (): void => {
    const end = performance.now() + PIECE_MS;
    for (let part; performance.now() < end && (part = parts.shift()); part.getBoundingClientRect())
      part.toggleAttribute('data-laid', true);
    if (parts.length > 0) inIdleTime(piece);
  };
  addEventListener('load', () => {
    inIdleTime(piece);
  });
}
