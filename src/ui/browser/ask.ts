import type * as z from 'zod/mini';
import { browserPath, type GatewayAnswerOf, type InputOf } from '#contract/call.ts';
import type { CallAddress, CallAt } from '#contract/calls.ts';
import { ApiError, type ErrorCode, errorStatus } from '#contract/api-error.ts';
import { fillPath, toQueryString } from '#kit/href/paths.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';

const FAILED = 'Failed to fetch data. Please try again.';

interface Options<A extends CallAddress> {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Sent even if the page is being left. */
  keepalive?: boolean;
  /** After a 401 the visitor stays on the page, and the caller handles it. */
  staysSignedOut?: boolean;
  /**
   * Checks the answer against the contract here as well; it may be loaded while the call is on its way. Without it only the
   * gateway has checked.
   */
  schema?: z.ZodMiniType<GatewayAnswerOf<CallAt<A>>> | Promise<z.ZodMiniType<GatewayAnswerOf<CallAt<A>>>>;
}

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Asks the browser's API, by the address of a call in the contract: `ask('PATCH /screens/:id', { params, body })`. Rejects
 * with ApiError when the API refuses or its answer does not match `schema`, and with another error when no answer
 * came in ten seconds, or the call was cancelled. If the session has ended, it goes to the sign-in page.
 */
export async function ask<A extends CallAddress>(
  address: A,
  input: InputOf<CallAt<A>>,
  { signal, keepalive = false, staysSignedOut = false, schema }: Options<A> = {},
): Promise<GatewayAnswerOf<CallAt<A>>> {
  const [method, path = ''] = address.split(' ');
  const { params, query, body } = input as AnyInput;
  const [response, checked] = await Promise.all([
    fetchInTime(browserPath(fillPath(path, params)) + toQueryString(query), {
      ...(method && { method }),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      keepalive,
      ...(signal && { signal }),
    }),
    schema,
  ]);
  if (response.status !== 200) {
    const failure = await errorOf(response);
    // Last, so that the caller can keep the pending intent before the page is left. The calls for signing in
    // answer 401 to a wrong password.
    if (response.status === 401 && !staysSignedOut && !path.startsWith('/auth/')) leaveToSignIn();
    throw failure;
  }
  const answer: unknown = await response.json();
  if (!checked) return answer as GatewayAnswerOf<CallAt<A>>;
  const { success, data } = checked.safeParse(answer);
  if (!success) throw new ApiError('bad_gateway', FAILED);
  return data;
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorStatus;

/** The API's error; of an answer without our error envelope only the status is known. */
async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as { error?: Partial<ApiError> } | null;
  const { code, message, fields } = body?.error ?? {};
  if (isErrorCode(code) && message) return new ApiError(code, message, fields);
  const codes = Object.keys(errorStatus).filter(isErrorCode);
  return new ApiError(codes.find((each) => errorStatus[each] === response.status) ?? 'bad_gateway', FAILED);
}
