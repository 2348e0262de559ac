/** Parts of a page whose figures follow the market, by their `data-figures`. */
const PART = '[data-figures]';

/** Whether somebody works in a part right now: with the keyboard, or selecting text to copy. */
function isInUse(part: Element): boolean {
  const page = part.ownerDocument;
  const selection = page.getSelection();
  return (
    part.contains(page.activeElement) ||
    (selection !== null && !selection.isCollapsed && selection.containsNode(part, true))
  );
}

/** What a part says; a heart is no figure, and is another for everyone. */
function contentOf(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const heart of copy.querySelectorAll('favorite-heart')) heart.remove();
  return copy.innerHTML;
}

/**
 * Puts the figures of a newly loaded page in the place of those shown. Only parts that changed and that nobody works in
 * are touched. Answers whether the new page has newer figures; rejects where it does not come, or is another page.
 */
export async function refreshFigures(page: Document, load: () => Promise<Document>): Promise<boolean> {
  const fresh = await load();
  const parts = [...page.querySelectorAll<HTMLElement>(PART)].map((shown) => {
    const name = shown.dataset['figures'] ?? '';
    const next = fresh.querySelector(`[data-figures="${name}"]`);
    if (!next) throw new Error(`a page without ${name}`);
    return { shown, next };
  });
  const newer = parts.filter(({ shown, next }) => contentOf(shown) !== contentOf(next));
  for (const { shown, next } of newer) if (!isInUse(shown)) shown.replaceChildren(...next.childNodes);
  return newer.length > 0;
}
