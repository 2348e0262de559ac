import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A whole answer, before anything of it was sent. */
export interface CapturedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Files that are made while they are sent: to hold one back would be to hold all of it. */
const isStream = (headers: OutgoingHttpHeaders): boolean =>
  /^text\/(?:event-stream|csv)\b/.test(String(headers['content-type']));

type Chunk = Uint8Array | string;
type Callback = (error?: Error | null) => void;

const toBuffer = (chunk: Chunk) =>
  typeof chunk === 'string'
    ? Buffer.from(chunk)
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

/** Pages come in one piece, which need not be copied. */
const whole = (chunks: readonly Buffer[]): Buffer =>
  chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);

/**
 * Holds back what a handler writes to `res` and hands it over whole, so that it can be kept and compressed with
 * its length known. Event streams and CSV files are let through untouched, chunk by chunk, unless `holdStreams`.
 */
export function captureAnswer(
  res: ServerResponse,
  deliver: (answer: CapturedAnswer) => void,
  { holdStreams = false } = {},
): void {
  const original = { writeHead: res.writeHead.bind(res), write: res.write.bind(res), end: res.end.bind(res) };
  const chunks: Buffer[] = [];
  let status: number | undefined;
  let headers: OutgoingHttpHeaders = {};
  // Pages that fail keep the reason of success: Node knows the one that belongs to a status.
  const release = () => Object.assign(res, original, { statusMessage: '' });

  const writeHead = (code: number, ...rest: unknown[]) => {
    status = code;
    const given = rest.at(-1);
    if (typeof given === 'object' && given !== null)
      headers = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name.toLowerCase(), value as string | string[]]),
      );
    if (!holdStreams && isStream(headers)) {
      release();
      original.writeHead(code, headers);
    }
    return res;
  };
  const write = (chunk: Chunk, ...rest: unknown[]) => {
    chunks.push(toBuffer(chunk));
    (rest.find((argument) => typeof argument === 'function') as Callback | undefined)?.();
    return true;
  };
  const end = (...args: unknown[]) => {
    const [chunk] = args;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(toBuffer(chunk));
    release();
    // Without writeHead the status is what the handler set on the answer, as for Node itself.
    deliver({
      status: status ?? res.statusCode,
      headers: { ...res.getHeaders(), ...headers },
      body: whole(chunks),
    });
    return res;
  };
  Object.assign(res, { writeHead, write, end });
}
