/** So long a piece of this work takes: a phone is four times as slow, and no finger waits for it. */
const PIECE_MS = 4;
const WITHOUT_IDLE_MS = 100;

const inIdleTime = (work: () => void): void => {
  // Safari has no idle time.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, WITHOUT_IDLE_MS);
};

/**
 * Parts that a page leaves out until somebody comes near (`data-later`, or all folds of `data-later-parts`, with `content-visibility: auto`) are laid out one after
 * the other when the page is there and nothing else is to do: then its bar scrolls by what it has, and a picture of all of it shows all.
 */
export function layOutLater(): void {
  // Who was led to a part of the page stays there.
  if (location.hash !== '') return;
  const lay = (): void => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-later], [data-later-parts] > details')];
    const piece = (): void => {
      const begun = performance.now();
      for (let part = parts.shift(); part; part = parts.shift()) {
        part.toggleAttribute('data-laid', true);
        part.getBoundingClientRect();
        if (performance.now() - begun > PIECE_MS) break;
      }
      if (parts.length > 0) inIdleTime(piece);
    };
    inIdleTime(piece);
  };
  if (document.readyState === 'complete') lay();
  else addEventListener('load', lay, { once: true });
}
