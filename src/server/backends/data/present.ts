import { ApiError } from '#contract/errors.ts';

/**
 * What was found, when it is there.
 * @throws ApiError gone for what was deleted, not_found for what never was
 */
export function present<T extends object>(found: T | 'gone' | undefined, noun: string): T {
  if (found === 'gone') throw new ApiError('gone', `${noun} removed`);
  if (found === undefined) throw new ApiError('not_found', `${noun} not found`);
  return found;
}
