import type { AstroGlobal } from 'astro';
import { messages } from '#contract/messages.ts';
import { SignupSchema } from '#contract/session.ts';
import { contactOf, plainPhone } from '#kit/form/contact.ts';
import { type FormValues, faultsOf, submit } from '#kit/form/form.ts';
import { loginHref } from '#kit/href/login-href.ts';
import { leaveNotice, takeNotice } from '#kit/page/notice.ts';
import type { Opened } from '#kit/page/opened.ts';
import { parseInput } from '#kit/http/parse-input.ts';
import { sameSitePath } from '#kit/site/same-site.ts';
import { accountMessages } from './messages.ts';
import { typedCode } from './new-password.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'locals' | 'response' | 'cookies'>;

/** The page to come back to. */
const nextOf = ({ url }: Page): string | undefined => sameSitePath(url.searchParams.get('next'));

type Step = '/login' | '/verify' | '/verify-success' | '/forgot-password' | '/reset-password';

/** The next step of signing in, with the page to come back to at its end. */
export const stepTo = (step: Step, next: string | undefined): string =>
  next === undefined || next === '/' ? step : `${step}?next=${encodeURIComponent(next)}`;

/** The address that one signed up with, for the form to sign in; in no address of a page. */
const SIGNED_UP_COOKIE = 'signed-up';
const SIGNED_UP_SECONDS = 600;
const signedUpJar = ({ locals }: Page) =>
  ({
    path: '/login',
    httpOnly: true,
    sameSite: 'lax',
    secure: locals.site.url.startsWith('https:'),
  }) as const;

/** The form to sign in, and what became of it. */
export async function openLogin(page: Page) {
  const { api, session } = page.locals;
  const next = nextOf(page);
  if (session?.verified) return { goTo: next ?? '/' };
  const { values, failure, goTo } = await submit(page.request, async ({ email = '', password = '' }) => {
    const { user } = await api('auth.login', { body: { email, password } });
    page.cookies.delete(SIGNED_UP_COOKIE, { path: '/login' });
    return user.verified ? (next ?? '/') : stepTo('/verify', next);
  });
  if (goTo !== null) return { goTo };
  if (failure) page.response.status = failure.status;
  const isWrong = failure !== null && [400, 401, 403].includes(failure.status) && !failure.fields;
  const faults = isWrong
    ? { alert: messages.incorrectCredentials, fields: {} }
    : faultsOf(failure, messages.loginFailed, ['email', 'password']);
  const email = values.email ?? page.cookies.get(SIGNED_UP_COOKIE)?.value;
  const filled = { ...values, ...(email !== undefined && { email }) };
  return { page: { next, values: filled, faults, suggestSignup: isWrong, notice: takeNotice(page) } };
}

/** What a sign-up form sends, as the call takes it. */
const signupOf = (given: FormValues) =>
  parseInput(SignupSchema, {
    name: given.name ?? '',
    email: given.email ?? '',
    phone_number: plainPhone(given.phone_number),
    password: given.password ?? '',
    message_preference: given.message_preference,
    terms_accepted: given.terms_accepted === 'on',
  });

/** The form of a new account, and what became of it. */
export async function openSignup(page: Page) {
  const { api, session } = page.locals;
  const next = nextOf(page);
  if (session?.verified) return { goTo: next ?? '/' };
  const login = next === undefined ? '/login' : loginHref(next);
  const { values, failure, goTo } = await submit(page.request, async (given) => {
    const body = signupOf(given);
    await api('auth.register', { body: { ...body, username: body.email } });
    page.cookies.set(SIGNED_UP_COOKIE, body.email, { ...signedUpJar(page), maxAge: SIGNED_UP_SECONDS });
    leaveNotice(page, 'signed-up');
    return login;
  });
  if (goTo !== null) return { goTo };
  if (failure) page.response.status = failure.status;
  const shown = ['name', 'email', 'phone_number', 'password', 'terms_accepted'];
  return { page: { login, values, faults: faultsOf(failure, accountMessages.signupFailed, shown) } };
}

/** The code that confirms an account. */
export async function openVerify(page: Page) {
  const { api, session } = page.locals;
  if (!session) return { goTo: '/login' };
  const next = nextOf(page);
  if (session.verified) return { goTo: next ?? '/' };
  const { email } = session;
  const { values, failure, goTo } = await submit(page.request, async ({ intent, code = '' }) => {
    if (intent === 'resend') {
      await api('auth.resendVerification', { body: { email } });
      leaveNotice(page, 'code-sent');
      return stepTo('/verify', next);
    }
    await api('auth.verify', { body: { email, code: code.trim() } });
    return stepTo('/verify-success', next);
  });
  if (goTo !== null) return { goTo };
  const notice = takeNotice(page);
  if (failure) page.response.status = failure.status;
  const fallback = values.intent === 'resend' ? accountMessages.resendFailed : accountMessages.verifyFailed;
  return { page: { email, notice, faults: faultsOf(failure, fallback, ['code']) } };
}

/** What is said to whoever has confirmed the account, and where they go on; a guest is told nothing of the kind. */
export function openVerifySuccess(page: Page): Opened<{ isVerified: boolean; next: string }> {
  const { session } = page.locals;
  if (session && !session.verified) return { goTo: stepTo('/verify', nextOf(page)) };
  return { page: { isVerified: session !== null, next: nextOf(page) ?? '/' } };
}

/** Where to send a code with which a new password is chosen; sent on as the form that it is (307). */
export async function openForgotPassword(page: Page) {
  const { api } = page.locals;
  const next = nextOf(page);
  const { values, failure, goTo } = await submit(page.request, async ({ contact }) => {
    await api('auth.forgotPassword', { body: contactOf(contact) });
    return stepTo('/reset-password', next);
  });
  if (goTo !== null) return { goTo };
  if (failure) page.response.status = failure.status;
  const alert = failure && (failure.status < 500 ? failure.message || accountMessages.forgotRefused : null);
  const faults = { ...faultsOf(failure, accountMessages.forgotFailed), ...(alert !== null && { alert }) };
  const isFaulty = failure?.code === 'bad_request';
  return {
    page: {
      login: stepTo('/login', next),
      contact: values.contact,
      error: isFaulty ? (alert ?? '') : undefined,
      faults: isFaulty ? undefined : faults,
    },
  };
}

/** The code and the new password. */
export async function openResetPassword(page: Page) {
  const { api } = page.locals;
  const next = nextOf(page);
  let arrives = false;
  const { values, failure, goTo } = await submit(page.request, async ({ contact, code, newPassword }) => {
    // Sent on by /forgot-password: there is nothing to do yet.
    arrives = code === undefined && newPassword === undefined;
    if (arrives) return null;
    await api('auth.resetPassword', {
      body: { ...contactOf(contact), code: (code ?? '').trim(), newPassword: newPassword ?? '' },
    });
    leaveNotice(page, 'password-reset');
    return stepTo('/reset-password', next);
  });
  if (goTo !== null) return { goTo };
  const notice = takeNotice(page);
  if (failure) page.response.status = failure.status;
  const faults = faultsOf(failure, messages.resetFailed, ['code', 'newPassword']);
  // A code that does not fit is told as a whole, not as a fault of the field.
  if (failure?.message === messages.resetFailed)
    Object.assign(faults, { alert: messages.resetFailed, fields: { code: '' } });
  return {
    page: {
      login: stepTo('/login', next),
      again: stepTo('/forgot-password', next),
      contact: values.contact,
      notice,
      isDone: notice === 'password-reset',
      isSent: arrives,
      typedCode: typedCode(values, faults),
      faults,
    },
  };
}
