import { GO_TO, IN_PLACE, REPOST_TO } from '#kit/form/in-place.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { focusFirstFault } from './focus-fault.ts';

/** What became of a form: the page is left, the faults are shown, or nothing answered. */
export type Sent = 'left' | 'faulty' | 'failed';

/** Where the browser goes, and how it posts; replaced in tests. */
export interface Leaving {
  go(address: string): void;
  post(form: HTMLFormElement, address: string): void;
}

const leaving: Leaving = {
  go: (address) => location.assign(address),
  post(form, address) {
    form.action = address;
    form.submit();
  },
};

const passwordsOf = (root: ParentNode): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('input[type="password"]'),
];

/** What an earlier answer left to say above the forms is over with the next. */
const clearNotice = (host: HTMLElement): void =>
  host.parentElement?.querySelector(':scope > .notice')?.remove();

/** Puts a sentence above the forms of `host`, in the place of the one before. */
export function showAlert(host: HTMLElement, text: string): void {
  clearNotice(host);
  host.querySelector('.form-alert')?.remove();
  const alert = host.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!(alert instanceof HTMLElement)) return;
  alert.querySelector('span')?.append(text);
  host.prepend(alert);
  alert.focus();
}

/**
 * The same form of the page that answered, in its place; passwords without a fault of their own stay typed. Of a form
 * beside it only the sentence is shown: what is typed has nothing to do with it.
 */
function showAnswer(host: HTMLElement, form: HTMLFormElement, html: string): boolean {
  const answer = new DOMParser().parseFromString(html, 'text/html');
  if (form.parentElement !== host) {
    const text = answer.querySelector('.form-alert, .error-line')?.textContent.trim();
    if (text) showAlert(host, text);
    return text !== undefined;
  }
  const at = [...document.querySelectorAll(host.localName)].indexOf(host);
  // Another page of ours may answer: its form is the first.
  const fresh = answer.querySelectorAll(host.localName)[at] ?? answer.querySelector(host.localName);
  if (!fresh) return false;
  const typed = new Map(passwordsOf(host).map(({ name, value }) => [name, value]));
  clearNotice(host);
  host.replaceChildren(...fresh.childNodes);
  for (const field of passwordsOf(host)) {
    if (field.getAttribute('aria-invalid') === 'true') continue;
    field.value = typed.get(field.name) ?? '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  focusFirstFault(host);
  return true;
}

/**
 * Sends the form of `host` without leaving the page. An answer that leads elsewhere is followed; one that shows the form
 * again takes its place. Where nothing answers in ten seconds, the page stays as it is, with what was typed.
 */
export async function sendForm(
  host: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { go, post }: Leaving = leaving,
): Promise<Sent> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') body.append(name, value);
  try {
    const answer = await fetchInTime(form.getAttribute('action') ?? location.href, {
      method: 'POST',
      body,
      headers: { [IN_PLACE]: '1' },
    });
    const to = answer.headers.get(GO_TO);
    const on = answer.headers.get(REPOST_TO);
    if (to !== null) go(to);
    else if (on !== null) post(form, on);
    else return showAnswer(host, form, await answer.text()) ? 'faulty' : 'failed';
    return 'left';
  } catch {
    return 'failed';
  }
}
