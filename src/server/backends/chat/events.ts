import { ReadableStream as NodeStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ChatMessage } from '#contract/chat.ts';
import { drawAnswer, drawPart, drawSoFar, drawUnderstood } from '#kit/chat-draw/answer.ts';
import type { SoFar } from '#server/store/chat/messages.ts';
import type { RunEvent, Runs } from './runs.ts';

/** How often a process that does not compose an answer looks how far it is, and how often a quiet stream is heard of. */
const LOOKED_EVERY_MS = 300;
const HEARD_EVERY_MS = 10_000;

/** What sets the footnotes of a message apart from those of others on a page. */
export const scopeOf = (messageId: string): string => `m${messageId}`;

const line = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const HEARTBEAT = ': still here\n\n';

/** The last event: all of an answer, however it ended. */
const endOf = (message: ChatMessage): string => {
  const scope = scopeOf(message.message_id);
  const { answer, state } = message;
  return line('answer', {
    state,
    html: answer ? drawAnswer(answer, scope) : drawSoFar(message, scope),
    followUps: answer?.followUps ?? [],
  });
};

interface Source {
  message: ChatMessage;
  runs: Runs;
  /** The message as it is now; undefined where it is no more. */
  readAgain(): Promise<ChatMessage | undefined>;
}

/** Streams an answer as it is written, from what is there now to its end, whichever process composes it. */
export function streamAnswer(c: Context, source: Source): Response {
  const encoder = new TextEncoder();
  const pieces = async function* () {
    for await (const piece of eventsOf(source)) yield encoder.encode(piece);
  };
  // The browser's types, which Hono goes by, do not know how a stream is made from a generator.
  const body = NodeStream.from(pieces()) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  return c.body(body, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
}

async function* eventsOf(source: Source): AsyncGenerator<string> {
  const { message, runs } = source;
  const heard: RunEvent[] = [];
  let wake = () => {};
  const live =
    message.state === 'running'
      ? runs.listen(message.message_id, (event) => {
          heard.push(event);
          wake();
        })
      : undefined;
  try {
    yield `retry: 1000\n${line('so-far', { html: drawSoFar(live?.soFar ?? message, scopeOf(message.message_id)) })}`;
    if (live) yield* liveEvents(message.message_id, live.soFar, heard, (next) => (wake = next));
    else if (message.state === 'running') yield* lookedUp(source);
    const last = await source.readAgain();
    if (last) yield endOf(last);
  } finally {
    live?.close();
  }
}

async function* liveEvents(
  messageId: string,
  from: SoFar,
  heard: RunEvent[],
  onWake: (wake: () => void) => void,
): AsyncGenerator<string> {
  const scope = scopeOf(messageId);
  let above = from.parts.at(-1);
  for (;;) {
    const event = heard.shift();
    if (!event) {
      const { promise, resolve } = Promise.withResolvers<'heard'>();
      onWake(() => resolve('heard'));
      const timer = new AbortController();
      const quiet = pause(HEARD_EVERY_MS, 'quiet' as const, { signal: timer.signal }).catch(
        () => 'heard' as const,
      );
      const what = await Promise.race([promise, quiet]);
      timer.abort();
      if (what === 'quiet') yield HEARTBEAT;
      continue;
    }
    if (event.kind === 'end') return;
    if (event.kind === 'understood') yield line('understood', { html: drawUnderstood(event.understood) });
    if (event.kind === 'words') yield line('words', { words: event.words });
    if (event.kind === 'part') {
      yield line('part', { html: drawPart(event.part, scope, above) });
      above = event.part;
    }
  }
}

/** Composed by another process: what it has written down is looked up, until it has ended. */
async function* lookedUp({ message, readAgain }: Source): AsyncGenerator<string> {
  let shown = JSON.stringify([message.understood, message.parts, message.words]);
  let sentAt = performance.now();
  for (;;) {
    await pause(LOOKED_EVERY_MS);
    const now = await readAgain();
    if (!now || now.state !== 'running') return;
    const is = JSON.stringify([now.understood, now.parts, now.words]);
    if (is !== shown) yield line('so-far', { html: drawSoFar(now, scopeOf(now.message_id)) });
    else if (performance.now() - sentAt > HEARD_EVERY_MS) yield HEARTBEAT;
    else continue;
    shown = is;
    sentAt = performance.now();
  }
}
