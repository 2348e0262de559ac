/** An island that is most of its page takes up its minute's work without anybody, as a page left open has to. */
const UNTOUCHED_MS = 60_000;

/**
 * What a person does first: a hand comes to the mouse, the keys or the glass; or it is heard that they have signed in, or have
 * begun something in a frame of the page.
 */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'appearance', 'begun'] as const;

/** Whether a mouse only rests where a page came up beneath it, which browsers tell as a move by nothing. */
const isRest = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Whether somebody has signed in here, or this browser keeps something under a name that begins so. */
function knowsPerson(kept: string): boolean {
  try {
    return (
      'session' in document.documentElement.dataset ||
      Object.keys(localStorage).some((key) => key.startsWith(kept))
    );
  } catch {
    // Where nothing may be kept nothing is.
    return false;
  }
}

/**
 * The directive `client:touch` of islands: nothing of one is loaded before somebody touches it, and the first touch acts. What
 * is pressed meanwhile is done by the island as soon as it is there, and by the page as it stands should it never come.
 *
 * `client:touch="name"` is for an island that is most of its page: the first sign of a person anywhere will do, a minute
 * without one too, and none is waited for where somebody has signed in or something is kept under a name that begins with it.
 */
export default function touch(
  load: () => Promise<() => Promise<void>>,
  { value: kept }: { value?: unknown },
  island: HTMLElement,
): void {
  const waiting = new AbortController();
  let isLoading = false;
  /** The link or button that was pressed last. */
  let pressed: HTMLElement | undefined;

  const begin = async () => {
    if (isLoading) return;
    isLoading = true;
    // Should one of these fail, it has said so: what follows is then the page's own link or form.
    await load()
      .then((hydrate) => hydrate())
      .catch(() => undefined);
    waiting.abort();
    delete island.dataset['pressed'];
    pressed?.click();
  };
  const on = (type: string, listener: (event: Event) => void) =>
    island.addEventListener(type, listener, { capture: true, signal: waiting.signal });

  for (const type of ['pointerdown', 'focusin']) on(type, () => void begin());
  // Enter in a field presses the button of its form: this hears that as well.
  on('click', (event) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const target = (event.target as Element).closest<HTMLElement>('a, button');
    // What the browser opens by itself need not wait.
    if (!target || target.hasAttribute('popovertarget') || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
    // A phone lets a film begin while a finger is on it, and at no later moment.
    const film = target.dataset['plays'] === undefined ? null : island.querySelector('video');
    if (film) {
      film.hidden = false;
      void film.play().catch(() => undefined);
    }
    island.dataset['pressed'] = '';
    void begin();
  });

  if (typeof kept !== 'string') return;
  if (knowsPerson(kept)) void begin();
  for (const sign of signs)
    addEventListener(sign, (event) => void (isRest(event) || begin()), {
      capture: true,
      passive: true,
      signal: waiting.signal,
    });
  setTimeout(() => void begin(), UNTOUCHED_MS);
}
