import { SEARCH_QUERY_MAX } from '#contract/bounds.ts';
import { SEARCH_PATH } from '#kit/href/search-path.ts';
import type { PaletteOption, PaletteQuote, PaletteSection } from './sections.ts';

const LIST_ID = 'palette-results';

/** An element with its attributes and children; text stays text, and nothing is ever set as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The dialog of the palette without anything found, and the parts of it that change or are used. */
export function createFrame() {
  const input = createField();
  const close = element('button', { type: 'button', class: 'palette-close' }, ['Close']);
  const form = element('form', { class: 'palette-field', role: 'search', action: SEARCH_PATH }, [
    input,
    close,
  ]);
  const list = element('div', { id: LIST_ID, role: 'listbox', 'aria-label': 'Results' });
  const message = element('p', { class: 'palette-message' });
  const bars = element('div', { class: 'palette-bars', hidden: '' }, [
    element('span', { class: 'skeleton skeleton-long' }),
    element('span', { class: 'skeleton' }),
    element('span', { class: 'skeleton skeleton-long' }),
  ]);
  const forget = element('button', { type: 'button', class: 'palette-forget' }, ['Clear recently visited']);
  const hints = element('p', { class: 'palette-hints', 'aria-hidden': 'true' }, [
    'Arrows to choose, Enter to open, Ctrl or Cmd and Enter in a new tab',
  ]);
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  const dialog = element('dialog', { class: 'palette floating', 'aria-label': 'Search' }, [
    form,
    element('div', { class: 'palette-scroll' }, [message, bars, list]),
    element('div', { class: 'palette-foot' }, [hints, forget]),
    status,
  ]);
  return { dialog, form, input, close, message, bars, list, forget, status };
}

const createField = (): HTMLInputElement =>
  element('input', {
    type: 'text',
    name: 'q',
    role: 'combobox',
    'aria-label': 'Search the site',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    'aria-expanded': 'true',
    placeholder: 'Companies, news, events, videos',
    maxlength: String(SEARCH_QUERY_MAX),
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });

/** One group of the list; its lines are appended to `all`. */
export function sectionElement(
  { title, options }: PaletteSection,
  at: number,
  all: HTMLAnchorElement[],
): HTMLElement {
  const headingId = `palette-group-${at}`;
  const lines = options.map((option) => {
    const line = optionElement(option, all.length);
    all.push(line);
    return line;
  });
  if (!title) return element('div', { class: 'palette-group', role: 'presentation' }, lines);
  const heading = element('div', { class: 'palette-heading', id: headingId, role: 'presentation' }, [title]);
  return element('div', { class: 'palette-group', role: 'group', 'aria-labelledby': headingId }, [
    heading,
    ...lines,
  ]);
}

function optionElement(
  { href, ticker, title, detail, quote, sample }: PaletteOption,
  index: number,
): HTMLAnchorElement {
  const marked = title.map(({ text, marked }) => (marked ? element('mark', {}, [text]) : text));
  return element(
    'a',
    { id: `palette-option-${index}`, role: 'option', href, tabindex: '-1', 'aria-selected': 'false' },
    [
      ...(ticker ? [element('span', { class: 'palette-ticker' }, [ticker]), ' '] : []),
      element('span', { class: 'palette-title' }, marked),
      ...(detail ? [' ', element('span', { class: 'palette-detail' }, [detail])] : []),
      ...(sample ? [' ', element('span', { class: 'note-label' }, ['Sample'])] : []),
      ...(quote ? [' ', quoteElement(quote)] : []),
    ],
  );
}

const directionWords = { up: 'up ', down: 'down ', flat: 'unchanged ' };

function quoteElement({ price, change, direction, marketCap, close }: PaletteQuote): HTMLElement {
  const hidden = (text: string) => element('span', { class: 'visually-hidden' }, [text]);
  const moved = direction
    ? element('span', { class: 'change', 'data-direction': direction }, [
        hidden(directionWords[direction]),
        change,
      ])
    : element('span', {}, [change]);
  const cap = element('span', { class: 'palette-cap' }, [hidden('market cap '), marketCap]);
  return element('span', { class: 'palette-quote', ...(close && { title: close }) }, [
    element('span', {}, [price]),
    ' ',
    moved,
    ' ',
    cap,
  ]);
}
