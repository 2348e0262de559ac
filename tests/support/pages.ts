/** Every kind of page there is, each by one address: looked at in both themes, by axe, and as HTML. */
export const everyPage = [
  '/',
  '/home',
  '/stocks',
  '/stocks/screener?page=2&sortField=change_pre&sortDirection=desc',
  '/stocks/screener?symbol=no-such-company',
  '/stocks/screener?view=technical&market_cap=50M..300M&volume=500K..&sector=Life+Sciences',
  '/stocks/screener/oversold',
  '/stocks/ipo',
  '/stocks/leaders-and-laggards',
  '/stocks/ABEO',
  '/stocks/ABEO/marketdata',
  '/stocks/ABEO/secfilings',
  '/stocks/AACG/marketdata',
  '/?next=%2Ffavorites',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-success',
  '/settings',
  '/settings/view',
  '/settings/accessibility',
  '/terms',
  '/privacypolicy',
  '/userpolicy',
  '/api/docs',
  '/not-found',
] as const;

/** Pages that answer 404 on purpose. */
export const missingPages = [
  '/not-found',
  '/stocks/NOSUCH',
  '/stocks/NOSUCH/marketdata',
  '/no/such/page',
] as const;
