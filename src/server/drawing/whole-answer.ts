const WHOLE = Symbol('the page of an answer');

/** An answer whose bytes are at hand. */
interface WholeAnswer extends Response {
  [WHOLE]?: Uint8Array;
}

/**
 * An answer with a page that is there whole. Its bytes are handed on as they are: a body that is streamed is copied first, read piece by
 * piece, and each piece is waited for. Who asks for the body all the same is given one.
 */
export function wholeAnswer(bytes: Uint8Array, init: ResponseInit): Response {
  const answer: WholeAnswer = new Response(null, init);
  let body: ReadableStream | null | undefined;
  answer[WHOLE] = bytes;
  Object.defineProperty(answer, 'body', {
    configurable: true,
    get: () => (body ??= new Response(bytes as Uint8Array<ArrayBuffer>).body),
  });
  return answer;
}

/** The bytes of an answer that has them at hand. */
export const wholeOf = (answer: WholeAnswer): Uint8Array | undefined => answer[WHOLE];
