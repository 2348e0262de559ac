import { symbolHref } from '#kit/href/symbol-href.ts';

/** The address of a company, or of one of its tabs. */
const COMPANY = /^\/stocks\/([A-Z][\w.%-]*)(\/\w+)?$/;

/**
 * In the installed app tickers lead to the assistant: takes every link of the content to a company there the moment it is
 * followed, also one that came later, and one to a tab where it begins with the ticker. Buttons and tabs say what they lead
 * to, and so do the assistant's own links: all of these stay.
 */
export function leadTickers(): void {
  if (location.pathname.startsWith('/redchat')) return;
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('main a:not(.button)');
      const [, spelt, tab] = (link && COMPANY.exec(link.pathname)) ?? [];
      if (!link || !spelt) return;
      const ticker = decodeURIComponent(spelt);
      if (!tab || link.textContent.trim().split(/\s/)[0] === ticker) link.href = symbolHref(ticker, true);
    },
    true,
  );
}
