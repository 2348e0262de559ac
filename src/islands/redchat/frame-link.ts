import { readFromFrame, type ToFrame } from '#kit/chat-frame.ts';

/** A frame that is spoken with. */
export interface FrameLink {
  /** Shows another address in it; it will say again that it is ready. */
  open(address: string): void;
  send(message: ToFrame): void;
  close(): void;
}

export interface FrameLinkOptions {
  /** What to tell a frame that says it is ready, beside who asks. */
  greeting(): readonly ToFrame[];
  /** The token of who asks; null for a guest. */
  token(): Promise<string | null>;
  onReady?(): void;
  onThread?(id: string): void;
}

/**
 * The page's side of the protocol with a chat app. Only what the frame itself sends from the app's own origin is heard, and
 * nothing is sent to any other origin, whatever the frame has been led to meanwhile.
 */
export function linkFrame(frame: HTMLIFrameElement, address: string, options: FrameLinkOptions): FrameLink {
  const { origin } = new URL(address, location.href);
  const send = (message: ToFrame) => frame.contentWindow?.postMessage(message, origin);

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = readFromFrame(event.data);
    if (message?.type === 'thread_id') options.onThread?.(message.thread_id);
    if (message?.type !== 'iframe-ready') return;
    for (const greeting of options.greeting()) send(greeting);
    options.onReady?.();
    void options.token().then((token) => {
      if (token !== null) send({ type: 'token', token });
    });
  };
  addEventListener('message', onMessage);
  // Only now: what it says first is heard.
  frame.src = address;
  return {
    open: (next) => {
      frame.src = next;
    },
    send,
    close: () => removeEventListener('message', onMessage),
  };
}
