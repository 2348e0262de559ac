import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leadTickers } from './standalone-links.ts';

let click: (event: { target: unknown }) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/events/earnings' });
  vi.stubGlobal('document', {
    addEventListener: (_kind: string, listener: typeof click) => {
      click = listener;
    },
  });
  leadTickers();
});
afterEach(() => void vi.unstubAllGlobals());

/** Where a link leads once it is followed. */
function followed(pathname: string, textContent: string): string {
  const link = { pathname, textContent, href: pathname };
  click({ target: { closest: () => link } });
  return link.href;
}

it.each([
  ['/stocks/ABEO', 'Abeona Therapeutics Inc.', '/redchat?symbol=ABEO'],
  ['/stocks/BRK-B', 'BRK-B', '/redchat?symbol=BRK-B'],
  ['/stocks/NATR/marketdata', ' NATR ', '/redchat?symbol=NATR'],
  ['/stocks/PENG/earnings', 'PENG Penguin Solutions Inc.', '/redchat?symbol=PENG'],
  ['/stocks/ABEO/financials', 'Financials', '/stocks/ABEO/financials'],
  ['/stocks/ABEO/news', 'All news of ABEO', '/stocks/ABEO/news'],
  ['/stocks/screener', 'Screener', '/stocks/screener'],
  ['/news', 'News', '/news'],
])('%s under the words %j leads to %s', (pathname, words, href) => {
  expect(followed(pathname, words)).toBe(href);
});
