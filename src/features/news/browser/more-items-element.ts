import { type PlaceInList, readPlace } from './more-items.ts';

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
    void this.#restore(readPlace(history.state));
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

  async #restore(place: PlaceInList | null) {
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
      const [response, { appendPage }] = await Promise.all([
        fetch(next.href, { headers: { accept: 'text/html' } }),
        import('./append-page.ts'),
      ]);
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const { added, size } = appendPage(this, page);
      this.#pages += 1;
      this.#finish(page, added.length, size);
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

  #finish(page: Document, added: number, size: number) {
    const next = page.querySelector('more-items [data-part="foot"]');
    if (this.#foot && next) this.#foot.innerHTML = next.innerHTML;
    const isLast = size < Number(this.dataset.pageSize) || !this.#next;
    if (isLast) {
      this.#foot?.replaceChildren();
      this.#observer?.disconnect();
      this.#part('end')?.removeAttribute('hidden');
    } else {
      // What is still in view asks for more: an observer speaks only of changes.
      const status = this.#part('status');
      if (status && this.#observer) {
        this.#observer.unobserve(status);
        requestAnimationFrame(() => this.#observer?.observe(status));
      }
    }
    const status = this.#part('status');
    if (status) status.textContent = `${added} more items${isLast ? '. End of the list' : ''}.`;
  }
}
