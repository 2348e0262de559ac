import { isApiError } from '#contract/api-error.ts';

/** Whether a call failed because nobody is signed in, or nobody who may keep favorites. */
export const isSignedOut = (failure: unknown): boolean =>
  isApiError(failure) && (failure.status === 401 || failure.status === 403);

/** Whether a call was certainly not carried out, for what it asked. */
export const isRefused = (failure: unknown): boolean =>
  isApiError(failure) && failure.status < 500 && !isSignedOut(failure);
