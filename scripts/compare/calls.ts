import { type Asked, reads, roles } from './asked.ts';

const inCompanies = (...paths: string[]) =>
  ['ABEO', 'MDXG', 'ZZSMA', 'LSTA', 'abeo', 'NOSUCH', 'no%20symbol'].flatMap((symbol) =>
    paths.map((path) => path.replace(':symbol', symbol)),
  );
const filters = (value: object) => encodeURIComponent(JSON.stringify(value));

/** Calls that anybody may make: right ones, and ones that are refused. */
const publicPaths = [
  '/api/stock/filters',
  '/api/stock/readyScreens',
  '/api/stock/export',
  `/api/stock/export?filters=${filters({ market_cap: [{ min: 5e7, max: 3e8 }] })}&sortField=volume&sortDirection=desc`,
  '/api/stock/export?columns=symbol,name,latest_rsi',
  '/api/stock/export?columns=nonsense',
  '/api/stock/export?filters=nonsense',
  ...['', 'a', 'abeo', 'sample', 'zz', '%22', 'x'.repeat(101)].map(
    (text) => `/api/stock/searchTop3?input=${text}`,
  ),
  '/api/stock/searchTop3',
  '/api/stock/getAllSectors',
  ...['company', 'news', 'event', 'newsletter', 'video', 'weather'].flatMap((type) => [
    `/api/stock/search?type=${type}`,
    `/api/stock/search?type=${type}&query=sample`,
    `/api/stock/search?type=${type}&query=bio&page=2&pageSize=5`,
    `/api/stock/search?type=${type}&page=0`,
  ]),
  '/api/stock/search?query=abeona&pageSize=101',
  ...inCompanies('/api/stock/details/:symbol', '/api/stock/marks/:symbol', '/api/stock/financials/:symbol'),
  ...inCompanies('/api/stock/facts/:symbol', '/api/stock/officers/:symbol', '/api/stock/peers/:symbol'),
  ...['AAPL', 'HALL', 'BITF', 'NONE'].map((ticker) => `/api/stock/uncovered/${ticker}`),
  ...inCompanies('/api/stock/prices/:symbol', '/api/stock/prices/:symbol?range=1M'),
  ...['3M', '6M', 'Max', '2Y'].map((range) => `/api/stock/prices/ABEO?range=${range}`),
  ...inCompanies('/api/stock/insiders/:symbol', '/api/stock/earnings/:symbol', '/api/stock/team/:symbol'),
  '/api/stock/insiders/BMBL?side=sell&pageSize=20',
  '/api/stock/insiders/ABEO?side=buy&date_from=2024-01-01&date_to=2026-01-01',
  '/api/stock/insiders/ABEO?person=nobody',
  '/api/stock/insiders/ABEO?side=hold',
  '/api/stock/insiders/ABEO?date_from=yesterday',
  '/api/stock/earnings/ABEO?page=2&pageSize=3',
  ...['earnings', 'quarters', 'years', 'months'].map(
    (table) => `/api/stock/financials/MDXG/csv?table=${table}`,
  ),
  '/api/stock/financials/NOSUCH/csv?table=years',
  '/api/stock/financials/ABEO/csv',
  '/api/stock/leadersLaggards',
  '/api/stock/leadersLaggards?order=asc&pageSize=25',
  '/api/stock/leadersLaggards?minPrice=1&minVolume=100000&maxMarketCap=300000000',
  '/api/stock/leadersLaggards?minPrice=-1',
  '/api/stock/unusualVolume',
  '/api/stock/summary',
  '/api/stock/indices',
  '/api/stock/ipo_cal',
  '/api/stock/ipo_cal?page=3&pageSize=25',
  '/api/stock/ipo_cal?page=0',
  ...['ABEO', 'ZZSMA', 'ZZSMB', 'NOSUCH'].flatMap((symbol) => [
    `/api/stock/landingPage?symbol=${symbol}`,
    `/api/stock/isClient?symbol=${symbol}`,
  ]),
  '/api/stock/landingPage',
  '/api/stock/isClient?symbol=%20',
  ...inCompanies('/api/landingPage/filings/:symbol', '/api/landingPage/institutional-ownership/:symbol'),
  '/api/landingPage/filings/ABEO?type=10-K&limit=5',
  '/api/landingPage/filings/ABEO?type=Annual+reports&page=2&limit=3',
  '/api/landingPage/filings/ABEO?date_from=2025-01-01&date_to=2025-06-30',
  '/api/landingPage/filings/ABEO?date_from=2025-13-01',
  '/api/landingPage/filings/ABEO/export',
  '/api/landingPage/filings/ABEO/export?type=8K-related',
  '/api/landingPage/filings/NOSUCH/export',
  '/api/landingPage/institutional-ownership/ABEO?page=2&limit=10',
  ...inCompanies('/api/bio/:symbol', '/api/bio/:symbol?group=Phase+2'),
  '/api/bio/ABEO?group=Phase+9',
  '/api/events/all',
  ...['upcoming', 'history', 'never'].map((tab) => `/api/events/all?tab=${tab}`),
  ...['all', 'week', 'month', '3months', 'year', 'day'].map(
    (range) => `/api/events/all?tab=upcoming&range=${range}`,
  ),
  '/api/events/all?symbol=ZZSMA&pageSize=50',
  '/api/events/all/no-such-event',
  '/api/events/all/no%20id',
  ...inCompanies('/api/events/archived/:symbol'),
  '/api/events/top',
  '/api/events/top?pageSize=2',
  '/api/news/top/clients',
  '/api/news/top/clients?limit=2&page=2',
  '/api/news/all',
  '/api/news/all?page=2&limit=25',
  ...['filing', 'earnings', 'insider', 'trial', 'move', 'ipo', 'weather'].map(
    (topic) => `/api/news/all?topic=${topic}`,
  ),
  '/api/news/bySector',
  '/api/news/sector?sector=Life+Sciences',
  '/api/news/sector?sector=Finance&topic=earnings&limit=3',
  '/api/news/sector?sector=Nowhere',
  '/api/news/sector',
  ...inCompanies('/api/news/by/:symbol', '/api/news/by/:symbol?page=2'),
  '/api/news/newsLetters',
  '/api/news/newsLetters?since=2026-10-01&pageSize=3',
  '/api/news/newsLetters?since=soon',
  '/api/news/b-ABEO-20251112-earnings',
  '/api/news/b-AAMI-20260430-earnings',
  '/api/news/sample-letter-reading-6',
  '/api/news/no-such-item',
  '/api/videos/all',
  '/api/videos/all?sector=Technology&sort=recent',
  '/api/videos/all?query=sample&pageSize=3&page=2',
  '/api/videos/all?sort=worst',
  ...inCompanies('/api/videos/all/:symbol'),
  '/api/videos/sample-video-1',
  '/api/videos/sample-video-7',
  '/api/videos/no-such-video',
  '/api/search',
  ...['abeona', 'quarterly+report', 'birch', 'abeonna', 'privacy', '%22'].map(
    (text) => `/api/search?query=${text}`,
  ),
  '/api/search?query=sample&kind=video&limit=20',
  '/api/search?query=report&kind=news&page=2',
  '/api/search?query=a&kind=weather',
  '/api/crawl',
  ...['companies', 'clients', 'filings', 'financials', 'news', 'newsletters', 'videos', 'weather'].map(
    (kind) => `/api/crawl/${kind}`,
  ),
  '/api/crawl/news?page=2',
  '/api/crawl/news?page=0',
  '/api/email-subscriptions/preferences',
  '/api/email-subscriptions/preferences?token=short',
  `/api/email-subscriptions/preferences?token=${'A'.repeat(43)}`,
  '/api/stock/details/ABEO?nonsense=1',
];

