import type { Typed } from './autosave.ts';

const PAUSE_MS = 600;

/**
 * Shows in the frame of the preview what is typed, as the server draws it for the public. What the page is made of is exchanged in its place, so
 * that it neither flickers nor scrolls; where the policy of the page is another, for a colour or a frame has changed, the frame is
 * loaded anew.
 */
export class LivePreview {
  readonly #action: string;
  readonly #frame: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  #policy: string | null = null;

  constructor(action: string, frame: string) {
    this.#action = action;
    this.#frame = frame;
  }

  update(typed: Typed): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#show(typed).catch(() => undefined), PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  async #show(typed: Typed): Promise<void> {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${this.#frame}"]`);
    if (!frame) return;
    this.#asking?.abort();
    this.#asking = new AbortController();
    const body = new URLSearchParams(typed);
    const answer = await fetch(this.#action, { method: 'POST', body, signal: this.#asking.signal });
    if (!answer.ok) return;
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy');
    const shown = frame.contentDocument?.querySelector('main');
    // A mail has no such part, and styles in its elements, which the policy of this page refuses wherever they are parsed.
    if (policy !== this.#policy || !shown || !/<main\b/.test(html)) this.#load(frame, body);
    else {
      const plain = html.replace(/<style\b[\s\S]*?<\/style>/g, '');
      const fresh = new DOMParser().parseFromString(plain, 'text/html').querySelector('main');
      if (fresh) shown.replaceChildren(...fresh.childNodes);
    }
    this.#policy = policy;
  }

  /** A frame of its own begins no history, and so the way back of the page stays what it was. */
  #load(frame: HTMLIFrameElement, body: URLSearchParams): void {
    const next = frame.cloneNode() as HTMLIFrameElement;
    next.removeAttribute('src');
    next.removeAttribute('loading');
    frame.replaceWith(next);
    const form = document.createElement('form');
    form.method = 'post';
    form.action = this.#action;
    form.target = this.#frame;
    form.hidden = true;
    for (const [name, value] of body) {
      const field = document.createElement('textarea');
      Object.assign(field, { name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
    form.remove();
  }
}
