import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';

/**
 * What was found, when it is there.
 * @throws ApiError gone for what was deleted, not_found for what never was
 */
export function present<T>(found: T | 'gone' | undefined, missing: string, removed = missing): T {
  if (found === 'gone') throw new ApiError('gone', removed);
  if (found === undefined) throw new ApiError('not_found', missing);
  return found;
}

/** What was found of a company. @throws ApiError not_found when there is no such company */
export const ofCompany = <T>(found: T | undefined): T => present(found, messages.companyNotFound);
