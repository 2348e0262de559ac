import { ApiError } from '#contract/errors.ts';

/**
 * How long a request may take, whatever it asks and however many backends hang: less than the ten seconds after which a
 * browser of ours gives up by itself, so that it gets an answer.
 */
export const REQUEST_MS = 9_500;

/**
 * Stops waiting for `work` after `timeoutMs`; it then goes on unheard, told by `onLate` where it can be.
 * @throws ApiError `timeout`
 */
export function inTime<T>(
  timeoutMs: number,
  work: () => Promise<T>,
  onLate?: (late: ApiError) => void,
): Promise<T> {
  // Made when it is needed: an error costs more than most calls.
  const lateError = () => new ApiError('timeout', 'The request took too long. Please try again.');
  if (timeoutMs <= 0) return Promise.reject(lateError());
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = lateError();
      reject(late);
      onLate?.(late);
    }, timeoutMs);
    work().then(
      (answer) => {
        clearTimeout(timer);
        resolve(answer);
      },
      (error: unknown) => {
        clearTimeout(timer);
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
        reject(error);
      },
    );
  });
}

/**
 * Runs `work` with a signal that aborts after `timeoutMs`, and stops waiting then, since an app in this process may
 * ignore the signal. Whatever `work` does (headers and body) shares the one deadline.
 * @throws ApiError `timeout`
 */
export function withDeadline<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return inTime(
    timeoutMs,
    () => work(controller.signal),
    (late) => controller.abort(late),
  );
}
