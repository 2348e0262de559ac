import { isApiError } from '#contract/errors.ts';
import { ask } from '#ui/browser/ask.ts';

/** Who has signed in here: null for nobody, undefined when that did not arrive. */
export const loadSession = () =>
  ask('GET /auth/session', {}).catch((error: unknown) =>
    isApiError(error) && error.status === 401 ? null : undefined,
  );
