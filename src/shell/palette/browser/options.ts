import { takeKey } from '#ui/browser/combobox.ts';
import { sectionElement } from './elements.ts';
import type { PaletteSection } from './sections.ts';

/** The lines of the palette's list, one of which its field points at. */
export interface Options {
  /** Shows other lines, and points at none of them. */
  replace(sections: readonly PaletteSection[]): void;
  /** Points at the line of this index; at none for -1. */
  point(index: number): void;
}

/** Makes a field and its list a combobox that follows the keys and the pointer; `close` does what Escape asks for. */
export function createOptions(input: HTMLInputElement, list: HTMLElement, close: () => void): Options {
  let lines: HTMLAnchorElement[] = [];
  let active = -1;

  const point = (index: number) => {
    lines[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const chosen = lines[index];
    if (!chosen) return input.removeAttribute('aria-activedescendant');
    chosen.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  };

  input.addEventListener('keydown', (event) => {
    if (event.altKey || event.shiftKey) return;
    const inNewTab = event.ctrlKey || event.metaKey;
    const choose = () => {
      if (inNewTab) window.open(lines[active]?.href, '_blank', 'noopener');
      else lines[active]?.click();
    };
    // With Ctrl or Cmd the arrows are the text's.
    takeKey(event, { active, count: inNewTab ? 0 : lines.length, move: point, choose, close });
  });
  list.addEventListener('pointermove', ({ target }) => {
    const over = target instanceof Element ? target.closest('a') : null;
    const index = over ? lines.indexOf(over) : -1;
    if (index >= 0 && index !== active) point(index);
  });
  // The field keeps the focus, so that arrows go on from a line that was touched.
  list.addEventListener('pointerdown', (event) => event.preventDefault());

  return {
    point,
    replace(sections) {
      point(-1);
      lines = [];
      list.replaceChildren(...sections.map((section, at) => sectionElement(section, at, lines)));
    },
  };
}