/** Calls that want a person, or say who asks. */
const privatePaths = [
  '/api/auth/session',
  '/api/auth/sessions',
  '/api/auth/sessions?pageSize=1&page=2',
  '/api/profile/profile',
  '/api/profile/export',
  '/api/profile/profile/message-preference',
  '/api/screens',
  '/api/stock/favorites',
  '/api/stock/favorites?sortField=market_cap&sortDirection=asc',
  '/api/stock/favorites?sortField=nonsense',
  '/api/stock/favorites/export',
  '/api/stock/favorites/export?columns=symbol,last_sale',
  ...['events', 'news', 'videos'].flatMap((kind) => [
    `/api/${kind}/favorites`,
    `/api/${kind}/favorites?order=title`,
    `/api/${kind}/favorites?order=worst`,
  ]),
  '/api/stock/analyst_details/ABEO',
  '/api/stock/analyst_details/MDXG?pageSize=2',
  '/api/stock/analyst_details/NOSUCH',
  '/api/api/tipranks?symbol=ABEO',
  '/api/tipranks?symbol=ABEO',
  '/api/tipranks?symbol=ZZSMA',
  '/api/tipranks',
  '/api/videos/sample-video-1/access',
  '/api/videos/sample-video-7/access',
  '/api/videos/no-such-video/access',
];

