import { ApiError } from '#contract/errors.ts';

async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    // Who sent it went away, or took longer than the server waits: nobody's fault here, and nobody hears the answer.
    throw new ApiError('bad_request', 'The body broke off.');
  }
}

/**
 * The body of a request as text, of no more than `limitBytes`, whatever the sender said about its length.
 * @throws ApiError too_large, bad_request for a body that breaks off
 */
export async function readBody(request: Request, limitBytes: number): Promise<string> {
  const tooLarge = new ApiError('too_large', `The body is larger than ${limitBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge;
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let read = 0;
  let text = '';
  for await (const chunk of chunksOf(request.body)) {
    read += chunk.byteLength;
    if (read > limitBytes) throw tooLarge;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
