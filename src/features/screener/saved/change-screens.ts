import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import type { FormValues } from '#kit/form/form.ts';
import type { Notice } from '#kit/page/notice.ts';

/** What the page of a person's screens says where the API gives no sentence of its own. */
export const screensMessages = {
  notLoaded: 'Failed to load your screens. Please try again.',
  notChanged: 'Failed to save the change. Please try again.',
} as const;

/**
 * Does what a posted form of the page asks for, and answers what to say then.
 * @throws ApiError what the API refuses; bad_request for an intent that is none
 */
export async function changeScreens(api: Api, given: FormValues): Promise<Notice> {
  const { intent, id = '', name = '', query = '' } = given;
  const params = { id };
  if (intent === 'save') {
    await api('screens.create', { body: { name, query, isDefault: given.isDefault === 'on' } });
    return 'screen-saved';
  }
  if (intent === 'rename') {
    await api('screens.update', { params, body: { name } });
    return 'screen-renamed';
  }
  if (intent === 'open' || intent === 'open-not') {
    await api('screens.update', { params, body: { isDefault: intent === 'open' } });
    return intent === 'open' ? 'screen-opens' : 'screen-opens-not';
  }
  if (intent === 'delete') {
    await api('screens.delete', { params });
    return 'screen-deleted';
  }
  throw new ApiError('bad_request', 'The form was not understood.');
}
