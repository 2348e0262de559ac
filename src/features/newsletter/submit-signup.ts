import { newsletterMessages } from '#contract/newsletter-messages.ts';
import { NewsletterSignupSchema, SubscriptionSchema } from '#contract/newsletter.ts';
import type { Api } from '#kit/http/api-client.ts';
import { plainPhone } from '#kit/form/contact.ts';
import { type Faults, faultsOf, submit, type Submission } from '#kit/form/form.ts';
import { parseInput } from '#kit/http/parse-input.ts';

const shown = ['firstName', 'lastName', 'emailAddress', 'phone', 'consent', 'email'];

/** What became of a sign-up, with what its form shows of a failure. */
export interface SignupSubmission extends Submission {
  faults: Faults;
}

/** Signs up by the posted form; those of the footer and of the home page come here as well, without JavaScript. */
export async function submitSignup(request: Request, api: Api): Promise<SignupSubmission> {
  const submission = await submit(request, async (given) => {
    if (given.form === 'full') {
      const body = parseInput(NewsletterSignupSchema, {
        firstName: given.firstName ?? '',
        lastName: given.lastName ?? '',
        emailAddress: given.emailAddress ?? '',
        phone: plainPhone(given.phone),
        consent: given.consent === 'on',
      });
      await api('newsletter.signUp', { body: { ...body, consent: true } });
    } else {
      await api('newsletter.subscribe', {
        body: parseInput(SubscriptionSchema, { email: given.email ?? '' }),
      });
    }
    return '/newsletters/subscribed';
  });
  const { failure } = submission;
  const isTooMany = failure?.code === 'too_many_requests';
  const faults = faultsOf(isTooMany ? null : failure, newsletterMessages.failed, shown);
  return { ...submission, faults: isTooMany ? { ...faults, alert: newsletterMessages.failed } : faults };
}
