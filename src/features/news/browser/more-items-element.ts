import type { PlaceInList } from './more-items.ts';

/** Numbered pages, read on: the next one is fetched by its link and its items are put behind those that are here. */
export class MoreItemsElement extends HTMLElement {
  #pages = 1;
  #loading = false;
  #observer: IntersectionObserver | undefined;

  connectedCallback() {
    if (this.#auto) this.#foot?.setAttribute('hidden', '');
    this.#part('error')
      ?.querySelector('button')
      ?.addEventListener('click', () => void this.#load());
    this.addEventListener('click', this.#follow);
    addEventListener('pagehide', this.#keepPlace);
    void this.#restore(history.state as { moreItems?: unknown } | null);
  }

  disconnectedCallback() {
    removeEventListener('pagehide', this.#keepPlace);
    this.#observer?.disconnect();
  }

  get #auto() {
    return this.dataset.auto !== undefined;
  }

  get #foot() {
    return this.#part('foot');
  }

  get #next() {
    return this.#foot?.querySelector<HTMLAnchorElement>('a[rel="next"]');
  }

  #part(name: string) {
    return this.querySelector<HTMLElement>(`[data-part="${name}"]`);
  }

  #follow = (event: MouseEvent) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a[rel="next"]') : null;
    if (!plain || !link || link !== this.#next) return;
    event.preventDefault();
    void this.#load(true);
  };

  #keepPlace = () => {
    const place: PlaceInList = { pages: this.#pages, top: scrollY };
    history.replaceState({ ...(history.state as object | null), moreItems: place }, '');
  };

  async #restore(state: { moreItems?: unknown } | null) {
    const place = state?.moreItems
      ? await import('./more-items.ts').then((module) => module.readPlace(state))
      : null;
    if (place && place.pages > 1) {
      while (this.#pages < place.pages && this.#next && (await this.#load()));
      scrollTo(0, place.top);
    }
    if (!this.#auto || !this.#next) return;
    this.#observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void this.#load(),
      { rootMargin: '600px' },
    );
    const status = this.#part('status');
    if (status) this.#observer.observe(status);
  }

  /** Puts the next page behind; answers whether that worked. */
  async #load(focusFirst = false): Promise<boolean> {
    const next = this.#next;
    if (!next || this.#loading) return false;
    this.#loading = true;
    this.setAttribute('aria-busy', 'true');
    this.#part('error')?.setAttribute('hidden', '');
    try {
      const { added, isLast } = await import('./load-next.ts').then((module) => module.loadNext(this, next));
      this.#pages += 1;
      this.#goOn(isLast);
      if (focusFirst) added[0]?.querySelector<HTMLElement>('h3 a, a.headline')?.focus();
      return true;
    } catch {
      this.#part('error')?.removeAttribute('hidden');
      return false;
    } finally {
      this.#loading = false;
      this.removeAttribute('aria-busy');
    }
  }

  #goOn(isLast: boolean) {
    const status = this.#part('status');
    if (isLast) this.#observer?.disconnect();
    else if (status && this.#observer) {
      // What is still in view asks for more: an observer speaks only of changes.
      this.#observer.unobserve(status);
      requestAnimationFrame(() => this.#observer?.observe(status));
    }
  }
}
