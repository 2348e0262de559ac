import { loadNext } from './load-next.ts';
import { type PlaceInList, readPlace } from './more-items.ts';

/** Reads a list on, page by page, inside its `more-items` element. */
export class Reader {
  #host: HTMLElement;
  #pages = 1;
  #loading = false;
  /** After a fault the list goes on when it is asked to, not by itself under the hand that is about to ask. */
  #failed = false;
  #observer: IntersectionObserver | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
    addEventListener('pagehide', this.#keepPlace);
  }

  get #next() {
    return this.#part('foot')?.querySelector<HTMLAnchorElement>('a[rel="next"]');
  }

  #part(name: string) {
    return this.#host.querySelector<HTMLElement>(`[data-part="${name}"]`);
  }

  #keepPlace = () => {
    const place: PlaceInList = { pages: this.#pages, top: scrollY };
    history.replaceState({ ...(history.state as object | null), moreItems: place }, '');
  };

  /** As far as it was read before, then on by itself where the list does that. */
  async restore() {
    const place = readPlace(history.state);
    if (place && place.pages > 1) {
      while (this.#pages < place.pages && this.#next && (await this.load()));
      // Its days are then as high as they are (NewsDays.astro).
      this.#host.toggleAttribute('data-restored', true);
      scrollTo(0, place.top);
    }
    if (this.#host.dataset.auto === undefined || !this.#next) return;
    this.#observer = new IntersectionObserver(
      (entries) => !this.#failed && entries.some((entry) => entry.isIntersecting) && void this.load(),
      { rootMargin: '600px' },
    );
    const status = this.#part('status');
    if (status) this.#observer.observe(status);
  }

  /** Puts the next page behind; answers whether that worked. */
  async load(focusFirst = false): Promise<boolean> {
    const next = this.#next;
    if (!next || this.#loading) return false;
    this.#loading = true;
    this.#host.setAttribute('aria-busy', 'true');
    this.#part('error')?.setAttribute('hidden', '');
    if (this.#host.dataset.auto !== undefined) this.#part('foot')?.setAttribute('hidden', '');
    try {
      const { added, isLast } = await loadNext(this.#host, next);
      this.#pages += 1;
      this.#failed = false;
      this.#goOn(isLast);
      if (focusFirst) added[0]?.querySelector<HTMLElement>('h3 a, a.headline')?.focus();
      return true;
    } catch {
      this.#failed = true;
      this.#part('error')?.removeAttribute('hidden');
      return false;
    } finally {
      this.#loading = false;
      this.#host.removeAttribute('aria-busy');
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

/** Begins to read on, from where the list was left. */
export function startReading(host: HTMLElement): Reader {
  const reader = new Reader(host);
  void reader.restore();
  return reader;
}
