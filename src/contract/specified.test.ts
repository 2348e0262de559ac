import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { bioPhaseGroups, bioPhaseOptions } from './bio-phase.ts';
import type { Call } from './call.ts';
import { type CallAddress, calls } from './calls.ts';
import { entities } from './entities.ts';
import { filingGroups } from './filing.ts';
import { specifiedFieldNames } from './screener-fields.ts';

// What other programs rely on, letter by letter: here a name or a form that is changed by mistake is noticed.

/** The names that an object of a schema has, before it is made into something else and after. */
function namesIn(schema: z.core.$ZodType | undefined): string[] {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (def?.type === 'pipe') return [...namesIn(def.in), ...namesIn(def.out)];
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}
const words = (text: string): string[] => text.trim().split(/\s+/);

test.each([
  [
    'ScreenerRow',
    `symbol name last_sale ipo_year market_cap volume week52low week52high shares_outstanding pre_close volume_avg open
     market country industry change_pre net_change latest_rsi latest_ema latest_sma latest_macd institutionalBuying
     institutionalOwnership yearOverYearRevenue quarterOverQuarterRevenue bioPhasePipelines Insider_Ownership_Percent
     Insider_Transactions priceTarget buyRatings highPriceTarget lowPriceTarget priceTargetUpside sellRatings
     totalAnalysts holdRatings float_shares free_float`,
  ],
  [
    'CompanyCard',
    `symbol name logo last_sale change_pre volume isFavorite sector_name market company_name isClient podcast_link`,
  ],
  [
    'Company',
    `symbol open pre_close volume market_cap daylow dayhigh week52low week52high shares_outstanding net_change change_pre
     market sector_name industry ipo_year country description insiderOwnershipRecords last_sale`,
  ],
  ['FilterDefinition', 'name options active classification'],
  ['Event', 'id title upcoming_date company_symbol Company Zoom_url isFavorite'],
  ['Webinar', 'id title replayLink upcoming_date company_symbol Zoom_url isFavorite'],
  [
    'News',
    `id title thumbnail image summary heading description published_at company_symbol category source url
     rc_newsletter isFavorite Company`,
  ],
  [
    'Video',
    `id name description type published thumbnail_url youtubeId isFavorite exclusive disabled thirtysecs videoFeatured
     company_symbol Company`,
  ],
  ['SectorEntry', 'sector_name'],
  ['IndustryCode', 'sector subdivision description'],
  ['NewsletterSignup', 'firstName lastName emailAddress phone'],
  ['ChatThread', 'thread_id symbol company_name chat_title created_at'],
  ['Profile', 'name phone_number email profile_picture_url'],
  ['User', 'email phone_number message_preference username verified googleUser'],
  ['Ipo', 'company_name'],
  ['BioPhase', 'id company_symbol stage drug_name date raw_text_link'],
  [
    'Filing',
    'accession_key company_symbol filing_type description raw_text_link document_count date_as_of_change',
  ],
  ['Holding', 'id institutionName sharesHeldPercentage sharesHeld marketValue filingDate'],
  [
    'AnalystRecord',
    'companySymbol analystName firmName recommendation recommendationDate analystRank successRate',
  ],
  ['InsiderRecord', 'amount_purchased purchaser date_of_purchase company_symbol is_buy'],
  [
    'LandingPage',
    `company_symbol title seo overview value_prop investment_highlights highlights subtitle presentation
     presentation_title specialist custom_style active askceo_title extra_info extra_info_two extra_title extra_title_two
     jumbo_video jumbotron_gradient_opacity jumbotron_subtitle_color jumbotron_title_color letter valueprop_title
     podcast_link website_url disclosure`,
  ],
  ['Leader', 'id company_symbol name title description headshot_url'],
  ['Client', 'company_symbol active contract disclosure assignedSpecialistId companyName topicArn Company'],
  ['Notification', 'message objectId objectType'],
] as const)('%s has the specified fields', (name, fields) => {
  expect(namesIn(entities[name])).toEqual(expect.arrayContaining(words(fields)));
});

test('the screener has its 38 fields by name', () => {
  expect(specifiedFieldNames).toHaveLength(38);
  expect(specifiedFieldNames[0]).toBe('symbol');
  expect(specifiedFieldNames.at(-1)).toBe('free_float');
});

const rows: readonly Call[] = Object.values(calls);
const at = (address: string): Call | undefined =>
  rows.find(({ method, path }) => `${method} ${path}` === address);

