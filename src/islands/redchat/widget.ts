import { frameAddress } from '#kit/chat-frame.ts';
import { linkFrame } from './frame-link.ts';
import { chatToken } from './token.ts';

const CLOSE =
  '<svg class="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

function makeDialog(widget: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'RedChat');
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'icon-button close',
    innerHTML: CLOSE,
  });
  close.setAttribute('aria-label', 'Close RedChat');
  close.addEventListener('click', () => dialog.close());
  const frame = Object.assign(document.createElement('iframe'), { title: 'RedChat' });
  dialog.append(close, frame);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dialog.close();
  };
  dialog.addEventListener('keydown', closeByKey);
  dialog.addEventListener('close', () => widget.querySelector('a')?.focus());
  widget.prepend(dialog);
  const { app = '', token, symbol = '' } = widget.dataset;
  const isOurs = app.startsWith('/');
  // Of a frame of ours the keys are heard too, in each page that it shows.
  if (isOurs)
    frame.addEventListener('load', () => frame.contentWindow?.addEventListener('keydown', closeByKey));
  else
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    );
  let thread = '';
  linkFrame(frame, frameAddress(app, { stock: symbol }) + (isOurs ? `${symbol ? '&' : '?'}small=1` : ''), {
    greeting: () => [
      { type: 'navigate', stock: symbol, name: '' },
      ...(thread ? [{ type: 'thread_id', thread_id: thread } as const] : []),
    ],
    token: () => chatToken(token),
    onThread: (id) => (thread = id),
  });
  return dialog;
}

/** Opens the chat over the page, or closes it; what was asked in it stays for as long as the page does. */
export function toggleChat(widget: HTMLElement): void {
  const dialog = widget.querySelector('dialog') ?? makeDialog(widget);
  if (dialog.open) return dialog.close();
  // Not modal: one reads on beside it.
  dialog.show();
  dialog.querySelector('button')?.focus();
}
