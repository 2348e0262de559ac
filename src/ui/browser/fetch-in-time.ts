import { CALL_TIMEOUT_MS } from '#contract/bounds.ts';

/** Fetches, and gives up as every call does: after ten seconds without a whole answer, or with `signal`. */
export const fetchInTime = (address: string, { signal, ...init }: RequestInit = {}): Promise<Response> => {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  return fetch(address, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
};
