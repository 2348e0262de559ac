import { describe, expect, test } from 'vitest';
import { sectorNames } from '#contract/bounds.ts';
import { enter, known } from '../support/open-site.ts';
import { readable } from '../support/page-text.ts';
import { get, htmlOf, site } from '../support/the-site.ts';

// What pages say in words that others know them by: in this order, each for a guest and without a script.

const mainOf = (html: string): string => /<main\b[^]*<\/main>/.exec(html)?.[0] ?? '';

/** Which of some words do not stand in a text after those before them. */
function missing(text: string, words: readonly string[]): string[] {
  let from = 0;
  return words.filter((word) => {
    const at = text.indexOf(word, from);
    if (at >= 0) from = at + word.length;
    return at < 0;
  });
}

test.each<[path: string, words: string[]]>([
  ['/login', ['Email', 'Password', 'Log in', 'Forgot password?', 'Sign Up']],
  ['/signup', ['Full name', 'Email', 'Phone', 'Password', 'Email', 'Phone', 'I accept the terms']],
  ['/forgot-password', ['Email or phone number', 'Send code']],
  ['/reset-password', ['Code', 'New password', 'Reset password', 'No code after a minute?', 'Resend code']],
  ['/stocks', ['Screener', 'IPO', 'Leaders and Laggards', 'Ask RedChat', ...sectorNames, 'Data disclosure']],
  ['/stocks/leaders-and-laggards', ['Top Leaders', 'Top Laggards']],
  ['/stocks/ipo', ['IPO Data', 'Source: ']],
  ['/news', ['All', ...sectorNames, 'Recent News']],
  ['/events', ['Upcoming Events', 'Events History', 'All', 'Week', 'Month', '3 months', 'Year']],
  ['/videos', ['All', ...sectorNames]],
  ['/videos?search=no-such-video', ['No videos available. Try searching or selecting a different category.']],
  [
    '/newsletters',
    [
      'All', 'One Week Ago', 'One Month Ago', 'Three Months Ago', 'Six Months Ago', 'One Year Ago', 'Two Years Ago',
      'First name', 'Last name', 'Email', 'Phone', 'I agree to receive updates', 'Subscribe to weekly newsletter',
    ],
  ],
  [
    '/redchat?symbol=ABEO',
    ['New Chat', 'Share conversation link', 'Learn about Abeona Therapeutics Inc. - ABEO', 'No chat history available'],
  ],
  ['/settings', ['View', 'Accessibility', 'Dark theme']],
  ['/settings/accessibility', ['Font size', '16 px', 'Animations']],
  [
    '/privacypolicy',
    ['What we collect', 'Text messages', 'are not shared', 'Cookies', 'Links to others', 'Children', 'Consent', 'Changes'],
  ],
  ['/no/such/page', ['404 - Page Not Found']],
  ['/not-found', ['404 - Page Not Found']],
  [
    '/stocks/ABEO/marketdata',
    [
      'Abeona Therapeutics Inc.', 'NASDAQ', '$', 'Open', 'Market cap', '52-week range', 'Open', 'Previous close',
      'Day range', '52-week range', 'Volume', 'Market cap', 'Shares outstanding', 'Change', 'Change, percent', 'Market',
      'Sector', 'Industry', 'IPO year', 'Country', 'SEC filings', 'Institutional ownership', 'Bio phases',
      'Analyst ratings', 'Please login to access Analyst Insights and stock data.', 'News',
    ],
  ],
  ['/stocks/BMBL/marketdata', ['Insider transactions', 'SEC filings', 'Institutional ownership', 'News']],
  [
    '/stocks/ABEO/secfilings',
    [
      'Type', 'All', '8K-related', 'Annual reports', 'Quarterly Reports', 'Insider transactions',
      'Proxies and info statements', 'Registration statements', 'Comment letters', 'Form 6-K', 'From', 'To',
    ],
  ],
  ['/stocks/ABEO/bio', ['Bio phases', 'All', 'Phase 1', 'Phase 2', 'Phase 3', 'Failed', 'Completed']],
  ['/stocks/FFIN/bio', ['No bio phases available.']],
  ['/stocks/FFIN/webinar', ['No webinar available for this company.']],
  ['/stocks/FFIN/podcast', ['COMING SOON...']],
  [
    '/stocks/ZZSMA/about',
    [
      'About', 'Market data', 'News', 'Leadership', 'SEC filings', 'Videos', 'Webinar', 'Bio phases', 'Podcast',
      'Research Profile PDF', 'Value Proposition', 'Investment Highlights', 'Company Website', 'Company Overview',
      'Investor Presentation', 'Download', 'Value Proposition', 'Investment Highlights', 'Bio phases',
      'Please login to access Analyst Insights and stock data.', 'First name', 'Last name', 'Phone', 'Email',
      'Disclosure',
    ],
  ],
  ['/stocks/ZZSMA/team', ['Leadership', 'Read Full Bio', 'First name']],
  ['/stocks/ZZSMA/videos', ['Latest interview', 'Latest overview', 'First name']],
  ['/stocks/ZZSMA/webinar', ['Webinar Archive', 'Watch Replay', 'First name']],
  ['/video/sample-video-1', ['Learn More', 'Facebook', 'Twitter', 'LinkedIn', 'Email', 'Most Recent Videos']],
  ['/video/sample-video-7', ['Exclusive Content', 'Please submit to access this video.', 'Submit', 'Learn More']],
])('%s says in its order what it is known by', async (path, words) => {
  expect(missing(readable(mainOf(await htmlOf(path))), words)).toEqual([]);
}); // prettier-ignore

