import { loginHref } from '#kit/href/login-href.ts';

/**
 * Leaves for the page to sign in at, which leads back to this one: the session has ended while the page was open. Who has just logged
 * out is on the way elsewhere already (`src/shell/Account.astro`).
 */
export const leaveToSignIn = (): void => {
  if ('loggingOut' in document.documentElement.dataset) return;
  location.assign(loginHref(location.pathname + location.search));
};
