import { everyPage } from '#tests/support/pages.ts';

/** Who looks: nobody known, somebody with an account, somebody of the house. */
export type Who = 'guest' | 'member' | 'staff';

/** What is pressed before the picture is taken; `frame` is the frame it stands in. */
type Press = { press: string; frame?: string } | { key: string };

/** A page as somebody finds it, in one of its states. */
export interface Sight {
  /** The name of its picture. */
  name: string;
  path: string;
  who?: Who;
  presses?: readonly Press[];
}

/** The screens of docs/pictures: each with its width, its theme and how much of it is shown. */
export interface Shown extends Sight {
  width: 390 | 820 | 1440;
  theme: 'light' | 'dark';
  heightPx: number;
  /** What it shows, as its README says it. */
  says: string;
}

const desk = { width: 1440, theme: 'light', heightPx: 1000 } as const;
const night = { ...desk, theme: 'dark' } as const;
const phone = { width: 390, theme: 'light', heightPx: 844 } as const;

/** The pictures of docs/pictures, in the order of its README. */
export const shownInDocs: readonly Shown[] = [
  { ...desk, name: 'home', path: '/', says: 'Home: what moved, why, what is next' },
  {
    ...desk,
    name: 'screener',
    path: '/stocks/screener?sector=Life+Sciences&market_cap=50M..300M',
    says: 'The screener, what each chip leaves',
  },
  { ...night, name: 'heat-map', path: '/stocks/screener?view=map', says: 'The same companies as a map' },
  {
    ...desk,
    name: 'movers',
    path: '/stocks/leaders-and-laggards',
    says: 'Leaders and laggards, each with what is on record',
  },
  { ...desk, name: 'company', path: '/stocks/ABEO/marketdata', says: 'Market data of a company' },
  { ...night, name: 'company-dark', path: '/stocks/ABEO/marketdata', says: 'The same, at night' },
  { ...desk, name: 'financials', path: '/stocks/MDXG/financials', says: 'Its statements, by quarter' },
  { ...desk, name: 'news', path: '/news', says: 'News, briefs composed from facts' },
  { ...desk, name: 'article', path: '/news/b-CLRO-20260702-move', says: 'One of them' },
  { ...desk, name: 'events', path: '/events', says: 'Events of clients' },
  { ...night, name: 'earnings', path: '/events/earnings?week=2026-05-04', says: 'The calendar of reports' },
  {
    ...night,
    name: 'redchat',
    path: '/redchat?symbol=ABEO',
    presses: [{ frame: 'iframe', press: '.chat-thread .pill:has-text("cash")' }],
    says: 'RedChat, which answers from the record',
  },
  { ...desk, name: 'client', path: '/stocks/ZZSMA/about', says: 'The page of a client (a sample)' },
  { ...phone, name: 'phone-home', path: '/', says: 'Home on a phone' },
  { ...phone, name: 'phone-screener', path: '/stocks/screener', says: 'The screener on a phone' },
  { ...phone, name: 'phone-company', path: '/stocks/ABEO/marketdata', says: 'A company on a phone' },
];

/** What `everyPage` of the tests does not show: what is behind a log-in, and what opens on a page. */
const furtherSights: readonly Sight[] = [
  { name: 'methods', path: '/methods' },
  { name: 'ZZSMA-news', path: '/stocks/ZZSMA/marketdata' },
  { name: 'company-earnings', path: '/stocks/ABEO/earnings' },
  { name: 'company-ownership', path: '/stocks/ABEO/ownership' },
  { name: 'client-financials', path: '/stocks/ZZSMA/financials' },
  { name: 'bank', path: '/stocks/FFIN/marketdata' },
  { name: 'new-company', path: '/stocks/WOK/marketdata' },
  { name: 'long-name', path: '/stocks/EDN/marketdata' },
  { name: 'unknown-ticker', path: '/stocks/AAPL' },
  { name: 'no-earnings', path: '/stocks/AACB/earnings' },
  { name: 'no-financials', path: '/stocks/ZZSMB/financials' },
  { name: 'no-leadership', path: '/stocks/AACB/team' },
  { name: 'no-news', path: '/stocks/AACB/news' },
  { name: 'no-webinar', path: '/stocks/ABEO/webinar' },
  { name: 'no-filings-match', path: '/stocks/ABEO/secfilings?type=Form+6-K' },
  { name: 'part-of-the-map', path: '/stocks/screener?view=map&sector=Life+Sciences' },
  {
    name: 'chat-answer',
    path: '/redchat/app?stock=ABEO',
    presses: [{ press: '.chat-thread .pill' }],
  },
  { name: 'palette', path: '/', presses: [{ key: '/' }, { key: 'b' }, { key: 'a' }, { key: 'n' }] },
  { name: 'member-home', path: '/', who: 'member' },
  { name: 'member-company', path: '/stocks/GLUE/marketdata', who: 'member' },
  { name: 'analysts', path: '/stocks/ABEO/analysts', who: 'member' },
  { name: 'favorites', path: '/favorites', who: 'member' },
  { name: 'favorites-companies', path: '/favorites/companies', who: 'member' },
  { name: 'favorites-events', path: '/favorites/events', who: 'member' },
  { name: 'favorites-newsletter', path: '/favorites/newsletter', who: 'member' },
  { name: 'notifications', path: '/notifications', who: 'member' },
  { name: 'profile', path: '/Profile/Profile_Info', who: 'member' },
  { name: 'profile-password', path: '/Profile/Change_Password', who: 'member' },
  { name: 'profile-sessions', path: '/Profile/Sessions', who: 'member' },
  { name: 'profile-edit', path: '/Profile/Profile_Info?edit', who: 'member' },
  { name: 'profile-password-code', path: '/Profile/Change_Password?step=code', who: 'member' },
  { name: 'profile-delete', path: '/Profile/Data_Usage?delete=password', who: 'member' },
  { name: 'profile-data', path: '/Profile/Data_Usage', who: 'member' },
  { name: 'profile-notifications', path: '/Profile/Notifications', who: 'member' },
  { name: 'screens', path: '/stocks/screens', who: 'member' },
  { name: 'tools', path: '/tools', who: 'staff' },
  { name: 'tools-client', path: '/tools/client', who: 'staff' },
  { name: 'tools-new', path: '/tools?new=1', who: 'staff' },
  { name: 'tools-client-open', path: '/tools/client?symbol=ZZSMA', who: 'staff' },
  { name: 'tools-data', path: '/tools/data', who: 'staff' },
  { name: 'tools-import', path: '/tools/import', who: 'staff' },
  { name: 'tools-uploads', path: '/tools/uploads', who: 'staff' },
  { name: 'tools-notifications', path: '/tools/notifications', who: 'staff' },
];

const nameOf = (path: string) => path.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_|_$/g, '') || 'home';

/** Every page and state, for whoever looks at all of them. */
export const everySight: readonly Sight[] = [
  ...everyPage.map((path) => ({ name: nameOf(path), path })),
  ...furtherSights,
];