describe('of those who have signed in', () => {
  const sections = ['Profile Info', 'Change Password', 'Notifications', 'Data Usage'];

  test.each<[path: string, words: string[], role?: 'user' | 'staff']>([
    ['/Profile', [...sections, 'Name', 'Email', 'Phone', 'Edit Profile']],
    ['/Profile/Profile_Info?edit', [...sections, 'Name', 'Phone', 'Save']],
    ['/Profile/Change_Password', [...sections, 'Send code']],
    ['/Profile/Notifications', [...sections, 'Email', 'Phone', 'Save']],
    ['/Profile/Data_Usage', [...sections, 'Delete User']],
    ['/favorites', ['Companies', 'Newsletter', 'Events', 'Resources', 'No favorite companies available.']],
    ['/favorites/newsletter', ['Favorite News', 'No favorite news available.']],
    ['/favorites/events', ['No favorite events available.']],
    ['/favorites/resources', ['No favorite news available.']],
    ['/tools', ['News', 'Events', 'Videos', 'Add Notifications', 'Clients'], 'staff'],
    ['/tools/notifications', ['Message', 'Object type', 'Object id'], 'staff'],
    ['/tools/client', ['Select a client', 'Active'], 'staff'],
  ])('%s says in its order what it is known by', async (path, words, role = 'user') => {
    const cookie = await enter(site, await known(site, { role }));
    const html = await (await get(path, { headers: { cookie } })).text();
    expect(missing(readable(mainOf(html)), words)).toEqual([]);
  }); // prettier-ignore
});

test.each([
  ['/reset-password', /<input(?=[^>]* name="code")(?=[^>]* maxlength="6")/],
  ['/signup', /value="email" checked[^]*value="phone"/],
  ['/news', /<input[^>]*placeholder="Search News"/],
  ['/newsletters', /<input[^>]*placeholder="\(123\) 456-7890"/],
  ['/stocks/ZZSMA/signup', /<input[^>]*placeholder="\(123\) 456 - 7890"/],
  ['/stocks/ZZSMA/signup', /name="stock_symbol" value="ZZSMA"[^]*name="form_type" value="company_optin"/],
  ['/settings/accessibility', /<input[^>]*type="range"[^>]*value="16"/],
  ['/', />\s*View [\d,]+ small-cap stocks\s*</],
])('%s has %s', async (path, pattern) => {
  expect(await htmlOf(path)).toMatch(pattern);
});

