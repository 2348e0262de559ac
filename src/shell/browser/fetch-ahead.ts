/** How long a pointer or the keyboard rests on a link before its page is asked for. */
const REST_MS = 80;

/** Whether somebody pays for what they may not need, or gets it slowly. */
function isDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function ask(href: string): void {
  const { origin, pathname } = new URL(href);
  if (origin !== location.origin || pathname === location.pathname || isDear()) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/**
 * Asks for the page of a link on which somebody rests, once. It looks at the link that is meant and at no other: a page has hundreds,
 * and to go through them costs a phone more than the page's own scripts.
 */
export function fetchAhead(links: HTMLElement): void {
  const asked = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = (event: Event) => {
    clearTimeout(resting);
    const href = (event.target as Element).closest('a')?.href;
    if (href === undefined || asked.has(href)) return;
    resting = setTimeout(() => {
      asked.add(href);
      ask(href);
    }, REST_MS);
  };
  const leave = () => {
    clearTimeout(resting);
  };
  links.addEventListener('pointerover', rest, { passive: true });
  links.addEventListener('focusin', rest, { passive: true });
  links.addEventListener('pointerleave', leave, { passive: true });
  links.addEventListener('focusout', leave, { passive: true });
}
