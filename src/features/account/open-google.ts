import type { AstroGlobal } from 'astro';
import { GOOGLE_FLOW_COOKIE } from '#contract/account.ts';
import type { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { type Faults, faultsOf, submit } from '#kit/form/form.ts';
import { load } from '#kit/http/load.ts';
import type { Opened } from '#kit/page/opened.ts';
import { sameSitePath } from '#kit/site/same-site.ts';
import { stepTo } from './open-sign-in.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'locals' | 'response' | 'cookies'>;

/** Cookie of the page to go to when the owner of this browser comes back from Google. */
const NEXT_COOKIE = 'googleNext';
const PATH = '/login/google';
const NEXT_SECONDS = 600;

/** What is shown there or back: the way to Google, or the form to sign in with what went wrong. */
interface GoogleStep {
  next: string | undefined;
  googleUrl: string | null;
  faults: Faults | undefined;
}

function showFailure(page: Page, next: string | undefined, failure: ApiError | null): GoogleStep {
  if (failure) page.response.status = failure.status;
  const faults = failure && { ...faultsOf(failure, messages.loginFailed), alert: messages.loginFailed };
  return { next, googleUrl: null, faults: faults ?? undefined };
}

/** There: a form of ours begins, so that no other site can. */
async function begin(page: Page, next: string | undefined): Promise<Opened<GoogleStep>> {
  const { api, site } = page.locals;
  let googleUrl: string | null = null;
  const { failure } = await submit(page.request, async () => {
    googleUrl = (await api('auth.googleStart')).url;
    const jar = { path: PATH, httpOnly: true, sameSite: 'lax', maxAge: NEXT_SECONDS } as const;
    if (next) page.cookies.set(NEXT_COOKIE, next, { ...jar, secure: site.url.startsWith('https:') });
    return null;
  });
  return { page: { ...showFailure(page, next, failure), googleUrl } };
}

/** And back: whatever Google says is for the backend to judge, with the flow that this browser began. */
async function finish(page: Page, next: string | undefined): Promise<Opened<GoogleStep>> {
  const { cookies, locals, url } = page;
  const flow = cookies.get(GOOGLE_FLOW_COOKIE)?.value ?? '';
  const wanted = sameSitePath(cookies.get(NEXT_COOKIE)?.value) ?? '/';
  cookies.delete(NEXT_COOKIE, { path: PATH });
  cookies.delete(GOOGLE_FLOW_COOKIE, { path: '/' });
  const body = { flow, query: url.search.slice(1) };
  const { value, failure } = await load(locals.api('auth.googleFinish', { body }));
  if (value) return { goTo: value.user.verified ? wanted : stepTo('/verify', wanted) };
  return { page: showFailure(page, next, failure) };
}

/** Signing in with Google, there and back. */
export function openGoogle(page: Page): Promise<Opened<GoogleStep>> {
  const next = sameSitePath(page.url.searchParams.get('next'));
  return page.request.method === 'POST' ? begin(page, next) : finish(page, next);
}