/** Public calls that tell the favorites of who asks. */
const markedPaths = [
  '/api/stock/details/ABEO',
  '/api/stock/leadersLaggards',
  '/api/stock/search?type=company&query=ab',
  '/api/events/all?tab=upcoming',
  '/api/events/top',
  '/api/news/all',
  '/api/news/by/ABEO',
  '/api/videos/all',
  '/api/videos/sample-video-1',
  '/api/videos/sample-video-7',
];

const rows =
  'companies { symbol name last_sale market_cap change_pre bioPhasePipelines } totalPages totalItems';
const screener = (fields: string) =>
  `query Screener($page: Int!, $pageSize: Int!, $filters: String, $sortField: String, $sortDirection: String) {
  filteredCompanies(data: { page: $page, pageSize: $pageSize }, filters: $filters, sortField: $sortField, sortDirection: $sortDirection) { ${fields} }
}`;
const screenerPage = (variables: object, fields = rows) => ({
  query: screener(fields),
  variables: { page: 1, pageSize: 10, ...variables },
});
const someFilters = JSON.stringify({ market_cap: [{ min: 5e7, max: 3e8 }], market: ['NASDAQ'] });

/** Bodies of the screener's calls: what its pages send, and what is refused. */
const safeBodies: [path: string, body: unknown][] = [
  ['/api/graphql', screenerPage({})],
  ['/api/graphql', screenerPage({ page: 3, pageSize: 50, sortField: 'change_pre', sortDirection: 'desc' })],
  ['/api/graphql', screenerPage({ filters: someFilters, sortField: 'latest_rsi', sortDirection: 'asc' })],
  [
    '/api/graphql',
    screenerPage({ filters: JSON.stringify({ symbol: 'abe' }) }, 'companies { symbol spark } totalItems'),
  ],
  [
    '/api/graphql',
    screenerPage({ filters: JSON.stringify({ Industries: ['2834', '2836'], latest_rsi: [{ max: 30 }] }) }),
  ],
  ['/api/graphql', screenerPage({ filters: JSON.stringify({ bioPhasePipelines: ['Phase 2'] }) })],
  ['/api/graphql', screenerPage({ page: 99999 })],
  ['/api/graphql', screenerPage({ page: 0 })],
  ['/api/graphql', screenerPage({ pageSize: 1000 })],
  ['/api/graphql', screenerPage({ filters: 'nonsense' })],
  ['/api/graphql', screenerPage({ filters: JSON.stringify({ weather: ['good'] }) })],
  ['/api/graphql', screenerPage({ sortField: 'weather' })],
  ['/api/graphql', screenerPage({}, 'companies { weather }')],
  ['/api/graphql', { query: '{ __schema { types { name } } }' }],
  ['/api/graphql', { query: '{ __typename }' }],
  ['/api/graphql', { query: 'nonsense' }],
  ['/api/graphql', { query: 'mutation { filteredCompanies }' }],
  ['/api/graphql', {}],
  ['/api/stock/filterCounts', { fields: ['market', 'market_cap', 'latest_rsi', 'bioPhasePipelines'] }],
  ['/api/stock/filterCounts', { fields: ['market', 'country', 'industry', 'volume'], filters: someFilters }],
  ['/api/stock/filterCounts', { fields: ['weather'] }],
  ['/api/stock/filterCounts', { fields: [], filters: 'nonsense' }],
  ['/api/stock/filterCounts', {}],
];

