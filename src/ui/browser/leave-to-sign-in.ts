import { loginHref } from '#kit/login-href.ts';

/** Leaves for the page to sign in at, which leads back to this one: the session has ended while the page was open. */
export const leaveToSignIn = (): void => {
  location.assign(loginHref(location.pathname + location.search));
};
