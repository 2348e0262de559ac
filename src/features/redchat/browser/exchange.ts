import { safeNodes } from './safe-html.ts';

/** A question with its answer on the page. */
export interface Exchange {
  element: HTMLElement;
  body: HTMLElement;
}

const partOf = <E extends HTMLElement>(element: HTMLElement, selector: string): E => {
  const found = element.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

export const exchangeOf = (element: HTMLElement): Exchange => ({
  element,
  body: partOf(element, '.chat-body'),
});

/** What stands there until something is asked, and again when the first question could not be sent. */
export function setEmpty(thread: HTMLElement, shown: boolean): void {
  const empty = thread.querySelector<HTMLElement>('.chat-empty');
  if (empty) empty.hidden = !shown;
}

/** Puts a question at the end of the thread; actions and follow-ups stand under the last answer only. */
export function addExchange(thread: HTMLElement, question: string): Exchange {
  setEmpty(thread, false);
  for (const old of thread.querySelectorAll('.chat-exchange :is(.chat-actions, .chat-next)')) old.remove();
  thread.querySelector('#last')?.removeAttribute('id');
  const template = partOf<HTMLTemplateElement>(document.body, '#chat-exchange');
  const element = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  element.id = 'last';
  element.dataset.state = 'running';
  partOf(element, '.chat-question').textContent = question;
  const before = thread.querySelector('.chat-shared');
  thread.insertBefore(element, before);
  const exchange = exchangeOf(element);
  setActions(exchange, false);
  return exchange;
}

/** The text of an answer to be taken elsewhere: the numbers of its sources would be read as part of the figures before them. */
export function plainText({ body }: Exchange): string {
  const marks = [...body.querySelectorAll('.chat-note')].map((mark) => [mark, mark.textContent] as const);
  for (const [mark, number] of marks) mark.textContent = `[${number}]`;
  const text = body.innerText;
  for (const [mark, number] of marks) mark.textContent = number;
  return text;
}

/** Shows or hides what can be done with an answer. */
export function setActions({ element }: Exchange, shown: boolean): void {
  for (const part of element.querySelectorAll<HTMLElement>('.chat-actions, .chat-next')) part.hidden = !shown;
}

export const show = ({ body }: Exchange, html: string): void => body.replaceChildren(safeNodes(html));

/** A finished part takes the place of the words before it. */
export function addPart({ body }: Exchange, html: string): void {
  body.querySelector('.chat-words')?.remove();
  body.append(safeNodes(html));
}

export function addWords({ body }: Exchange, words: string): void {
  let last = body.querySelector('.chat-words');
  if (!last) {
    last = Object.assign(document.createElement('p'), { className: 'chat-words' });
    body.append(last);
  }
  last.append(words);
}

/** Says under an answer what is to be said of it. */
export function setNote({ element }: Exchange, note: string | null): void {
  const line = partOf(element, '.chat-note-line');
  line.textContent = note;
  line.hidden = note === null;
}

/** What becomes of an answer that is over. */
export function finish(
  exchange: Exchange,
  { state, note, followUps }: { state: string; note: string | null; followUps: readonly string[] },
): void {
  const { element } = exchange;
  element.dataset.state = state;
  setNote(exchange, note);
  const next = element.querySelector('.chat-next');
  for (const old of next?.querySelectorAll('button') ?? []) old.remove();
  for (const question of followUps)
    next?.append(
      Object.assign(document.createElement('button'), {
        className: 'pill',
        type: 'submit',
        name: 'question',
        value: question,
        textContent: question,
      }),
    );
  setActions(exchange, true);
}
