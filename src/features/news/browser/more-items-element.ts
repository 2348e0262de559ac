import type { Reader } from './read-on.ts';

/**
 * Numbered pages, read on: the next one is fetched by its link and its items are put behind those that are here. What does
 * that is loaded when more is wanted, or when somebody comes back to a list that was read on.
 */
export class MoreItemsElement extends HTMLElement {
  #reader: Promise<Reader> | undefined;

  // It stands on its page for as long as the page does.
  connectedCallback() {
    this.addEventListener('click', this.#follow);
    const isAuto = this.dataset.auto !== undefined;
    if (isAuto) this.querySelector('[data-part="foot"]')?.setAttribute('hidden', '');
    const state = history.state as { moreItems?: unknown } | null;
    const status = this.querySelector('[data-part="status"]');
    if (state?.moreItems) void this.#readOrSay();
    else if (isAuto && status)
      new IntersectionObserver(
        (entries, observer) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          void this.#readOrSay();
        },
        { rootMargin: '600px' },
      ).observe(status);
  }

  #read() {
    return (this.#reader ??= import('./read-on.ts').then((module) => module.startReading(this)));
  }

  /** As `#read`; where that does not come it says so, and the numbered pages are there to be followed. */
  #readOrSay() {
    return this.#read().catch(() => {
      this.#reader = undefined;
      for (const part of ['error', 'foot'])
        this.querySelector(`[data-part="${part}"]`)?.removeAttribute('hidden');
      return null;
    });
  }

  #follow = (event: MouseEvent) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const touched = plain && event.target instanceof Element && event.target;
    const link = touched && touched.closest('[data-part="foot"] a[rel="next"]');
    if (!link && !(touched && touched.closest('[data-part="error"] button'))) return;
    event.preventDefault();
    void this.#readOrSay().then((reader) => reader?.load(Boolean(link)));
  };
}
