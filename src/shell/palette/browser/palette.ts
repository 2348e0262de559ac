import { SEARCH_QUERY_MAX } from '#contract/bounds.ts';
import type { Viewer } from '#kit/drawer-places.ts';
import { SEARCH_PATH } from '#kit/search-path.ts';
import { isStandalone } from '#ui/browser/standalone.ts';
import styleUrl from './palette.css?url';
import { fetchGroups } from './fetch-groups.ts';
import { forgetTickers, recentTickers } from './recent-tickers.ts';
import { createSearcher, type SearchState } from './searcher.ts';
import {
  everyResultHref,
  type PaletteOption,
  type PaletteSection,
  sectionsOf,
  statusOf,
  stepOf,
} from './sections.ts';

const LIST_ID = 'palette-results';
const optionId = (index: number) => `palette-option-${index}`;

let opening: Promise<() => void> | undefined;

/** Opens the palette; its style arrives before it is shown. */
export async function openPalette(): Promise<void> {
  const open = await (opening ??= loadStyle().then(createPalette));
  open();
}

/** Without its style it works all the same. */
const loadStyle = (): Promise<void> =>
  new Promise((resolve) => {
    const link = element('link', { rel: 'stylesheet', href: styleUrl });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/**
 * The palette in its dialog: a combobox by the pattern of ARIA 1.2 whose list shows what was found while one types.
 * Answers what opens it. Nothing is ever set as HTML.
 */
function createPalette(): () => void {
  const input = element('input', {
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
  const foot = element('div', { class: 'palette-foot' }, [hints, forget]);
  const dialog = element('dialog', { class: 'palette floating', 'aria-label': 'Search' }, [
    form,
    element('div', { class: 'palette-scroll' }, [message, bars, list]),
    foot,
    status,
  ]);
  document.body.append(dialog);

  let options: HTMLAnchorElement[] = [];
  let active = -1;

  const choose = (index: number) => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const chosen = options[index];
    if (!chosen) return input.removeAttribute('aria-activedescendant');
    chosen.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  };

  const show = (state: SearchState) => {
    status.textContent = statusOf(state);
    const pending = state.kind === 'pending';
    const isFirst = pending && list.dataset['kind'] !== 'found';
    bars.hidden = !isFirst;
    list.classList.toggle('reloading', pending && !isFirst);
    message.textContent =
      state.kind === 'failed' || (state.kind === 'found' && state.groups.length === 0) ? statusOf(state) : '';
    choose(-1);
    // What was found for a beginning of the text stays until there is better.
    if (pending && !isFirst) return;
    list.dataset['kind'] = state.kind;
    const recent = recentTickers();
    forget.hidden = state.kind !== 'idle' || recent.length === 0;
    const sections = sectionsOf(state, { recent, viewer: viewer(), standalone: isStandalone() });
    options = [];
    list.replaceChildren(...sections.map((section, at) => sectionElement(section, at, options)));
    if (state.kind === 'found') choose(0);
  };

  const searcher = createSearcher(fetchGroups, show);

  input.addEventListener('input', () => searcher.type(input.value));
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      // A field that is gone would hold the focus, and with it the keys, until the next frame.
      input.blur();
      dialog.close();
      return;
    }
    const chosen = options[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) window.open(chosen.href, '_blank', 'noopener');
      else chosen.click();
    }
    const step = event.ctrlKey || event.metaKey ? undefined : stepOf(event.key, active, options.length);
    if (step === undefined) return;
    event.preventDefault();
    choose(step);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) location.assign(everyResultHref(text));
  });
  list.addEventListener('pointermove', ({ target }) => {
    const over = target instanceof Element ? target.closest('a') : null;
    const index = over ? options.indexOf(over) : -1;
    if (index >= 0 && index !== active) choose(index);
  });
  // The field keeps the focus, so that arrows go on from a line that was touched.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target, ctrlKey, metaKey }) => {
    if (target instanceof Element && target.closest('a') && !ctrlKey && !metaKey) dialog.close();
  });
  forget.addEventListener('click', () => {
    forgetTickers();
    show({ kind: 'idle' });
    input.focus();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => searcher.stop());
  // A page that is shown again on the way back shows itself.
  window.addEventListener('pagehide', () => dialog.close());

  return () => {
    if (dialog.open) return;
    input.value = '';
    show({ kind: 'idle' });
    dialog.showModal();
    input.focus();
  };
}

/** One group of the list; its lines are appended to `options`. */
function sectionElement(
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
  { href, ticker, title, detail, sample }: PaletteOption,
  index: number,
): HTMLAnchorElement {
  const marked = title.map(({ text, marked }) => (marked ? element('mark', {}, [text]) : text));
  return element(
    'a',
    { id: optionId(index), role: 'option', href, tabindex: '-1', 'aria-selected': 'false' },
    [
      ...(ticker ? [element('span', { class: 'palette-ticker' }, [ticker]), ' '] : []),
      element('span', { class: 'palette-title' }, marked),
      ...(detail ? [' ', element('span', { class: 'palette-detail' }, [detail])] : []),
      ...(sample ? [' ', element('span', { class: 'note-label' }, ['Sample'])] : []),
    ],
  );
}

function viewer(): Viewer {
  const { session } = document.documentElement.dataset;
  return session === 'member' || session === 'staff' ? session : 'guest';
}

/** An element with its attributes and children; text stays text. */
function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
