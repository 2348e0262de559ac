import { ApiError } from '#contract/errors.ts';

/**
 * How long a request may take, whatever it asks and however many backends hang: less than the ten seconds after which a
 * browser of ours gives up by itself, so that it gets an answer.
 */
export const REQUEST_MS = 9_500;

/**
 * Runs `work` with a signal that aborts after `timeoutMs`, and stops waiting then, since an app in this process may
 * ignore the signal. Whatever `work` does (headers and body) shares the one deadline.
 * @throws ApiError `timeout`
 */
export async function withDeadline<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  // Made when it is needed: an error costs more than most calls.
  const lateError = () => new ApiError('timeout', 'The request took too long. Please try again.');
  if (timeoutMs <= 0) throw lateError();
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = lateError();
      reject(late);
      controller.abort(late);
    }, timeoutMs);
  });
  const running = work(controller.signal);
  // After the deadline nobody listens to the work any more; its failure must not bring the process down.
  running.catch(() => undefined);
  try {
    return await Promise.race([running, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
