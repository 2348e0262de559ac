/** Beside the map: what the tile under the pointer or the focus came to. */
class HeatMap extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('pointerover', this.#show);
    this.addEventListener('focusin', this.#show);
  }

  #show = ({ target }: Event): void => {
    const tile = target instanceof Element ? target.closest<SVGAElement>('[data-pane]') : null;
    const template = tile && this.querySelector<HTMLTemplateElement>(`#${tile.dataset['pane'] ?? ''}`);
    const pane = this.querySelector('.map-pane');
    if (!template || !pane) return;
    pane.replaceChildren(template.content.cloneNode(true));
    this.querySelector('[data-shown]')?.removeAttribute('data-shown');
    tile.setAttribute('data-shown', '');
  };
}

customElements.define('heat-map', HeatMap);