const favoriteState = {
  company: ['ABEO', 'MDXG', 'NOSUCH'],
  event: ['no-such-event'],
  news: ['b-ABEO-20251112-earnings'],
  video: ['sample-video-1', 'sample-video-2'],
};

const post = (as: Asked['as'], path: string, json: unknown): Asked => ({ as, method: 'POST', path, json });

/** Every call that only reads, as a guest. `ids` are of events. */
export const publicCalls = (ids: readonly string[]): Asked[] => [
  ...reads('guest', publicPaths),
  ...reads(
    'guest',
    ids.map((id) => `/api/events/all/${id}`),
  ),
  ...safeBodies.map(([path, body]) => post('guest', path, body)),
  { as: 'guest', method: 'GET', path: '/api/graphql' },
  { as: 'guest', method: 'DELETE', path: '/api/stock/filters' },
  { as: 'guest', method: 'HEAD', path: '/api/stock/filters' },
  { as: 'guest', method: 'HEAD', path: '/api/stock/export' },
  { as: 'guest', method: 'OPTIONS', path: '/api/stock/filters' },
  { as: 'guest', method: 'POST', path: '/api/graphql', form: { query: 'x' } },
];

/** Calls that want somebody, as everybody; public ones that say what is a favorite, as who has some. */
export const privateCalls: Asked[] = [
  ...roles.flatMap((role) => reads(role, privatePaths)),
  ...reads('member', markedPaths),
  ...roles.map((role) => post(role, '/api/favorites/state', favoriteState)),
  post('member', '/api/favorites/state', { company: ['no symbol'] }),
  post('member', '/api/graphql', screenerPage({ filters: someFilters })),
];

const toolsPaths = [
  '/api/tools/news',
  '/api/tools/events',
  '/api/tools/videos',
  '/api/tools/clients',
  '/api/tools/company-landing/ZZSMA',
  '/api/tools/management/ZZSMA',
];
const toolsWrites: [method: string, path: string, body?: unknown][] = [
  ['POST', '/api/tools/news', { title: 'A title', company_symbol: 'ABEO' }],
  ['POST', '/api/tools/news', {}],
  ['PUT', '/api/tools/news/some-id', { title: 'A title' }],
  ['DELETE', '/api/tools/news/some-id'],
  ['POST', '/api/tools/events', { title: 'An event', kind: 'party' }],
  ['PUT', '/api/tools/events/some-id', { title: '' }],
  ['DELETE', '/api/tools/events/some-id'],
  ['POST', '/api/tools/videos', { name: 'A video', company_symbol: 'ABEO' }],
  ['PUT', '/api/tools/videos/some-id', { youtubeId: 'short' }],
  ['DELETE', '/api/tools/videos/some-id'],
  ['POST', '/api/notifications/notifications', { message: '' }],
  ['POST', '/api/tools/clients', {}],
  ['PUT', '/api/tools/clients/ABEO', { active: 'yes' }],
  ['POST', '/api/tools/company-landing', { company_symbol: 'ABEO', jumbo_video: 'http://plain.example' }],
  ['PUT', '/api/tools/company-landing/ABEO', { active: true }],
  ['POST', '/api/tools/management', { company_symbol: 'ABEO' }],
  ['PUT', '/api/tools/management/some-id', { name: 'A name' }],
  ['DELETE', '/api/tools/management/some-id'],
];

/** Calls to backends that the site may not have: one after the other, since a breaker counts their failures. */
export const absentCalls: Asked[] = roles.flatMap((role) => [
  ...reads(role, ['/api/chat/history', '/api/chat/history?page=0']),
  post(role, '/api/chat/history/some-thread/title', { title: 'A title' }),
  ...reads(role, toolsPaths),
  ...toolsWrites.map(([method, path, json]) => ({
    as: role,
    method,
    path,
    ...(json !== undefined && { json }),
  })),
]);
