import { ApiError, ErrorEnvelopeSchema, type ErrorCode } from '#contract/errors.ts';

/** No backend answer is larger; a larger one is refused while it streams in. */
export const ANSWER_LIMIT_BYTES = 5 * 1024 * 1024;

/** A refusal in words of another server, put into the envelope where it has a plain message for a person. */
function foreignRefusal(status: number, body: unknown): BackendAnswer {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  if (status === 401) return unauthenticated;
  const code = foreignCodes[status];
  if (!code || typeof message !== 'string' || message.length > 300) throw nonsense();
  return envelopeOf(new ApiError(code, message));
}

const envelopeOf = (failure: ApiError): BackendAnswer => ({
  status: failure.status,
  text: JSON.stringify(failure.toEnvelope()),
});

const unauthenticated = envelopeOf(new ApiError('unauthenticated', 'Please log in.'));

const foreignCodes: Record<number, ErrorCode> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'bad_request',
  429: 'too_many_requests',
};

const nonsense = () => new ApiError('bad_gateway', 'Failed to fetch data. Please try again.');

/** What a person may be told of a failure of another server: not in its own words, which may name its inside. */
const foreignFailures: Record<number, ApiError> = {
  503: new ApiError('unavailable', 'The service is not available right now. Please try again.'),
  504: new ApiError('timeout', 'The request took too long. Please try again.'),
};

/**
 * The answer of a backend on another server as a visitor may have it: failures in our words, refusals as they are.
 */
export function withoutForeignWords({ status, text, ...rest }: BackendAnswer): BackendAnswer {
  if (status < 500) return { status, text, ...rest };
  return { ...envelopeOf(foreignFailures[status] ?? nonsense()), ...rest };
}

async function readText(answer: Response, limitBytes: number): Promise<string> {
  if (!answer.body) return '';
  if (Number(answer.headers.get('content-length') ?? 0) > limitBytes) {
    await answer.body.cancel();
    throw nonsense();
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let read = 0;
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    read += chunk.byteLength;
    if (read > limitBytes) throw nonsense();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A backend's answer once it is known to be whole: JSON text, with the status to pass on. */
export interface BackendAnswer {
  status: number;
  text: string;
  /** When a refused call may be tried again, as the backend said it. */
  retryAfter?: string;
}

/**
 * Reads a backend's answer to its end and vouches for it: JSON and whole, a success or an error in the envelope.
 * Redirects, HTML, half a body and foreign error bodies become `bad_gateway`.
 */
export async function readAnswer(answer: Response, limitBytes = ANSWER_LIMIT_BYTES): Promise<BackendAnswer> {
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/.test(answer.headers.get('content-type') ?? '');
  if (answer.status === 401 && !isJson) {
    await answer.body?.cancel();
    return unauthenticated;
  }
  if (!isJson || (answer.status >= 300 && answer.status < 400)) {
    await answer.body?.cancel();
    throw nonsense();
  }
  let text: string;
  let body: unknown;
  try {
    text = await readText(answer, limitBytes);
    body = JSON.parse(text);
  } catch (error) {
    // Half a body, bytes that are not text, broken JSON; a connection that fell is for the caller to name.
    if (error instanceof SyntaxError || (error instanceof TypeError && 'code' in error)) throw nonsense();
    throw error;
  }
  if (answer.status >= 400) {
    // Anew, so that nothing stands in it but what belongs there.
    const envelope = ErrorEnvelopeSchema.safeParse(body);
    if (!envelope.success) return foreignRefusal(answer.status, body);
    text = JSON.stringify(envelope.data);
  }
  const retryAfter = answer.headers.get('retry-after');
  return {
    status: answer.status,
    text,
    ...(retryAfter !== null && /^\d{1,6}$/.test(retryAfter) && { retryAfter }),
  };
}
