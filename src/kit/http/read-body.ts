import { ApiError } from '#contract/errors.ts';

/**
 * The pieces of a body as they come.
 * @throws ApiError bad_request for a body that breaks off
 */
export async function* chunksOf(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    // Who sent it went away, or took longer than the server waits: nobody's fault here, and nobody hears the answer.
    throw new ApiError('bad_request', 'The body broke off.');
  }
}

/** The pieces of a body of no more than `limitBytes`, whatever the sender said about its length. */
async function* piecesOf(request: Request, limitBytes: number): AsyncGenerator<Uint8Array> {
  // Made when it is needed: an error costs more than to read most bodies.
  const tooLarge = () => new ApiError('too_large', `The body is larger than ${limitBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge();
  if (!request.body) return;
  let read = 0;
  for await (const chunk of chunksOf(request.body)) {
    read += chunk.byteLength;
    if (read > limitBytes) throw tooLarge();
    yield chunk;
  }
}

/**
 * The body of a request as text, of no more than `limitBytes`.
 * @throws ApiError too_large, bad_request for a body that breaks off
 */
export async function readBody(request: Request, limitBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of piecesOf(request, limitBytes)) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/**
 * A posted form with files, of no more than `limitBytes`.
 * @throws ApiError too_large, unsupported_type, bad_request for a body that breaks off or is no such form
 */
export async function readFileForm(request: Request, limitBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new ApiError('unsupported_type', 'This page takes a form with files.');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of piecesOf(request, limitBytes)) pieces.push(piece as Uint8Array<ArrayBuffer>);
  return new Response(new Blob(pieces), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new ApiError('bad_request', 'The form cannot be read.');
  });
}
