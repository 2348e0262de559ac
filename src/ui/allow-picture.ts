/**
 * Lets the page load pictures of other sites where it shows one, given by its address or as cleaned HTML that may hold some.
 * Such pictures lie anywhere; every other page refuses them.
 */
export function allowPicture(policy: App.Locals['policy'], shown: string | null | undefined): void {
  if (shown && /^https:|<img\b/i.test(shown)) policy.allow('img-src https:');
}
