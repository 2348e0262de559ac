/** A search that is over: emptying its field shows the list again, without a press on Enter. */
class ClearingSearchElement extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input[type=search]');
    if (!(input instanceof HTMLInputElement)) return;
    input.addEventListener('input', () => {
      const clear = this.querySelector<HTMLAnchorElement>('a.clear');
      if (input.value === '' && clear) location.assign(clear.href);
    });
  }
}

if (!customElements.get('clearing-search')) customElements.define('clearing-search', ClearingSearchElement);
