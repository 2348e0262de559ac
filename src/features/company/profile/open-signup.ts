import type { AstroGlobal } from 'astro';
import { CompanySignupSchema } from '#contract/company-signup.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { faultsOf, submit } from '#kit/form/form.ts';
import { orNull } from '#kit/http/load.ts';
import { parseInput } from '#kit/http/parse-input.ts';
import { loadCompany } from '../load.ts';
import { clientMessages } from './messages.ts';
import { signupBody } from './signup-form.ts';

type Page = Pick<AstroGlobal, 'request' | 'params' | 'url' | 'locals' | 'response'>;

const SHOWN_FIELDS = ['first_name', 'last_name', 'phone', 'email', 'captcha'];

/** Opens the form to sign up for news of a client, or says where to go instead, or why there is none. */
export async function openSignup({ request, params: { ticker = '' }, url, locals: { api }, response }: Page) {
  const outcome = await loadCompany(api, ticker, {});
  if (outcome.kind === 'unavailable') {
    response.status = 503;
    return { absent: { ticker, kind: outcome.kind } };
  }
  if (outcome.kind !== 'found' || !outcome.company.isClient) {
    response.status = 404;
    if (outcome.kind !== 'found') return { absent: { ticker, kind: 'unknown' } } as const;
    return { absent: { ticker, kind: 'noClient', name: outcome.company.name } } as const;
  }
  const { values, failure, goTo } = await submit(request, async (given) => {
    await api('companySignup.create', { body: parseInput(CompanySignupSchema, signupBody(ticker, given)) });
    return `${companyTabPath(ticker, 'signup')}?done=1`;
  });
  if (goTo) return { goTo };
  if (failure) response.status = failure.status;
  const isDone = url.searchParams.has('done') && !failure;
  return {
    company: outcome.company,
    isDone,
    values,
    faults: faultsOf(failure, clientMessages.signupFailed, SHOWN_FIELDS),
    // Made for this visit: the page is never shared.
    question: isDone ? null : await orNull(api('captcha.challenge', { body: { kind: 'question' } })),
  };
}

/** What the page is given. */
export type OpenedSignup = Extract<Awaited<ReturnType<typeof openSignup>>, { isDone: boolean }>;
