import { ApiError } from '#contract/errors.ts';
import { withDeadline } from './deadline.ts';
import { type BackendAnswer, readAnswer } from './read-answer.ts';

/** An answer that is passed on piece by piece; its first piece has come. */
export interface StreamedAnswer {
  status: 200;
  contentType: string;
  /** The name of a file; null where it is none. */
  disposition: string | null;
  body: ReadableStream<Uint8Array>;
}

export interface StreamLimits {
  /** How long the next piece may take. */
  idleMs: number;
  limitBytes: number;
}

const LIMITS: StreamLimits = { idleMs: 30_000, limitBytes: 50 * 1024 * 1024 };
const nonsense = () => new ApiError('bad_gateway', 'Failed to fetch data. Please try again.');

/** A file name that no browser and no shell reads otherwise; everything else of the header is dropped. */
const dispositionOf = (header: string | null): string => {
  const name = /^attachment; filename="([\w][\w.-]{0,99})"$/.exec(header ?? '')?.[1];
  return name ? `attachment; filename="${name}"` : 'attachment';
};

/**
 * Opens a backend's answer of the type `type`. A failure before its first piece is answered as of any other call;
 * one after it breaks the stream off, so that nobody takes half a file for a whole one.
 * @throws ApiError bad_gateway for another type, or a success that is no stream
 */
export async function openStream(
  answer: Response,
  type: string,
  { idleMs, limitBytes }: StreamLimits = LIMITS,
): Promise<BackendAnswer | StreamedAnswer> {
  if (answer.status >= 400) return readAnswer(answer);
  const contentType = `${type}; charset=utf-8`;
  if (
    answer.status !== 200 ||
    !answer.body ||
    answer.headers.get('content-type')?.toLowerCase() !== contentType
  ) {
    await answer.body?.cancel();
    throw nonsense();
  }
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let held: ReadableStreamReadResult<Uint8Array> | undefined = await reader.read();
  let sentBytes = 0;

  const next = async () => {
    const piece = held ?? (await withDeadline(idleMs, () => reader.read()));
    held = undefined;
    sentBytes += piece.value?.byteLength ?? 0;
    if (sentBytes > limitBytes) throw nonsense();
    return piece;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const piece = await next();
          if (piece.done) controller.close();
          else controller.enqueue(piece.value);
        } catch (error) {
          // A backend that hangs may not even take the news; nobody waits for it.
          reader.cancel(error).catch(() => undefined);
          throw error;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return {
    status: 200,
    contentType,
    disposition:
      type === 'text/event-stream' ? null : dispositionOf(answer.headers.get('content-disposition')),
    body,
  };
}
