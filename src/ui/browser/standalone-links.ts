import { symbolHref } from '#kit/symbol-href.ts';

/** The address of a company itself; its tabs and the pages beside it have another form. */
const COMPANY = /^\/stocks\/([A-Z][\w.%-]*)$/;

/**
 * In the installed app tickers lead to the assistant: takes every link of the content to a company there the moment it is
 * followed, also one that came later. Buttons say what they lead to, and so do the assistant's own links: both stay.
 */
export function leadTickers(): void {
  if (location.pathname.startsWith('/redchat')) return;
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('main a:not(.button)');
      const ticker = link && COMPANY.exec(link.pathname)?.[1];
      if (ticker) link.href = symbolHref(decodeURIComponent(ticker), true);
    },
    true,
  );
}
