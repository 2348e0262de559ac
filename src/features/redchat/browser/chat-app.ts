import type { ChatMessage } from '#contract/chat.ts';
import { isApiError } from '#contract/api-error.ts';
import { frameAddress } from '#kit/chat-frame.ts';
import { callHref } from '#kit/href/call-href.ts';
import { ask as call } from '#ui/browser/ask.ts';
import { stateWords } from '../words.ts';
import {
  addExchange,
  addPart,
  addWords,
  type Exchange,
  exchangeOf,
  finish,
  plainText,
  setActions,
  setEmpty,
  setNote,
  show,
} from './exchange.ts';
import { DRAFT } from './draft.ts';
import { speakToPage } from './frame-side.ts';

const FAILED = 'The question could not be sent. Please try again.';
const NOT_STOPPED = 'The answer could not be stopped. Please try again.';
const NOT_KEPT = 'That could not be kept. Please try again.';
const LOST = 'The connection is lost. It is tried again.';
const NOT_FOLLOWED = 'The answer did not arrive. Reload the page to look for it.';
/** After how long a line that the server refused is tried again: it may just have been started anew. */
const AGAIN_MS = [1_000, 2_000, 4_000];

const find = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const chat = find('.chat');
const thread = find('.chat-thread');
const composer = find<HTMLFormElement>('.chat-composer');
const field = find<HTMLTextAreaElement>('#chat-question');
const button = find<HTMLButtonElement>('.chat-composer button');
const alert = find('.chat-alert');
const said = find('[data-said]');

let running:
  | { exchange: Exchange; events: EventSource | undefined; id: string | undefined; isToStop?: boolean }
  | undefined;

const isNearEnd = () => innerHeight + scrollY > document.documentElement.scrollHeight - 120;
const toEnd = () => scrollTo({ top: document.documentElement.scrollHeight });
/** The end of an answer, or its question where both do not fit: an answer is read from its beginning. */
const toExchange = ({ element }: Exchange) => {
  const question =
    scrollY + element.getBoundingClientRect().top - parseFloat(getComputedStyle(element).scrollMarginTop);
  scrollTo({ top: Math.min(question, document.documentElement.scrollHeight - innerHeight) });
};
/** Who has scrolled up reads on; who is at the end sees what comes. */
function following(exchange: Exchange, change: () => void): void {
  const follows = isNearEnd();
  change();
  if (follows) toExchange(exchange);
}

function setRunning(next: typeof running): void {
  running = next;
  // An empty question is no question, and no hindrance to stopping.
  field.required = !next;
  button.setAttribute('aria-label', next ? 'Stop' : 'Send');
  composer.querySelector('[name=intent]')?.setAttribute('value', next ? 'stop' : 'ask');
}

/** Where what was pressed to ask goes away, the button that stops has the focus: no keyboard of a phone comes up for it. */
function keepFocus(pressed: Element | null): void {
  if (!pressed?.checkVisibility()) button.focus();
}

function refuse(message: string, signIn = false): void {
  const [text, link] = alert.children as unknown as [HTMLElement, HTMLAnchorElement];
  text.textContent = message;
  link.hidden = !signIn;
  if (signIn) {
    const { thread: open, symbol = '' } = chat.dataset;
    const next = `/redchat?${open ? `thread=${open}` : `symbol=${encodeURIComponent(symbol)}`}`;
    link.href = `/login?next=${encodeURIComponent(next)}`;
  }
  alert.hidden = message === '';
}

/** What an event of the stream says; what cannot be read is as if it had not come. */
const dataOf = (event: MessageEvent<string>) => JSON.parse(event.data) as Record<string, unknown>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What of an answer is said: its sentences without the marks of sources; tables and charts say themselves when they are reached. */
const sentencesOf = ({ body }: Exchange): string[] =>
  [...body.querySelectorAll('.chat-text')].map((part) => {
    const plain = part.cloneNode(true) as Element;
    for (const mark of plain.querySelectorAll('.chat-note')) mark.remove();
    return plain.textContent.replace(/\s+/g, ' ').trim();
  });

