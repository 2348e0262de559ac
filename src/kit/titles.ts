export interface RouteTitle {
  title: string;
  ticker?: string;
}

const PAGE_TITLES: Readonly<Record<string, string>> = {
  '/': 'Small-cap stock research',
  '/home': 'Small-cap stock research',
  '/home2': 'Small-cap stock research',
  '/stocks': 'Screener',
  '/stocks/screener': 'Screener',
  '/stocks/screens': 'Your screens',
  '/stocks/ipo': 'IPO',
  '/stocks/leaders-and-laggards': 'Leaders and Laggards',
  '/news': 'News',
  '/events': 'Events',
  '/videos': 'Videos',
  '/newsletters': 'Newsletters',
  '/newsletters/subscribed': 'Almost subscribed',
  '/newsletters/confirm': 'Confirm your subscription',
  '/newsletters/preferences': 'Newsletter preferences',
  '/newsletters/unsubscribe': 'Leave the newsletter',
  '/redchat': 'RedChat',
  '/search': 'Search',
  '/favorites': 'Favorites',
  '/favorites/newsletter': 'Favorite News',
  '/favorites/events': 'Favorite Events',
  '/favorites/resources': 'Favorite Videos',
  '/favorites/set': 'Favorite',
  '/profile': 'Profile',
  '/tools': 'Tools',
  '/tools/client': 'Client editor',
  '/settings': 'Settings',
  '/settings/view': 'View settings',
  '/settings/accessibility': 'Accessibility settings',
  '/login': 'Log in',
  '/signup': 'Sign up',
  '/forgot-password': 'Forgot password',
  '/reset-password': 'Reset password',
  '/verify': 'Verify',
  '/verify-success': 'Verified',
  '/terms': 'Terms of use',
  '/privacypolicy': 'Privacy policy',
  '/legal/privacy_policy': 'Privacy policy',
  '/userpolicy': 'User policy',
  '/samples': 'Samples',
  '/not-found': '404 - Page Not Found',
};

const COMPANY_TITLES: Readonly<Record<string, string>> = {
  about: 'About',
  marketdata: 'Market data',
  financials: 'Financials',
  news: 'News',
  team: 'Leadership',
  secfilings: 'SEC filings',
  videos: 'Videos',
  webinar: 'Webinar Archive',
  bio: 'Bio phases',
  podcast: 'Podcast',
  analysts: 'Analyst ratings',
  signup: 'Sign up',
};

const COMPANY_PATH = /^\/stocks\/([^/]+)(?:\/([^/]+))?/;

/** The title that a route stands for, with the ticker of a company page; null for a route that has none of its own. */
export function titleOfRoute(pathname: string): RouteTitle | null {
  const path = pathname.toLowerCase();
  const title = PAGE_TITLES[path];
  if (title) return { title };
  if (path.startsWith('/stocks/screener/')) return { title: 'Screener' };
  const [, ticker, tab] = COMPANY_PATH.exec(path) ?? [];
  if (!ticker) return null;
  return { title: COMPANY_TITLES[tab ?? 'marketdata'] ?? 'Company', ticker: ticker.toUpperCase() };
}

/** The text of `<title>`: `ABEO · Market data · RedStreet`. */
export function documentTitle({ title, ticker }: RouteTitle, siteName: string): string {
  return [ticker, title, siteName].filter(Boolean).join(' · ');
}
