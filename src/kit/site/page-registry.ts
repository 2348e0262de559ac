// One table with a row for each page: what pages there are is said here and nowhere else.
import type { Access } from '#contract/call.ts';
import { companyTabs } from '#contract/company-tabs.ts';

/** One page of the site, and everything that lists of pages say about it. */
export interface PageRow {
  /** Its address in the canonical spelling; `:ticker` is upper case, other parameters keep their spelling. */
  path: string;
  /** Who may open it. */
  access: Access;
  /** Its title, if its content brings none. */
  title?: string;
  /** A sentence about it, if its content brings none. */
  description?: string;
  inSitemap?: true;
  /** The site's search offers it after the places of the drawer, in this order. */
  inSearch?: number;
  /** A signed-in person may read it before confirming the address. */
  openWhileUnverified?: true;
}

const tabPages = companyTabs.map(({ slug, label, title = label }): PageRow => ({
  path: `/stocks/:ticker/${slug}`,
  access: 'public',
  title,
}));

/**
 * Every page of the site. Its file lies in src/pages at the same path; the places of the drawer stand in
 * `navigation.ts`, which browsers load.
 */
export const pageRegistry: readonly PageRow[] = [
  { path: '/', access: 'public', title: 'Small-cap stock research', inSitemap: true },
  { path: '/home', access: 'public', title: 'Small-cap stock research' },
  { path: '/home2', access: 'public', title: 'Small-cap stock research' },
  {
    path: '/stocks',
    access: 'public',
    title: 'Screener',
    description:
      'Screen every listed small cap by price, size, sector, ownership, indicators and clinical phase.',
  },
  { path: '/stocks/screener', access: 'public', title: 'Screener', inSitemap: true, inSearch: 0 },
  { path: '/stocks/screener/:screen', access: 'public', title: 'Screener' },
  { path: '/stocks/ipo', access: 'public', title: 'IPO', inSitemap: true, inSearch: 2 },
  {
    path: '/stocks/leaders-and-laggards',
    access: 'public',
    title: 'Leaders and Laggards',
    inSitemap: true,
    inSearch: 1,
  },
  { path: '/stocks/:ticker', access: 'public', title: 'Market data' },
  ...tabPages,
  { path: '/stocks/:ticker/videos/:id', access: 'public', title: 'Videos' },
  { path: '/stocks/:ticker/signup', access: 'public', title: 'Sign up' },
  {
    path: '/news',
    access: 'public',
    title: 'News',
    description:
      'News and automated briefs of listed small caps, by sector and company, each with date and source.',
    inSitemap: true,
  },
  { path: '/news/:id', access: 'public' },
  {
    path: '/events',
    access: 'public',
    title: 'Events',
    description: 'Upcoming and past events of small-cap companies, with New York time and calendar files.',
    inSitemap: true,
  },
  { path: '/events/earnings', access: 'public', title: 'Earnings calendar', inSitemap: true, inSearch: 11 },
  {
    path: '/events/catalysts',
    access: 'public',
    title: 'Catalyst calendar',
    inSitemap: true,
    inSearch: 12,
  },
  {
    path: '/videos',
    access: 'public',
    title: 'Videos',
    description: 'Interviews and overviews of small-cap companies, by sector.',
    inSitemap: true,
  },
  { path: '/videos/:id', access: 'public' },
  { path: '/video/:id', access: 'public' },
  {
    path: '/newsletters',
    access: 'public',
    title: 'Newsletters',
    description: 'The newsletter archive, and the weekly letter by mail.',
    inSitemap: true,
  },
  { path: '/newsletters/subscribed', access: 'public', title: 'Almost subscribed' },
  { path: '/newsletters/confirm', access: 'public', title: 'Confirm your subscription' },
  { path: '/newsletters/preferences', access: 'public', title: 'Newsletter preferences' },
  { path: '/newsletters/unsubscribe', access: 'public', title: 'Leave the newsletter' },
  { path: '/newsletters/:id', access: 'public' },
  {
    path: '/redchat',
    access: 'public',
    title: 'RedChat',
    description: 'Ask RedChat about listed small caps: every figure looked up and linked to its source.',
    inSitemap: true,
  },
  { path: '/redchat/app', access: 'public', title: 'RedChat' },
  { path: '/redchat/shared/:id', access: 'public', title: 'Shared conversation' },
  {
    path: '/search',
    access: 'public',
    title: 'Search',
    description: 'Search companies, news, events, videos and newsletters of listed small caps.',
  },
  {
    path: '/methods',
    access: 'public',
    title: 'Methods',
    description: 'How every figure of the site is made, of which source, and when none is shown.',
    inSitemap: true,
    inSearch: 13,
  },
  {
    path: '/record',
    access: 'public',
    title: 'What the record covers',
    description: 'Each kind of data on record, with its amount, its span, its source, and what is missing.',
    inSitemap: true,
    inSearch: 10,
  },
  { path: '/samples', access: 'public', title: 'Samples', inSearch: 6 },
  {
    path: '/settings',
    access: 'public',
    title: 'Settings',
    description: 'Theme, text size and motion of the pages, kept in this browser.',
    openWhileUnverified: true,
  },
  {
    path: '/settings/view',
    access: 'public',
    title: 'View settings',
    description: 'Light or dark pages, kept in this browser.',
    inSearch: 3,
    openWhileUnverified: true,
  },
  {
    path: '/settings/accessibility',
    access: 'public',
    title: 'Accessibility settings',
    description: 'Text size and motion of the pages, kept in this browser.',
    inSearch: 4,
    openWhileUnverified: true,
  },
  {
    path: '/terms',
    access: 'public',
    title: 'Terms of use',
    description: 'Terms of use, with the disclosure of market data.',
    inSitemap: true,
    inSearch: 7,
    openWhileUnverified: true,
  },
  {
    path: '/privacypolicy',
    access: 'public',
    title: 'Privacy policy',
    description: 'What is kept about visitors and account holders, why, and for how long.',
    inSitemap: true,
    inSearch: 8,
    openWhileUnverified: true,
  },
  {
    path: '/legal/privacy_policy',
    access: 'public',
    title: 'Privacy policy',
    description: 'What is kept about visitors and account holders, why, and for how long.',
    openWhileUnverified: true,
  },
  {
    path: '/userpolicy',
    access: 'public',
    title: 'User policy',
    description: 'What account holders may do and may expect.',
    inSitemap: true,
    inSearch: 9,
    openWhileUnverified: true,
  },
  { path: '/not-found', access: 'public', title: '404 - Page Not Found' },
  { path: '/api/docs', access: 'public', title: 'API', inSitemap: true, inSearch: 5 },
  {
    path: '/login',
    access: 'auth',
    title: 'Log in',
    description: 'Sign in to keep favorites, saved screens and settings.',
  },
  { path: '/login/google', access: 'auth' },
  { path: '/logout', access: 'auth', openWhileUnverified: true },
  {
    path: '/signup',
    access: 'auth',
    title: 'Sign up',
    description: 'Make a free account to keep favorites, saved screens and settings.',
  },
  {
    path: '/forgot-password',
    access: 'auth',
    title: 'Forgot password',
    description: 'Ask for a code to set a new password.',
  },
  { path: '/reset-password', access: 'auth', title: 'Reset password' },
  { path: '/verify', access: 'auth', title: 'Verify', openWhileUnverified: true },
  { path: '/verify-success', access: 'auth', title: 'Verified' },
  { path: '/stocks/:ticker/analysts', access: 'private', title: 'Analyst ratings' },
  { path: '/Profile', access: 'private', title: 'Profile' },
  { path: '/Profile/Profile_Info', access: 'private' },
  { path: '/Profile/Change_Password', access: 'private' },
  { path: '/Profile/Notifications', access: 'private' },
  { path: '/Profile/Data_Usage', access: 'private' },
  { path: '/Profile/Sessions', access: 'private' },
  { path: '/Profile/:section', access: 'private' },
  { path: '/favorites', access: 'private', title: 'Favorites' },
  { path: '/favorites/companies', access: 'private' },
  { path: '/favorites/newsletter', access: 'private', title: 'Favorite News' },
  { path: '/favorites/events', access: 'private', title: 'Favorite Events' },
  { path: '/favorites/resources', access: 'private', title: 'Favorite Videos' },
  { path: '/favorites/set', access: 'private', title: 'Favorite' },
  { path: '/favorites/:section', access: 'private' },
  { path: '/stocks/screens', access: 'private', title: 'Your screens' },
  { path: '/notifications', access: 'private', title: 'Notifications' },
  { path: '/notifications/stop', access: 'public', title: 'End notifications by mail' },
  { path: '/stop/:token', access: 'public', title: 'End text messages', openWhileUnverified: true },
  { path: '/tools', access: 'staff', title: 'Tools' },
  { path: '/tools/notifications', access: 'staff', title: 'Add Notifications' },
  { path: '/tools/newsletters', access: 'staff', title: 'Newsletters' },
  { path: '/tools/newsletters/send', access: 'staff', title: 'Send a newsletter' },
  { path: '/tools/newsletters/mail', access: 'staff', title: 'Mail' },
  { path: '/tools/newsletters/page', access: 'staff', title: 'Preview' },
  { path: '/tools/uploads', access: 'staff', title: 'Uploads' },
  { path: '/tools/import', access: 'staff', title: 'Import' },
  { path: '/tools/data', access: 'staff', title: 'Data' },
  { path: '/tools/audit', access: 'staff', title: 'Audit log' },
  { path: '/tools/preview', access: 'staff', title: 'Preview' },
  { path: '/tools/client', access: 'staff', title: 'Client editor' },
  { path: '/tools/client/preview', access: 'staff', title: 'Preview' },
];
