import type { Viewer } from '#kit/site/drawer-places.ts';
import { isStandalone } from '#ui/browser/standalone.ts';
import styleUrl from './palette.css?url';
import { createFrame, element } from './elements.ts';
import { fetchGroups } from './fetch-groups.ts';
import { createOptions, type Options } from './options.ts';
import { forgetTickers, recentTickers } from './recent-tickers.ts';
import { createSearcher, type SearchState } from './searcher.ts';
import { everyResultHref, sectionsOf, statusOf } from './sections.ts';

type Frame = ReturnType<typeof createFrame>;

let opening: Promise<(typed: string) => void> | undefined;

/** Opens the palette, with what was typed meanwhile; its style arrives before it is shown. */
export async function openPalette(takeKeys: () => string): Promise<void> {
  const open = await (opening ??= loadStyle().then(createPalette));
  open(takeKeys());
}

/** Without its style it works all the same. */
const loadStyle = (): Promise<void> =>
  new Promise((resolve) => {
    const link = element('link', { rel: 'stylesheet', href: styleUrl });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/** The palette in its dialog, whose list shows what was found while one types. Answers what opens it with a text. */
function createPalette(): (typed: string) => void {
  const frame = createFrame();
  const { dialog, form, input, close, list, forget } = frame;
  document.body.append(dialog);

  const options = createOptions(input, list, () => {
    // A field that is gone would hold the focus, and with it the keys, until the next frame.
    input.blur();
    dialog.close();
  });
  const show = (state: SearchState) => showState(frame, options, state);
  const searcher = createSearcher(fetchGroups, show);

  input.addEventListener('input', () => searcher.type(input.value));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value.trim();
    // The search itself leads on to a company whose ticker this is.
    if (text) location.assign(`${everyResultHref(text)}&go=1`);
  });
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

  return (typed) => {
    if (dialog.open) return;
    const [text = '', ...afterEnter] = typed.split('\n');
    input.value = text;
    show({ kind: 'idle' });
    dialog.showModal();
    input.focus();
    if (text) searcher.type(text);
    if (afterEnter.length > 0) form.requestSubmit();
  };
}

function showState(
  { bars, list, message, forget, status }: Frame,
  options: Options,
  state: SearchState,
): void {
  const saying = statusOf(state);
  status.textContent = saying;
  const pending = state.kind === 'pending';
  const isFirst = pending && list.dataset['kind'] !== 'found';
  bars.hidden = !isFirst;
  list.classList.toggle('reloading', pending && !isFirst);
  message.textContent =
    state.kind === 'failed' || (state.kind === 'found' && state.groups.length === 0) ? saying : '';
  // What was found for a beginning of the text stays until there is better.
  if (pending && !isFirst) return options.point(-1);
  list.dataset['kind'] = state.kind;
  const recent = recentTickers();
  forget.hidden = state.kind !== 'idle' || recent.length === 0;
  options.replace(sectionsOf(state, { recent, viewer: viewer(), standalone: isStandalone() }));
  if (state.kind === 'found') options.point(0);
}

function viewer(): Viewer {
  const { session } = document.documentElement.dataset;
  return session === 'member' || session === 'staff' ? session : 'guest';
}
