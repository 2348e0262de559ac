import { keepIntent } from './keep-intent.ts';

/** The hint that comes with every answer to a signed-in, confirmed person. It grants nothing. */
const isMember = () => /(?:^|; )isVerified=true/.test(document.cookie);

/**
 * The place of a heart. Its HTML is a link to sign in, the same for everyone; for a signed-in person, and for nobody
 * else, the live heart is loaded and takes its place. What a guest wants is kept until they come back.
 */
class FavoriteHeartElement extends HTMLElement {
  #remove: (() => void) | undefined;

  connectedCallback() {
    // Should that fail, the link stays, which leads to a form.
    if (isMember()) this.#enliven().catch(() => undefined);
    else this.addEventListener('click', this.#onGuestClick);
  }

  disconnectedCallback() {
    // What is only moved is back by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#remove?.();
      this.#remove = undefined;
    });
  }

  async #enliven() {
    const hearts = await import('./mount.tsx');
    if (this.isConnected) this.#remove ??= hearts.mountHeart(this);
  }

  #onGuestClick = (event: MouseEvent) => {
    const link = this.querySelector('a');
    // In a new tab the link itself must do.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    keepIntent(this.dataset);
    link.href = `/login?next=${encodeURIComponent(location.pathname + location.search)}`;
  };
}

customElements.define('favorite-heart', FavoriteHeartElement);
