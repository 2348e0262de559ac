import { ApiError } from '#contract/errors.ts';

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
  const late = new ApiError('timeout', 'The request took too long. Please try again.');
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
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
