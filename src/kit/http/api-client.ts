import {
  browserPath,
  type Call,
  type FilesForm,
  type GatewayAnswerOf,
  type InputOf,
} from '#contract/call.ts';
import { type CallId, type Calls, calls } from '#contract/calls.ts';
import { ApiError, type ErrorCode, ErrorEnvelopeSchema, errorStatus } from '#contract/errors.ts';
import { fillPath, toQueryString } from '../href/paths.ts';

/** A call that answers JSON, not a file. */
export type JsonCallId = { [K in CallId]: Calls[K] extends { stream: string } ? never : K }[CallId];

/** Calls the API by the id of the call: input and answer have the types of the contract. Rejects with ApiError. */
export type Api = <K extends JsonCallId>(
  id: K,
  input?: InputOf<Calls[K]>,
) => Promise<GatewayAnswerOf<Calls[K]>>;

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: FilesForm;
}

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;

async function toError(response: Response): Promise<ApiError> {
  const body = ErrorEnvelopeSchema.safeParse(await response.json().catch(() => null));
  if (!body.success || !isErrorCode(body.data.error.code))
    return new ApiError('bad_gateway', 'Failed to fetch data. Please try again.');
  const { code, message, fields } = body.data.error;
  return new ApiError(code, message, fields);
}

/**
 * The typed client. `send` carries the request (a browser's fetch, or the gateway in this process), `origin` is put
 * before the path. An answer that is not what the contract says rejects as `bad_gateway`.
 */
export function createApi(send: (request: Request) => Promise<Response>, origin: string): Api {
  // The types of one call's input and answer follow from its id; inside, every call is treated alike.
  const ask = async (id: CallId, input: AnyInput = {}): Promise<unknown> => {
    const call: Call = calls[id];
    const { params, query, body, files } = input;
    const url = origin + fillPath(browserPath(call.path), params) + toQueryString(query);
    const init: RequestInit = { method: call.method, headers: { accept: 'application/json' } };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { accept: 'application/json', 'content-type': 'application/json' };
    }
    if (files)
      // A body that is still coming in needs `duplex`, which the types of the DOM do not know.
      Object.assign(init, {
        body: files.body,
        duplex: 'half',
        headers: { accept: 'application/json', 'content-type': files.type },
      });
    const response = await send(new Request(url, init));
    if (!response.ok) throw await toError(response);
    const answer = (call.gatewayAnswer ?? call.answer).safeParse(await response.json());
    if (!answer.success) throw new ApiError('bad_gateway', 'Failed to fetch data. Please try again.');
    return answer.data;
  };
  return ask as Api;
}