test.each([
  ['/legal/privacy_policy', '/privacypolicy'],
  ['/home2', '/'],
  ['/stocks', '/stocks/screener'],
  ['/videos/sample-video-1', '/video/sample-video-1'],
  ['/stocks/ZZSMA/videos/sample-video-1', '/video/sample-video-1'],
  ['/stocks/ZZSMA', '/stocks/ZZSMA/about'],
  ['/stocks/ABEO', '/stocks/ABEO/marketdata'],
  ['/stocks/ABEO/about', '/stocks/ABEO/marketdata'],
])('%s answers itself, and names %s as canonical', async (path, canonical) => {
  const response = await get(path, { redirect: 'manual' });
  const [, href] = /<link rel="canonical" href="([^"]+)"/.exec(await response.text()) ?? [];
  expect([response.status, href]).toEqual([200, site.url + canonical]);
});

test.each([
  '/',
  '/stocks',
  '/stocks/screener?view=map',
  '/stocks/leaders-and-laggards',
  '/stocks/ipo',
  '/stocks/ABEO/marketdata',
  '/news',
])('beside the quotes of %s stands whose they are, and that nothing is advice', async (path) => {
  const main = readable(mainOf(await htmlOf(path)));
  for (const words of ['comes from a market-data provider', 'Not investment advice', 'Data disclosure'])
    expect(main).toContain(words);
});

test('the filters that the API offers begin with the specified bounds, markets and country', async () => {
  const { data } = (await (await get('/api/stock/filters')).json()) as {
    data: { name: string; active: boolean; options: (string | { min?: number; max?: number; count?: number })[] }[];
  };
  const optionsOf = (field: string) =>
    data
      .find(({ name }) => name === field)
      ?.options.map((option) =>
        typeof option === 'string' ? option : [option.min ?? null, option.max ?? null],
      );
  expect(optionsOf('last_sale')?.slice(0, 4)).toEqual([[0, 2], [2, 5], [5, 10], [10, 500]]);
  expect(optionsOf('market_cap')).toEqual([[null, 5e5], [5e5, 5e7], [5e7, 5e9]]);
  expect(optionsOf('market')).toEqual(['NASDAQ', 'NYSE', 'NYSE American']);
  expect(optionsOf('country')?.[0]).toBe('US');
  expect(data.filter(({ active }) => active).map(({ name }) => name)).toEqual([
    'market_cap',
    'volume',
    'shares_outstanding',
    'bioPhasePipelines',
  ]);
}); // prettier-ignore

test('what a film is about is cut at thirty words in the library, and at a hundred characters on its company', async () => {
  const descriptions = async (path: string) => {
    const html = mainOf(await htmlOf(path));
    return [...html.matchAll(/<p class="description[^>]*>([^<]*)/g)].map(([, text]) => readable(text ?? ''));
  };
  const library = (await descriptions('/videos')).filter((text) => text.endsWith('…'));
  const company = (await descriptions('/stocks/ZZSMA/videos')).filter((text) => text.endsWith('…'));
  expect([library.length, company.length]).not.toContain(0);
  expect(library.map((text) => text.split(' ').length).filter((count) => count !== 30)).toEqual([]);
  expect(company.filter((text) => text.length > 100 || text.length < 80)).toEqual([]);
});

test('who is asked to sign in finds a dialog of that name open on the home page', async () => {
  const html = await htmlOf('/?next=%2FProfile');
  const [, labelled] = /<dialog[^>]* open aria-labelledby="([^"]+)"/.exec(html) ?? [];
  const name = new RegExp(`<h2 id="${labelled}"[^>]*>([^<]*)`).exec(html)?.[1];
  expect(name?.trim()).toBe('Sign in');
});
