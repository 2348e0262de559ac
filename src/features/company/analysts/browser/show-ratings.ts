import { fetchInTime } from '#ui/browser/fetch-in-time.ts';
import { leaveToSignIn } from '#ui/browser/leave-to-sign-in.ts';

/**
 * Brings the analyst ratings, a page that only signed-in people may open, into `host` on a page that is the same for
 * everyone. Pages and sizes then change in place; another tab or window opens them as the pages they are.
 */
export function showRatings(host: HTMLElement): void {
  let src = host.dataset['src'] ?? '';
  const failure = host.querySelector<HTMLElement>('.failure');
  // What stands there for guests is not meant for whoever this is shown to.
  const forGuests = host.querySelector<HTMLElement>('.state');
  if (forGuests) forGuests.hidden = true;

  const load = async (address: string) => {
    src = address;
    host.ariaBusy = 'true';
    let hasFailed = false;
    try {
      const response = await fetchInTime(src, { redirect: 'manual' });
      // Whoever may not see it is sent elsewhere: the session has ended.
      if (response.type === 'opaqueredirect') leaveToSignIn();
      if (!response.ok) throw new Error(String(response.status));
      // Inline styles are allowed to that page alone; here the policy would report them.
      const html = (await response.text()).replace(/<style\b[^>]*>[^]*?<\/style>/g, '');
      const page = new DOMParser().parseFromString(html, 'text/html');
      const ratings = page.querySelector('[data-part="ratings"]');
      if (!ratings) throw new Error('no ratings');
      host.querySelector('[data-part="ratings"], .state')?.replaceWith(ratings);
    } catch {
      hasFailed = true;
    }
    if (failure) failure.hidden = !hasFailed;
    host.ariaBusy = null;
  };

  const follow = async (link: HTMLAnchorElement) => {
    const { ariaLabel, textContent } = link;
    await load(link.href);
    const links = [...host.querySelectorAll<HTMLAnchorElement>('nav a')];
    const same = links.find((each) => each.ariaLabel === ariaLabel && each.textContent === textContent);
    (same ?? links[0])?.focus({ preventScroll: true });
  };

  host.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('nav a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void follow(link);
  });
  failure?.querySelector('button')?.addEventListener('click', () => void load(src));
  void load(src);
}
