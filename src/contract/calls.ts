import * as account from './account.ts';
import { AnalystListSchema, AnalystWidgetsSchema, SymbolQuerySchema } from './analyst.ts';
import { BioPhaseListSchema, BioPhaseQuerySchema } from './bio-phase.ts';
import { callsOf } from './call.ts';
import { CaptchaChallengeSchema, CaptchaWishSchema } from './captcha.ts';
import { ChartMarkListSchema } from './chart-mark.ts';
import * as chat from './chat.ts';
import * as client from './client.ts';
import { CompanySignupSchema } from './company-signup.ts';
import * as company from './company.ts';
import * as crawl from './crawl.ts';
import * as event from './event.ts';
import * as favorite from './favorite.ts';
import { FilingExportQuerySchema, FilingListSchema, FilingQuerySchema } from './filing.ts';
import * as financials from './financials.ts';
import { FilterCountsBodySchema, FilterCountsSchema } from './filter-counts.ts';
import { HoldingListSchema, HoldingQuerySchema } from './holding.ts';
import { IdParamsSchema } from './id.ts';
import { InsiderListSchema, InsiderQuerySchema } from './insider.ts';
import { IpoListSchema } from './ipo.ts';
import * as landing from './landing-page.ts';
import * as leader from './leader.ts';
import { MarketIndicesSchema } from './market-index.ts';
import * as news from './news.ts';
import * as newsletter from './newsletter.ts';
import { NotificationInputSchema } from './notification.ts';
import { DoneSchema, PageQuerySchema } from './paging.ts';
import { PriceHistorySchema, PriceQuerySchema } from './price.ts';
import * as screen from './screen.ts';
import { CsvSchema, ExportQuerySchema, FavoritesExportQuerySchema } from './screener-export.ts';
import { FilterListSchema, GraphqlAnswerSchema, GraphqlBodySchema } from './screener.ts';
import { SearchAnswerSchema, SearchQuerySchema } from './search.ts';
import { SectorListSchema } from './sector.ts';
import * as session from './session.ts';
import { SiteSearchAnswerSchema, SiteSearchQuerySchema } from './site-search.ts';
import { SymbolParamsSchema } from './symbol.ts';
import * as user from './user.ts';
import * as video from './video.ts';
import { WebinarListSchema } from './webinar.ts';

const onData = callsOf('data');
const onAuth = callsOf('auth');
const onChat = callsOf('chat');
const onTools = callsOf('tools');

const bySymbol = { params: SymbolParamsSchema };
const byId = { params: IdParamsSchema };
const page = { query: PageQuerySchema };
const notFound = { errors: ['not_found'] } as const;
const goneOrNot = { errors: ['not_found', 'gone'] } as const;
const personal = { personal: true } as const;
const limited = { errors: ['too_many_requests'] } as const;
/** An editor's HTML. */
const large = { limitBytes: 512 * 1024 };

/**
 * Every call of the HTTP interface: gateway, backends, client and API document are made from this table. In each row:
 * who may call, path, summary, schemas. `errors` are those beside the input's (400) and the access's (401, 403).
 * Fixed paths stand before paths with a parameter in the same place.
 */
