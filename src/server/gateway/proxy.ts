import type { Call } from '#contract/call.ts';
import { ApiError, isApiError } from '#contract/errors.ts';
import { fillPath, toQueryString } from '#kit/href/paths.ts';
import { type Backend, BACKEND_ORIGIN } from '../backends/backend.ts';
import type { Breaker } from './breaker.ts';
import { REQUEST_MS, withDeadline } from './deadline.ts';
import { type BackendAnswer, readAnswer } from './read-answer.ts';
import type { CallInput } from './read-input.ts';
import { openStream, type StreamedAnswer } from './stream-answer.ts';

export interface Forward {
  call: Call;
  input: CallInput;
  token: string | null;
  requestId: string;
  clientAddress: string;
  userAgent: string;
  /** The key by which the chat knows a guest's browser; no other backend is told. */
  chatGuest?: string | null | undefined;
  /** The last event of a stream that broke off. */
  lastEventId?: string | undefined;
  /** By when the answer must be there, on the clock of `performance.now`. */
  answerBy?: number | undefined;
}

/** All headers that go to a backend. Starts from nothing: no header of the visitor is ever passed on. */
function outgoingHeaders(request: Forward): Headers {
  const { call, input, token, requestId, clientAddress, userAgent, chatGuest } = request;
  const headers = new Headers({ accept: call.stream ?? 'application/json', 'x-request-id': requestId });
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  if (input.files) headers.set('content-type', input.files.type);
  // Limits count by address, consent is kept with one, and sessions are listed by device; nobody else needs to know.
  if (call.backend === 'auth' || call.personal) headers.set('x-client-address', clientAddress);
  if (call.backend === 'auth') headers.set('user-agent', userAgent);
  if (call.backend === 'chat' && call.personal && chatGuest) headers.set('x-chat-guest', chatGuest);
  if (call.stream === 'text/event-stream' && /^\d{1,9}$/.test(request.lastEventId ?? ''))
    headers.set('last-event-id', request.lastEventId ?? '');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/**
 * Sends one call to its backend and returns its answer once that is whole and understood, or a stream once it
 * has begun. The breaker judges a backend by a request's full time, not by what earlier calls have left of it: a call that is
 * late for its request goes on unheard.
 * @throws ApiError timeout, unavailable (breaker open, nobody listening), bad_gateway (nonsense)
 */
export async function forward(
  backend: Backend,
  breaker: Breaker,
  request: Forward,
): Promise<BackendAnswer | StreamedAnswer> {
  const { call, input } = request;
  const url = BACKEND_ORIGIN + fillPath(call.path, input.params) + toQueryString(input.query);
  const headers = outgoingHeaders(request);
  // Receiving a form with files may have taken longer than any answer takes.
  const leftMs = input.files ? REQUEST_MS : (request.answerBy ?? Infinity) - performance.now();
  // The limit covers headers and body together; for a stream, up to its first piece.
  const ask = () =>
    withDeadline(REQUEST_MS, async (signal) => {
      const init = { method: call.method, headers, body: input.files?.body ?? input.body ?? null, signal };
      const answer = await backend(new Request(url, init));
      return call.stream ? openStream(answer, call.stream) : readAnswer(answer);
    });
  try {
    return await withDeadline(Math.min(leftMs, REQUEST_MS), () =>
      breaker(ask, call.method === 'GET' && !call.stream),
    );
  } catch (error) {
    if (isApiError(error)) throw error;
    throw new ApiError('unavailable', 'The service is not available right now. Please try again.');
  } finally {
    await input.files?.remove();
  }
}
