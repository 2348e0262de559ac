const DESCRIPTIONS = new Map([
  [
    '/stocks',
    'Screen every listed small cap by price, size, sector, ownership, indicators and clinical phase.',
  ],
  [
    '/news',
    'News and automated briefs of listed small caps, by sector and company, each with date and source.',
  ],
  ['/events', 'Upcoming and past events of small-cap companies, with New York time and calendar files.'],
  ['/videos', 'Interviews and overviews of small-cap companies, by sector.'],
  ['/newsletters', 'The newsletter archive, and the weekly letter by mail.'],
  ['/redchat', 'Ask RedChat about listed small caps: every figure looked up and linked to its source.'],
  ['/search', 'Search companies, news, events, videos and newsletters of listed small caps.'],
  ['/login', 'Sign in to keep favorites, saved screens and settings.'],
  ['/signup', 'Make a free account to keep favorites, saved screens and settings.'],
  ['/forgot-password', 'Ask for a code to set a new password.'],
  ['/settings', 'Theme, text size and motion of the pages, kept in this browser.'],
  ['/settings/view', 'Light or dark pages, kept in this browser.'],
  ['/settings/accessibility', 'Text size and motion of the pages, kept in this browser.'],
  ['/terms', 'Terms of use, with the disclosure of market data.'],
  ['/privacypolicy', 'What is kept about visitors and account holders, why, and for how long.'],
  ['/legal/privacy_policy', 'What is kept about visitors and account holders, why, and for how long.'],
  ['/userpolicy', 'What account holders may do and may expect.'],
]);

/** A sentence about the page of a route that brings none of its own; undefined where there is none. */
export const descriptionOfRoute = (pathname: string): string | undefined =>
  DESCRIPTIONS.get(pathname.toLowerCase());
