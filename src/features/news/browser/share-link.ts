/** Hands the link of the page to the phone's own sharing where there is one, else to the clipboard, and says so. */
class ShareLinkElement extends HTMLElement {
  connectedCallback() {
    this.hidden = false;
    this.querySelector('button')?.addEventListener('click', () => void this.#share());
  }

  async #share() {
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    try {
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator)
        await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        this.#say('Link copied');
      }
    } catch (error) {
      // Who thinks better of it has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        this.#say('The link could not be copied.');
    }
  }

  #say(text: string) {
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = text;
  }
}

customElements.define('share-link', ShareLinkElement);