/** A broken line is taken up again by itself, one that was refused some times; either is said, and the end of it too. */
function watchLine(events: EventSource, exchange: Exchange, id: string, refused: number): void {
  events.addEventListener('open', () => setNote(exchange, null));
  events.addEventListener('error', () => {
    setNote(exchange, LOST);
    if (events.readyState !== EventSource.CLOSED) return;
    const wait = AGAIN_MS[refused];
    if (wait !== undefined)
      return void setTimeout(() => running?.id === id && listen(exchange, id, refused + 1), wait);
    finish(exchange, { state: 'failed', note: NOT_FOLLOWED, followUps: [] });
    said.textContent = NOT_FOLLOWED;
    setRunning(undefined);
  });
}

/** Follows an answer from what is there to its end. */
function listen(exchange: Exchange, id: string, refused = 0): void {
  const events = new EventSource(
    callHref('GET /chat/messages/:messageId/events', { params: { messageId: id } }),
  );
  exchange.element.dataset.message = id;
  setRunning({ exchange, events, id });
  watchLine(events, exchange, id, refused);
  const on = (name: string, act: (data: Record<string, unknown>) => void) =>
    events.addEventListener(name, (event: MessageEvent<string>) =>
      following(exchange, () => act(dataOf(event))),
    );
  on('so-far', ({ html }) => show(exchange, textOf(html)));
  on('understood', ({ html }) => addPart(exchange, textOf(html)));
  on('words', ({ words }) => addWords(exchange, textOf(words)));
  on('part', ({ html }) => addPart(exchange, textOf(html)));
  on('answer', ({ html, state, followUps }) => {
    events.close();
    show(exchange, textOf(html));
    const next = Array.isArray(followUps) ? followUps.map(textOf) : [];
    const end = textOf(state) as ChatMessage['state'];
    finish(exchange, { state: end, note: stateWords(end), followUps: next });
    // Once, and whole: who is read to hears no answer in pieces.
    said.textContent = [...sentencesOf(exchange), stateWords(end)].filter(Boolean).join(' ');
    setRunning(undefined);
  });
}

async function send(question: string): Promise<void> {
  if (running || question.trim() === '') return;
  refuse('');
  const pressed = document.activeElement;
  const exchange = addExchange(thread, question.trim());
  const mine = { exchange, events: undefined, id: undefined, isToStop: false };
  setRunning(mine);
  keepFocus(pressed);
  field.value = '';
  sessionStorage.removeItem(DRAFT);
  toEnd();
  const { thread: thread_id, symbol } = chat.dataset;
  const about = thread_id ? { thread_id } : symbol ? { symbol } : {};
  try {
    const asked = await call('POST /chat/questions', { body: { question, ...about } });
    if (!thread_id) begin(asked.thread.thread_id);
    fillForms(exchange, asked.message.message_id);
    listen(exchange, asked.message.message_id);
    if (mine.isToStop) await stop();
  } catch (error) {
    setRunning(undefined);
    exchange.element.remove();
    setEmpty(thread, !thread.querySelector('.chat-exchange'));
    field.value = question;
    const refused = isApiError(error) && error.status < 500 ? error : undefined;
    refuse(
      refused?.message ?? FAILED,
      refused?.code === 'too_many_requests' && !/(?:^|; )isVerified=/.test(document.cookie),
    );
  }
}

function fillForms({ element }: Exchange, id: string): void {
  for (const input of element.querySelectorAll<HTMLInputElement>('[name=message]')) input.value = id;
  for (const input of element.querySelectorAll<HTMLInputElement>('[name=thread]'))
    input.value = chat.dataset.thread ?? '';
  const copy = element.querySelector<HTMLElement>('[data-copy]');
  if (copy) copy.hidden = false;
}

/** A conversation has begun: a reload shows it, and the page around lists it. */
function begin(id: string): void {
  chat.dataset.thread = id;
  const { symbol, name } = chat.dataset;
  const small = new URLSearchParams(location.search).get('small') === '1' ? '&small=1' : '';
  history.replaceState(
    null,
    '',
    frameAddress('/redchat/app', { stock: symbol ?? '', name: name ?? '', thread: id }) + small,
  );
  tellPage({ type: 'thread_id', thread_id: id });
}

async function stop(): Promise<void> {
  if (!running) return;
  // Pressed before the server has said which answer it is: kept until then.
  if (!running.id) {
    running.isToStop = true;
    return;
  }
  await call('POST /chat/messages/:messageId/stop', { params: { messageId: running.id } }).catch(() =>
    refuse(NOT_STOPPED),
  );
}

