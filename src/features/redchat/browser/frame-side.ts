import { type FromFrame, readFromPage, type ToFrame } from '#kit/chat-frame.ts';

/**
 * The frame's side of the protocol. Our own app stands in pages of our own alone, and knows who asks by its cookies: the
 * token that it is handed is for apps elsewhere.
 */
export function speakToPage(onMessage: (message: ToFrame) => void): (message: FromFrame) => void {
  const { parent, origin } = window;
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== parent || event.origin !== origin) return;
    const message = readFromPage(event.data);
    if (message) onMessage(message);
  });
  return (message) => {
    if (parent !== window) parent.postMessage(message, origin);
  };
}
