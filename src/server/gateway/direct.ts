import type { Call } from '#contract/call.ts';
import { type CallId, calls } from '#contract/calls.ts';
import { ApiError, isApiError } from '#contract/errors.ts';
import type { Log } from '#server/runtime/log.ts';
import type { AsGuest, GuestInput } from '../backends/backend.ts';
import type { Breaker } from './breaker.ts';
import { inTime, REQUEST_MS } from './deadline.ts';

/** Whether the answer to a call is the same for everybody, so that only the input of a request matters. */
export const isQuestion = (call: Call): boolean =>
  call.access === 'public' && !call.personal && !call.stream && (call.method === 'GET' || call.safe === true);

/** The result: an answer, or a refusal by the backend, which is not a failure of the backend. */
type Said = { status: 200; value: unknown } | { status: number; failure: ApiError };

/** A backend in this process, and its breaker. */
export interface Direct {
  asGuest: AsGuest;
  breaker: Breaker;
}

/**
 * Asks a backend in this process a public question as a guest, without turning question and answer into HTTP messages.
 * All else is as over HTTP: the input is checked against its schemas, the breaker and the deadlines are the same, and
 * an answer that breaks the contract rejects as `bad_gateway`. `answerBy` is on the clock of `performance.now`.
 * @throws ApiError
 */
export async function askDirectly(
  { asGuest, breaker }: Direct,
  id: CallId,
  input: GuestInput,
  answerBy = Infinity,
): Promise<unknown> {
  const call: Call = calls[id];
  const ask = (): Promise<Said> =>
    asGuest(id, input).then(
      (value) => ({ status: 200, value }),
      (failure: unknown) => {
        if (isApiError(failure)) return { status: failure.status, failure };
        throw failure;
      },
    );
  const leftMs = Math.min(answerBy - performance.now(), REQUEST_MS);
  const said = await inTime(leftMs, () => breaker(() => inTime(REQUEST_MS, ask), call.method === 'GET'));
  if ('failure' in said) {
    const { code, message, fields } = said.failure;
    // A guest cannot be asked to sign in again for a public answer.
    if (code === 'unauthenticated') throw nonsense();
    throw new ApiError(code, message, fields);
  }
  const answer = (call.gatewayAnswer ?? call.answer).safeParse(said.value);
  if (!answer.success) throw nonsense(`${id}: ${whereOf(answer.error)}`);
  return answer.data;
}

const nonsense = (what?: string): ApiError => {
  const error = new ApiError('bad_gateway', 'Failed to fetch data. Please try again.');
  if (what !== undefined) error.cause = new Error(what);
  return error;
};

/** Where an answer breaks the contract, and what was expected there; never the value itself. */
const whereOf = ({
  issues: [first],
}: {
  issues: readonly { path: PropertyKey[]; message: string }[];
}): string =>
  first ? `${first.path.map(String).join('.')}: ${first.message}` : 'is not what the contract says';

/** The log gets at most one line a minute for each call that fails. */
const QUIET_MS = 60_000;

/**
 * Logs why a backend in this process did not answer: pages leave out a missing section, and an operator would see nothing but their
 * status. The backend's own refusals, late answers and calls refused by the breaker are not logged here.
 */
export function createFaultNotes(
  log: Log,
  now: () => number = () => performance.now(),
): (id: CallId, error: unknown) => void {
  const noted = new Map<CallId, number>();
  return (id, error) => {
    if (isApiError(error) && error.code !== 'bad_gateway') return;
    if (now() - (noted.get(id) ?? -Infinity) < QUIET_MS) return;
    noted.set(id, now());
    log.error({ err: error, call: id }, 'a page does without an answer of this process');
  };
}