async function regenerate(exchange: Exchange): Promise<void> {
  const id = exchange.element.dataset.message;
  if (running || !id) return;
  refuse('');
  const pressed = document.activeElement;
  try {
    await call('POST /chat/messages/:messageId/answer', { params: { messageId: id } });
  } catch (error) {
    return refuse(isApiError(error) && error.status < 500 ? error.message : FAILED);
  }
  exchange.element.dataset.state = 'running';
  show(exchange, '');
  setActions(exchange, false);
  keepFocus(pressed);
  listen(exchange, id);
}

async function vote(exchange: Exchange, pressed: HTMLButtonElement): Promise<void> {
  const id = exchange.element.dataset.message ?? '';
  const vote =
    pressed.getAttribute('aria-pressed') === 'true' ? null : (pressed.dataset.vote as 'up' | 'down');
  try {
    await call('POST /chat/messages/:messageId/vote', { params: { messageId: id }, body: { vote } });
  } catch {
    return refuse(NOT_KEPT);
  }
  for (const one of exchange.element.querySelectorAll<HTMLElement>('[data-vote]'))
    one.setAttribute('aria-pressed', String(one.dataset.vote === vote));
}

async function copy(exchange: Exchange): Promise<void> {
  await navigator.clipboard.writeText(plainText(exchange));
  said.textContent = 'Copied.';
  const word = exchange.element.querySelector('[data-copy] span');
  if (!word) return;
  word.textContent = 'Copied';
  setTimeout(() => (word.textContent = 'Copy'), 1_200);
}

/** Forms work by themselves; here they are answered in place. */
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  const exchange = form.closest<HTMLElement>('.chat-exchange');
  const intent = form.querySelector<HTMLInputElement>('[name=intent]')?.value;
  if (intent === 'unshare') return;
  event.preventDefault();
  if (form === composer) void (running ? stop() : send(field.value));
  else if (form.classList.contains('chat-next')) void send(submitter?.value ?? '');
  else if (exchange && intent === 'regenerate') void regenerate(exchangeOf(exchange));
  else if (exchange && submitter) void vote(exchangeOf(exchange), submitter);
});
document.addEventListener('click', (event) => {
  const pressed = (event.target as Element).closest('[data-copy]');
  const exchange = pressed?.closest<HTMLElement>('.chat-exchange');
  if (exchange) void copy(exchangeOf(exchange));
});
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !running) return;
  // Else it closes what the chat stands in.
  event.preventDefault();
  void stop();
});
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  if (!running) composer.requestSubmit();
});
field.addEventListener('input', () => sessionStorage.setItem(DRAFT, field.value));

/** What the page around wants shown: another stock, another conversation. Of two at once the last one counts. */
let wanted: string | undefined;
function go(address: string): void {
  if (wanted === undefined) setTimeout(() => location.replace(wanted ?? address));
  wanted = address;
}
const tellPage = speakToPage((message) => {
  const { symbol = '', name = '', thread: open } = chat.dataset;
  // Our own app is known by its cookies, and needs no token.
  if (message.type === 'navigate' && message.stock !== symbol)
    go(frameAddress('/redchat/app', { stock: message.stock, name: message.name }));
  if (message.type === 'thread_id' && message.thread_id !== open)
    go(frameAddress('/redchat/app', { stock: symbol, name, thread: message.thread_id }));
});

for (const shown of document.querySelectorAll<HTMLElement>('.chat-exchange [data-copy]'))
  shown.hidden = false;
const last = thread.querySelector<HTMLElement>('#last');
if (last?.dataset.state === 'running' && last.dataset.message) listen(exchangeOf(last), last.dataset.message);
if (last) toExchange(exchangeOf(last));

const asked = new URLSearchParams(location.search).get('ask') === '1';
// Enter that came before this script made a new line of what was to be asked.
const isEntered = document.activeElement === field && field.value.endsWith('\n');
if (isEntered || (asked && field.value && !last)) void send(field.value);
else if (field.value === '') field.value = sessionStorage.getItem(DRAFT) ?? '';
tellPage({ type: 'iframe-ready' });