// prettier-ignore
export const calls = {
  // Screener and market data
  'screener.query': onData.post('public', '/graphql', 'One page of the screener, filtered and sorted: the GraphQL query filteredCompanies',
    { body: GraphqlBodySchema, answer: GraphqlAnswerSchema, safe: true }),
  'stock.filters': onData.get('public', '/stock/filters', 'Filter definitions with their options', { answer: FilterListSchema }),
  'stock.filterCounts': onData.post('public', '/stock/filterCounts', 'How many companies each option of a filter would leave, given the other filters',
    { body: FilterCountsBodySchema, answer: FilterCountsSchema, safe: true }),
  'stock.readyScreens': onData.get('public', '/stock/readyScreens', 'Ready-made screens with how many companies each holds', { answer: screen.ReadyScreenListSchema }),
  'stock.export': onData.get('public', '/stock/export', 'Every row of a filter and sort as CSV',
    { query: ExportQuerySchema, answer: CsvSchema, stream: 'text/csv' }),
  'stock.searchTop3': onData.get('public', '/stock/searchTop3', 'At most three companies for a text being typed',
    { query: company.SuggestionQuerySchema, answer: company.SuggestionListSchema }),
  'stock.getAllSectors': onData.get('public', '/stock/getAllSectors', 'The nine sectors in card order', { answer: SectorListSchema }),
  'stock.search': onData.get('public', '/stock/search', 'Search of companies, news, events, newsletters or videos',
    { query: SearchQuerySchema, answer: SearchAnswerSchema }),
  'stock.details': onData.get('public', '/stock/details/:symbol', 'One company with every known field',
    { ...bySymbol, answer: company.CompanySchema, ...notFound }),
  'stock.leadersLaggards': onData.get('public', '/stock/leadersLaggards', 'Companies by the change of the session: leaders (desc) or laggards (asc)',
    { query: company.LeadersQuerySchema, answer: company.LeadersSchema }),
  'stock.unusualVolume': onData.get('public', '/stock/unusualVolume', 'Companies by the volume of the session against their usual one, highest first',
    { answer: company.UnusualVolumeSchema }),
  'stock.prices': onData.get('public', '/stock/prices/:symbol', 'Daily prices of one company',
    { ...bySymbol, query: PriceQuerySchema, answer: PriceHistorySchema, ...notFound }),
  'stock.marks': onData.get('public', '/stock/marks/:symbol', 'Earnings, insider trades and filings of a company, by day, since its first price',
    { ...bySymbol, answer: ChartMarkListSchema, ...notFound }),
  'stock.insiders': onData.get('public', '/stock/insiders/:symbol', 'Insider trades of a company, newest first',
    { ...bySymbol, query: InsiderQuerySchema, answer: InsiderListSchema, ...notFound }),
  'stock.earnings': onData.get('public', '/stock/earnings/:symbol', 'Earnings reports of a company against their estimates, newest first',
    { ...bySymbol, query: financials.EarningsQuerySchema, answer: financials.EarningsListSchema, ...notFound }),
  'stock.financialsFile': onData.get('public', '/stock/financials/:symbol/csv', 'Earnings reports, quarters or years of a company as CSV',
    { ...bySymbol, query: financials.FinancialsFileQuerySchema, answer: CsvSchema, stream: 'text/csv', ...notFound }),
  'stock.financials': onData.get('public', '/stock/financials/:symbol', 'Latest fundamentals and reported periods of a company',
    { ...bySymbol, answer: financials.FinancialsSchema, ...notFound }),
  'stock.summary': onData.get('public', '/stock/summary', 'How many companies rose, fell or stood still', { answer: company.BreadthSchema }),
  'stock.indices': onData.get('public', '/stock/indices', 'Three lines of small caps, and how many rose and fell in each session', { answer: MarketIndicesSchema }),
  'stock.ipoCalendar': onData.get('public', '/stock/ipo_cal', 'Offerings, newest first', { ...page, answer: IpoListSchema }),

  // Saved screens
  'screens.list': onData.get('private', '/screens', 'Own saved screens by name', { answer: screen.ScreenListSchema }),
  'screens.create': onData.post('private', '/screens', 'Save a screen under a new name', { body: screen.ScreenInputSchema, answer: screen.ScreenSchema, errors: ['conflict'] }),
  'screens.update': onData.patch('private', '/screens/:id', 'Rename a saved screen, change it, or make it the default',
    { ...byId, body: screen.ScreenUpdateSchema, answer: screen.ScreenSchema, errors: ['not_found', 'conflict'] }),
  'screens.delete': onData.delete('private', '/screens/:id', 'Delete a saved screen', { ...byId, answer: DoneSchema, ...notFound }),

  // Company pages
  'stock.team': onData.get('public', '/stock/team/:symbol', 'Management of a company', { ...bySymbol, ...page, answer: leader.LeaderListSchema, ...notFound }),
  'stock.analysts': onData.get('private', '/stock/analyst_details/:symbol', 'Analyst recommendations, best rank first',
    { ...bySymbol, ...page, answer: AnalystListSchema, ...notFound }),
  'stock.landingPage': onData.get('public', '/stock/landingPage', 'Profile of a client company', { query: SymbolQuerySchema, answer: landing.LandingPageSchema, ...notFound }),
  'stock.isClient': onData.get('public', '/stock/isClient', 'Whether a company is a client', { query: SymbolQuerySchema, answer: client.IsClientSchema }),
  'filings.bySymbol': onData.get('public', '/landingPage/filings/:symbol', 'Filings of a company, newest first',
    { ...bySymbol, query: FilingQuerySchema, answer: FilingListSchema, ...notFound }),
  'filings.export': onData.get('public', '/landingPage/filings/:symbol/export', 'Every filing of a company, of a type and time, as CSV',
    { ...bySymbol, query: FilingExportQuerySchema, answer: CsvSchema, stream: 'text/csv', ...notFound }),
  'holdings.bySymbol': onData.get('public', '/landingPage/institutional-ownership/:symbol', 'Institutional holders of a company, largest first',
    { ...bySymbol, query: HoldingQuerySchema, answer: HoldingListSchema, ...notFound }),
  'bio.bySymbol': onData.get('public', '/bio/:symbol', 'Clinical programmes of a company, latest first', { ...bySymbol, query: BioPhaseQuerySchema, answer: BioPhaseListSchema, ...notFound }),
  'tipranks.get': onData.get('private', '/api/tipranks', 'Addresses of the analyst widgets of a company', { query: SymbolQuerySchema, answer: AnalystWidgetsSchema }),

  // Events, news, videos
  'events.all': onData.get('public', '/events/all', 'Events, upcoming or past', { query: event.EventQuerySchema, answer: event.EventListSchema }),
  'events.details': onData.get('public', '/events/all/:id', 'One event', { ...byId, answer: event.EventSchema, ...goneOrNot }),
  'events.archived': onData.get('public', '/events/archived/:symbol', 'Webinars of a company; 404 when it has none', { ...bySymbol, ...page, answer: WebinarListSchema, ...notFound }),
  'events.top': onData.get('public', '/events/top', 'The featured event, then those beside it', { ...page, answer: event.EventListSchema }),
  'news.topClients': onData.get('public', '/news/top/clients', 'Latest news of client companies', { query: news.NewsTopQuerySchema, answer: news.TopNewsSchema }),
  'news.all': onData.get('public', '/news/all', 'All news, newest first', { query: news.NewsQuerySchema, answer: news.NewsDaysListSchema }),
  'news.bySector': onData.get('public', '/news/bySector', 'The newest news of each sector', { answer: news.NewsBySectorSchema }),
  'news.sector': onData.get('public', '/news/sector', 'News of one sector, newest first', { query: news.NewsSectorQuerySchema, answer: news.NewsDaysListSchema }),
  'news.bySymbol': onData.get('public', '/news/by/:symbol', 'News of a company, newest first', { ...bySymbol, query: news.NewsPageQuerySchema, answer: news.NewsBySymbolSchema }),
  'news.newsLetters': onData.get('public', '/news/newsLetters', 'Newsletters, newest first', { query: news.NewsletterQuerySchema, answer: news.NewsListSchema }),
  'news.favorites': onData.get('private', '/news/favorites', 'Favourite news', { query: favorite.FavoriteListQuerySchema, answer: news.NewsListSchema }),
  'news.details': onData.get('public', '/news/:id', 'One news item with its text and figures; 410 when it was deleted', { ...byId, answer: news.NewsSchema, ...goneOrNot }),
  'videos.all': onData.get('public', '/videos/all', 'Videos, featured first', { query: video.VideoQuerySchema, answer: video.VideoListSchema }),
  'videos.bySymbol': onData.get('public', '/videos/all/:symbol', 'Videos of a company; 404 when it has none', { ...bySymbol, ...page, answer: video.VideoListSchema, ...notFound }),

  // Search
  'search.all': onData.get('public', '/search', 'Search of companies, pages, news, events, videos and newsletters, in groups',
    { query: SiteSearchQuerySchema, answer: SiteSearchAnswerSchema }),

  // Crawlers
  'crawl.shards': onData.get('public', '/crawl', 'Every shard of pages for crawlers, with its latest change', { answer: crawl.CrawlShardListSchema }),
  'crawl.entries': onData.get('public', '/crawl/:kind', 'One shard of pages for crawlers: symbols or ids with their last change',
    { params: crawl.CrawlParamsSchema, query: crawl.CrawlQuerySchema, answer: crawl.CrawlListSchema }),

  // Favourites and subscriptions
  'stock.favorites': onData.get('private', '/stock/favorites', 'Favourite companies', { query: company.FavoriteCompanyQuerySchema, answer: company.FavoriteCompanyListSchema }),
  'stock.exportFavorites': onData.get('private', '/stock/favorites/export', 'Every favourite company as CSV',
    { query: FavoritesExportQuerySchema, answer: CsvSchema, stream: 'text/csv' }),
  'stock.setFavorite': onData.patch('private', '/stock/favorites', 'Make or unmake a company a favourite', { body: favorite.FavoriteCompanySchema, answer: favorite.FavoriteAnswerSchema, ...notFound }),
  'events.favorites': onData.get('private', '/events/favorites', 'Favourite events and webinars', { query: favorite.FavoriteListQuerySchema, answer: event.EventListSchema }),
  'events.setFavorite': onData.patch('private', '/events/favorites', 'Make or unmake an event or webinar a favourite', { body: favorite.FavoriteEventSchema, answer: favorite.FavoriteAnswerSchema, ...notFound }),
  'news.setFavorite': onData.patch('private', '/news/favorites', 'Make or unmake a news item a favourite', { body: favorite.FavoriteNewsSchema, answer: favorite.FavoriteAnswerSchema, ...notFound }),
  'videos.favorites': onData.get('private', '/videos/favorites', 'Favourite videos', { query: favorite.FavoriteListQuerySchema, answer: video.VideoListSchema }),
  'videos.setFavorite': onData.patch('private', '/videos/favorites', 'Make or unmake a video a favourite', { body: favorite.FavoriteVideoSchema, answer: favorite.FavoriteAnswerSchema, ...notFound }),
  'favorites.state': onData.post('private', '/favorites/state', 'Which of the named things are favourites',
    { body: favorite.FavoriteStateBodySchema, answer: favorite.FavoriteStateSchema, safe: true }),
  'videos.details': onData.get('public', '/videos/:id', 'One video', { ...byId, answer: video.VideoSchema, ...goneOrNot }),
  'videos.access': onData.get('private', '/videos/:id/access', 'Whether an exclusive video is unlocked in this session, and then what plays it', { ...byId, answer: video.VideoAccessSchema, ...goneOrNot }),
  'videos.unlock': onData.put('private', '/videos/:id/access', 'Unlock an exclusive video for this session; a repeat changes nothing', { ...byId, answer: video.VideoAccessSchema, ...goneOrNot }),
  'newsletter.subscribe': onData.post('public', '/email-subscriptions/subscribe', 'Ask for the weekly newsletter', { body: newsletter.SubscriptionSchema, answer: DoneSchema, ...personal, ...limited }),
  'newsletter.signUp': onData.post('public', '/email-subscriptions/signup', 'Ask for it with the full form', { body: newsletter.NewsletterSignupSchema, answer: DoneSchema, ...personal, ...limited }),
  'newsletter.confirm': onData.post('public', '/email-subscriptions/confirm', 'Confirm an address with the token of its activation mail',
    { body: newsletter.TokenBodySchema, answer: newsletter.ConfirmedSchema, ...personal, ...notFound }),
  'newsletter.preferences': onData.get('public', '/email-subscriptions/preferences', 'What one chose to get', { query: newsletter.TokenQuerySchema, answer: newsletter.PreferencesSchema, ...personal, ...notFound }),
  'newsletter.setPreferences': onData.put('public', '/email-subscriptions/preferences', 'Choose what to get',
    { body: newsletter.PreferencesUpdateSchema, answer: newsletter.PreferencesSchema, ...personal, errors: ['not_found', 'conflict'] }),
  'newsletter.unsubscribe': onData.post('public', '/email-subscriptions/unsubscribe', 'Leave the newsletter; a repeat changes nothing',
    { body: newsletter.TokenBodySchema, answer: DoneSchema, ...personal, ...notFound }),

  'captcha.challenge': onData.post('public', '/captcha/challenges', 'A captcha to complete: work for a script, or a question for a person',
    { body: CaptchaWishSchema, answer: CaptchaChallengeSchema, ...limited, ...personal }),
  'companySignup.create': onData.post('public', '/company-signups', 'Sign up for news of a client company',
    { body: CompanySignupSchema, answer: DoneSchema, errors: ['not_found', 'too_many_requests', 'unavailable'], ...personal }),

  // Accounts. A password is changed through the forgot and reset calls, with the address of the signed-in person.
  'auth.register': onAuth.post('auth', '/auth/register', 'Create an account; answers alike for a known address', { body: session.SignupSchema, answer: DoneSchema, ...limited }),
  'auth.login': onAuth.post('auth', '/auth/login', 'Sign in',
    { body: session.LoginSchema, answer: session.LoginAnswerSchema, gatewayAnswer: session.LoginGatewaySchema, errors: ['unauthenticated', 'too_many_requests'] }),
  'auth.logout': onAuth.post('auth', '/auth/logout', 'End the session', { answer: DoneSchema }),
  'auth.session': onAuth.get('auth', '/auth/session', 'Who asks', { answer: session.SessionSchema, errors: ['unauthenticated'] }),
  'auth.verify': onAuth.post('auth', '/auth/verify', 'Confirm an address with a code',
    { body: session.VerifySchema, answer: session.VerifyAnswerSchema, gatewayAnswer: session.VerifyGatewaySchema, ...limited }),
  'auth.resendVerification': onAuth.post('auth', '/auth/resend-verification', 'Send a new confirmation code', { body: session.ContactSchema, answer: DoneSchema, ...limited }),
  'auth.forgotPassword': onAuth.post('auth', '/auth/forgot-password', 'Send a code for a new password', { body: session.ContactSchema, answer: DoneSchema, ...limited }),
  'auth.resetPassword': onAuth.post('auth', '/auth/reset-password', 'Set a new password with a code; ends every session, and renews the one that asks',
    { body: session.ResetPasswordSchema, answer: session.ResetPasswordAnswerSchema, gatewayAnswer: DoneSchema, ...limited }),
  'auth.googleStart': onAuth.post('auth', '/auth/google/start', 'Begin to sign in with Google',
    { answer: account.GoogleStartSchema, gatewayAnswer: account.GoogleStartGatewaySchema, errors: ['not_found', 'unavailable'] }),
  'auth.googleFinish': onAuth.post('auth', '/auth/google/finish', 'Sign in with what Google sent back',
    { body: account.GoogleFinishSchema, answer: session.LoginAnswerSchema, gatewayAnswer: session.LoginGatewaySchema, errors: ['unauthenticated', 'not_found', 'unavailable'] }),
  'auth.sessions': onAuth.get('private', '/auth/sessions', 'Where one is signed in, last seen first', { ...page, answer: account.OpenSessionListSchema }),
  'auth.endOtherSessions': onAuth.delete('private', '/auth/sessions', 'Sign out everywhere else', { answer: DoneSchema }),
  'auth.deletionCode': onAuth.post('private', '/auth/delete/code', 'Send a code that confirms the deletion of the account', { answer: DoneSchema, ...limited }),
  'auth.delete': onAuth.delete('private', '/auth/delete', 'Delete the account and what belongs to it', { body: session.DeleteAccountSchema, answer: DoneSchema, errors: ['forbidden', 'too_many_requests'] }),
  'profile.get': onAuth.get('private', '/profile/profile', 'Own profile', { answer: user.ProfileAnswerSchema }),
  'profile.update': onAuth.put('private', '/profile/profile/update', 'Change name and phone', { body: user.ProfileUpdateSchema, answer: user.ProfileAnswerSchema }),
  'profile.export': onAuth.get('private', '/profile/export', 'Everything that is kept about oneself', { answer: account.PersonalDataSchema }),
  'profile.messagePreference': onAuth.get('private', '/profile/profile/message-preference', 'Where codes and notices go', { answer: user.MessagePreferenceAnswerSchema }),
  'profile.setMessagePreference': onAuth.put('private', '/profile/profile/message-preference', 'Choose where codes and notices go',
    { body: user.MessagePreferenceBodySchema, answer: user.MessagePreferenceAnswerSchema, errors: ['forbidden'] }),

  // Assistant
  'chat.history': onChat.get('private', '/chat/history', 'Own conversations, newest first', { query: chat.ChatHistoryQuerySchema, answer: chat.ChatHistorySchema }),
  'chat.setTitle': onChat.post('private', '/chat/history/:threadId/title', 'Rename a conversation', { params: chat.ThreadParamsSchema, body: chat.ChatTitleBodySchema, answer: chat.ChatTitleSchema, ...notFound }),

  // Staff tools
  'toolsNews.list': onTools.get('staff', '/tools/news', 'News to edit', { ...page, answer: news.NewsListSchema }),
  'toolsNews.create': onTools.post('staff', '/tools/news', 'Publish a news item', { body: news.NewsInputSchema, answer: news.NewsSchema, ...large }),
  'toolsNews.update': onTools.put('staff', '/tools/news/:id', 'Change a news item', { ...byId, body: news.NewsUpdateSchema, answer: news.NewsSchema, ...notFound, ...large }),
  'toolsNews.delete': onTools.delete('staff', '/tools/news/:id', 'Delete a news item', { ...byId, answer: DoneSchema, ...notFound }),
  'toolsEvents.list': onTools.get('staff', '/tools/events', 'Events to edit', { ...page, answer: event.EventListSchema }),
  'toolsEvents.create': onTools.post('staff', '/tools/events', 'Publish an event', { body: event.EventInputSchema, answer: event.EventSchema, ...large }),
  'toolsEvents.update': onTools.put('staff', '/tools/events/:id', 'Change an event', { ...byId, body: event.EventUpdateSchema, answer: event.EventSchema, ...notFound, ...large }),
  'toolsEvents.delete': onTools.delete('staff', '/tools/events/:id', 'Delete an event', { ...byId, answer: DoneSchema, ...notFound }),
  'toolsVideos.list': onTools.get('staff', '/tools/videos', 'Videos to edit', { ...page, answer: video.VideoListSchema }),
  'toolsVideos.create': onTools.post('staff', '/tools/videos', 'Publish a video', { body: video.VideoInputSchema, answer: video.VideoSchema }),
  'toolsVideos.update': onTools.put('staff', '/tools/videos/:id', 'Change a video', { ...byId, body: video.VideoUpdateSchema, answer: video.VideoSchema, ...notFound }),
  'toolsVideos.delete': onTools.delete('staff', '/tools/videos/:id', 'Delete a video', { ...byId, answer: DoneSchema, ...notFound }),
  'notifications.broadcast': onTools.post('staff', '/notifications/notifications', 'Send a notice to everybody', { body: NotificationInputSchema, answer: DoneSchema }),
  'toolsClients.list': onTools.get('staff', '/tools/clients', 'Clients to edit', { ...page, answer: client.ClientListSchema }),
  'toolsClients.create': onTools.post('staff', '/tools/clients', 'Make a company a client', { body: client.ClientInputSchema, answer: client.ClientSchema, errors: ['not_found', 'conflict'], ...large }),
  'toolsClients.update': onTools.put('staff', '/tools/clients/:symbol', 'Change a client', { ...bySymbol, body: client.ClientUpdateSchema, answer: client.ClientSchema, ...notFound, ...large }),
  'toolsLanding.get': onTools.get('staff', '/tools/company-landing/:symbol', 'Landing page to edit', { ...bySymbol, answer: landing.LandingPageSchema, ...notFound }),
  'toolsLanding.create': onTools.post('staff', '/tools/company-landing', 'Write a landing page', { body: landing.LandingPageInputSchema, answer: landing.LandingPageSchema, errors: ['not_found', 'conflict'], ...large }),
  'toolsLanding.update': onTools.put('staff', '/tools/company-landing/:symbol', 'Change a landing page', { ...bySymbol, body: landing.LandingPageUpdateSchema, answer: landing.LandingPageSchema, ...notFound, ...large }),
  'toolsLeaders.list': onTools.get('staff', '/tools/management/:symbol', 'Management to edit', { ...bySymbol, ...page, answer: leader.LeaderListSchema }),
  'toolsLeaders.create': onTools.post('staff', '/tools/management', 'Add a member of the management', { body: leader.LeaderInputSchema, answer: leader.LeaderSchema, ...notFound, ...large }),
  'toolsLeaders.update': onTools.put('staff', '/tools/management/:id', 'Change a member of the management', { ...byId, body: leader.LeaderUpdateSchema, answer: leader.LeaderSchema, ...notFound, ...large }),
  'toolsLeaders.delete': onTools.delete('staff', '/tools/management/:id', 'Remove a member of the management', { ...byId, answer: DoneSchema, ...notFound }),
} as const;

export type CallId = keyof typeof calls;
