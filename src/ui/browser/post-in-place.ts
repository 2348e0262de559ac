import { isApiError } from '#contract/api-error.ts';
import type { InputOf } from '#contract/call.ts';
import type { CallAddress, CallAt } from '#contract/calls.ts';
import { newsletterMessages } from '#contract/newsletter-messages.ts';
import { ask } from './ask.ts';
import { showFaults } from './show-faults.ts';
import { showMessage } from './timed-message.ts';

function messageOf(failure: unknown): string {
  if (failure === null) return newsletterMessages.subscribed;
  return isApiError(failure) ? newsletterMessages.failed : newsletterMessages.unexpected;
}

/**
 * Sends what a newsletter form was given to the API, and the page stays. Inside `host` are the form, behind it what takes
 * its place once it is taken, and the line of messages, `.status`; `data-state` of the host says how it went. What is wrong
 * with a field is said at the field.
 */
export async function postInPlace<A extends CallAddress>(
  host: HTMLElement,
  form: HTMLFormElement,
  address: A,
  body: object,
): Promise<void> {
  const button = form.querySelector('button');
  button?.setAttribute('aria-disabled', 'true');
  // Whether it is what the call takes, the server decides.
  const failure = await ask(address, { body } as unknown as InputOf<CallAt<A>>).then(
    () => null,
    (error: unknown) => error,
  );
  button?.removeAttribute('aria-disabled');
  const isTaken = failure === null;
  host.dataset.state = isTaken ? 'subscribed' : 'failed';
  host.querySelector('.form-alert')?.remove();
  if (isApiError(failure) && failure.status === 400 && showFaults(form, failure.fields ?? {})) return;

  form.hidden = isTaken;
  const confirmation = form.nextElementSibling;
  if (confirmation instanceof HTMLElement) {
    confirmation.hidden = !isTaken;
    if (isTaken) confirmation.focus();
  }
  const line = host.querySelector('.status');
  if (line) showMessage(line, messageOf(failure));
}
