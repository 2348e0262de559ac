/**
 * The directive `client:touch` of islands: nothing of one is loaded before somebody touches it, and the first touch acts. What
 * is pressed meanwhile is done by the island as soon as it is there, and by the page as it stands should it never come.
 */
export default function touch(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
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
    if (!target || ctrlKey || metaKey || shiftKey) return;
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
}
