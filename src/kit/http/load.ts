import { type ApiError, isApiError } from '#contract/errors.ts';

/** What the API answered, or why it did not. */
export type Loaded<T> = { value: T; failure: null } | { value: null; failure: ApiError };

/** Waits for an answer of the API; errors other than its refusals are thrown. */
export async function load<T>(answer: Promise<T>): Promise<Loaded<T>> {
  try {
    return { value: await answer, failure: null };
  } catch (failure) {
    if (!isApiError(failure)) throw failure;
    return { value: null, failure };
  }
}

/** The API's answer, or null if it refused; errors other than its refusals are thrown. */
export const orNull = async <T>(answer: Promise<T>): Promise<T | null> => (await load(answer)).value;