test.each<[CallAddress, string]>([
  ['POST /auth/register', 'username name email phone_number password message_preference terms_accepted'],
  ['POST /auth/login', 'email password'],
  ['POST /auth/verify', 'email phone_number code'],
  ['POST /auth/resend-verification', 'email phone_number'],
  ['POST /auth/forgot-password', 'email phone_number'],
  ['POST /auth/reset-password', 'email phone_number code newPassword'],
  ['PUT /profile/profile/update', 'name phone_number'],
  ['PUT /profile/profile/message-preference', 'message_preference'],
  ['PATCH /stock/favorites', 'symbol'],
  ['PATCH /events/favorites', 'eventId webinarId'],
  ['PATCH /news/favorites', 'newsId'],
  ['PATCH /videos/favorites', 'videoId'],
  ['POST /email-subscriptions/subscribe', 'email'],
  ['POST /chat/history/:threadId/title', 'title'],
  ['POST /notifications/notifications', 'message objectId objectType'],
  ['POST /tools/news', 'title company_symbol published_at newsLetterURL thumbnail'],
  ['POST /tools/events', 'title company_symbol upcoming_date'],
  ['POST /tools/videos', 'name company_symbol'],
  ['PUT /tools/clients/:symbol', 'contract disclosure assignedSpecialistId companyName active'],
])('%s takes the specified body', (address, fields) => {
  expect(namesIn(at(address)?.body)).toEqual(expect.arrayContaining(words(fields)));
});

test.each<[CallAddress, string]>([
  ['GET /stock/leadersLaggards', 'page pageSize order'],
  ['GET /stock/searchTop3', 'input'],
  ['GET /stock/search', 'page pageSize type query'],
  ['GET /stock/landingPage', 'symbol'],
  ['GET /stock/isClient', 'symbol'],
  ['GET /news/top/clients', 'page limit'],
  ['GET /news/all', 'page limit'],
  ['GET /news/sector', 'sector page limit'],
  ['GET /news/by/:symbol', 'page'],
  ['GET /chat/history', 'page limit'],
  ['GET /api/tipranks', 'symbol'],
  ['GET /landingPage/filings/:symbol', 'page limit date_from date_to type'],
  ['GET /landingPage/institutional-ownership/:symbol', 'page limit'],
  ['GET /stock/ipo_cal', 'page pageSize'],
  ['GET /stock/analyst_details/:symbol', 'page pageSize'],
])('%s takes the specified query', (address, fields) => {
  expect(namesIn(at(address)?.query)).toEqual(expect.arrayContaining(words(fields)));
});

test.each<[CallAddress, string]>([
  ['POST /auth/login', 'success token message user'],
  ['GET /stock/leadersLaggards', 'data total'],
  ['GET /stock/isClient', 'isClient'],
  ['GET /news/top/clients', 'news'],
  ['GET /news/by/:symbol', 'data currentPage totalPages'],
  ['GET /chat/history', 'data'],
  ['POST /chat/history/:threadId/title', 'title'],
  ['GET /api/tipranks', 'urls'],
  ['GET /landingPage/filings/:symbol', 'data totalItems'],
  ['GET /landingPage/institutional-ownership/:symbol', 'data totalItems'],
  ['GET /stock/ipo_cal', 'data total'],
  ['GET /stock/analyst_details/:symbol', 'data total'],
  ['GET /profile/profile', 'profile'],
  ['GET /profile/profile/message-preference', 'message_preference'],
  ['PATCH /stock/favorites', 'isFavorite'],
])('%s answers with the specified names', (address, fields) => {
  expect(namesIn(at(address)?.answer)).toEqual(expect.arrayContaining(words(fields)));
});

test('the phases of the filter and their groups are those specified, in their order', () => {
  expect([...bioPhaseOptions]).toEqual([
    'Phase 1', 'Phase 1a', 'Phase 1b', 'Phase 1/2', 'Phase 2', 'Phase 2a', 'Phase 2b', 'Phase 2/3', 'Phase 3', 'Phase 4',
    'Approved', 'Failed', 'NDA', 'sNDA', 'BLA', 'IND', 'PDUFA',
  ]); // prettier-ignore
  expect(bioPhaseGroups.slice(0, 5)).toEqual(['Phase 1', 'Phase 2', 'Phase 3', 'Failed', 'Completed']);
});

test.each([
  ['8K-related', '8-k 8-k/a 8-k12b'],
  ['Annual reports', '10-k 11-k 20-f 20-f/a ars ars/a'],
  ['Quarterly Reports', '10-q 10-q/a 10-k/a nt nt-ncsr nt-ncsr/a'],
  ['Insider transactions', '3 4 3/a 4/a sc 13f-hr 13f-hr/a 144'],
  ['Proxies and info statements', 'pre def prem14a prer14a prem14c'],
  ['Registration statements', 's-1 s-1/a s-3 s-4 s-8 pos'],
  ['Comment letters', 'corresp upload'],
  ['Form 6-K', '6-k 6-k/a'],
])('%s holds the specified forms', (name, forms) => {
  const group = filingGroups.find((each) => each.name === name);
  const isIn = (form: string) =>
    group?.forms.includes(form) || group?.prefixes.some((prefix) => form.startsWith(prefix));
  expect(words(forms).filter((form) => !isIn(form))).toEqual([]);
});
