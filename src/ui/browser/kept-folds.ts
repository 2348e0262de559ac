/** What a person does first. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;
const KEPT = 'noscript[data-kept]';
/** As many as a slow phone makes between two pictures, where a browser does not say how long it is idle. */
const AT_ONCE = 8;

/** Makes elements of what a part keeps as text (ui/Kept.astro). */
export function fillFold(fold: Element): void {
  for (const kept of fold.querySelectorAll(KEPT)) kept.outerHTML = kept.textContent;
}

function fillInTurn(folds: Iterator<Element>): void {
  const fill = (hasTime: () => boolean) => {
    let next = folds.next();
    for (; !next.done; next = folds.next()) {
      fillFold(next.value);
      if (!hasTime()) break;
    }
    if (!next.done) later();
  };
  const later = () => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback((idle) => fill(() => idle.timeRemaining() > 2));
    else {
      let left = AT_ONCE;
      setTimeout(() => fill(() => --left > 0));
    }
  };
  later();
}

/**
 * Fills parts of the page as they are opened, by hand or by an address that leads into them; and, once somebody is there, all others in idle
 * moments, so that a search in the page finds what is in them.
 */
export function keepFolds(): void {
  for (const fold of document.querySelectorAll('details[open]')) fillFold(fold);
  const folded = ({ target }: Event) => (target instanceof Element ? target.closest('details') : null);
  const fillOpened = (event: Event) => {
    const fold = folded(event);
    if (fold) fillFold(fold);
  };
  // A click comes before what it opens is drawn; what an address, a search or a reader opens is told of afterwards.
  for (const type of ['click', 'toggle']) addEventListener(type, fillOpened, { capture: true });
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    fillInTurn([...document.querySelectorAll(`details:has(${KEPT})`)].values());
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: waiting.signal });
}
