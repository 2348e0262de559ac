import { accountCalls } from './account.ts';
import { analystCalls } from './analyst.ts';
import { bioPhaseCalls } from './bio-phase.ts';
import { calendarCalls } from './calendar.ts';
import { captchaCalls } from './captcha.ts';
import { catalystCalls } from './catalyst.ts';
import { chartMarkCalls } from './chart-mark.ts';
import { chatCalls } from './chat.ts';
import { clientCalls, clientToolsCalls } from './client.ts';
import { companyCalls } from './company.ts';
import { leadersCalls } from './leaders.ts';
import { moveCalls } from './move.ts';
import { companyFactsCalls } from './company-facts.ts';
import { companySignupCalls } from './company-signup.ts';
import { coverageCalls } from './coverage.ts';
import { crawlCalls } from './crawl.ts';
import { dataDecisionCalls } from './data-decision.ts';
import { deskImportCalls } from './desk-import.ts';
import { deskLogCalls } from './desk-log.ts';
import { deskCalls } from './desk.ts';
import { deskCopyCalls } from './desk-copy.ts';
import { eventCalls, eventToolsCalls } from './event.ts';
import { expectationCalls } from './expectations.ts';
import { favoriteCalls } from './favorite.ts';
import { filingCalls } from './filing.ts';
import { financialsCalls } from './financials.ts';
import { heatMapCalls } from './heat-map.ts';
import { holdingCalls } from './holding.ts';
import { insiderCalls } from './insider.ts';
import { ipoCalls } from './ipo.ts';
import { landingPageCalls, landingPageToolsCalls } from './landing-page.ts';
import { leaderCalls, leaderToolsCalls } from './leader.ts';
import { letterToolsCalls } from './letter.ts';
import { marketIndexCalls } from './market-index.ts';
import { newsCalls, newsToolsCalls } from './news.ts';
import { newsletterCalls } from './newsletter.ts';
import { notificationCalls } from './notification.ts';
import { ownershipCalls } from './ownership.ts';
import { priceCalls } from './price.ts';
import { screenCalls } from './screen.ts';
import { screenerCalls } from './screener.ts';
import { screenerExportCalls } from './screener-export.ts';
import { screenerUniverseCalls } from './screener-universe.ts';
import { searchCalls } from './search.ts';
import { sectorCalls } from './sector.ts';
import { sessionCalls } from './session.ts';
import { siteSearchCalls } from './site-search.ts';
import { suggestionCalls } from './suggestion.ts';
import { textNoticeCalls } from './text-notice.ts';
import { uploadCalls } from './upload.ts';
import { uncoveredCalls } from './uncovered.ts';
import { userCalls } from './user.ts';
import { videoCalls, videoToolsCalls } from './video.ts';

/**
 * Every call of the HTTP interface: gateway, backends, client and API document are made from this table. Each noun owns
 * its rows: who may call, address, summary, schemas. `errors` are those beside the input's (400) and the access's
 * (401, 403). Fixed paths stand before paths with a parameter in the same place.
 */
export const calls = {
  ...screenerCalls,
  ...screenerExportCalls,
  ...screenerUniverseCalls,
  ...screenCalls,
  ...suggestionCalls,
  ...companyCalls,
  ...leadersCalls,
  ...moveCalls,
  ...companyFactsCalls,
  ...uncoveredCalls,
  ...sectorCalls,
  ...heatMapCalls,
  ...searchCalls,
  ...siteSearchCalls,
  ...priceCalls,
  ...chartMarkCalls,
  ...insiderCalls,
  ...financialsCalls,
  ...expectationCalls,
  ...ownershipCalls,
  ...catalystCalls,
  ...calendarCalls,
  ...marketIndexCalls,
  ...ipoCalls,
  ...leaderCalls,
  ...analystCalls,
  ...landingPageCalls,
  ...clientCalls,
  ...filingCalls,
  ...holdingCalls,
  ...bioPhaseCalls,
  ...eventCalls,
  ...newsCalls,
  ...videoCalls,
  ...favoriteCalls,
  ...coverageCalls,
  ...crawlCalls,
  ...newsletterCalls,
  ...captchaCalls,
  ...companySignupCalls,
  ...sessionCalls,
  ...accountCalls,
  ...userCalls,
  ...textNoticeCalls,
  ...chatCalls,
  ...newsToolsCalls,
  ...eventToolsCalls,
  ...videoToolsCalls,
  ...letterToolsCalls,
  ...deskCalls,
  ...uploadCalls,
  ...deskLogCalls,
  ...dataDecisionCalls,
  ...deskImportCalls,
  ...deskCopyCalls,
  ...notificationCalls,
  ...clientToolsCalls,
  ...landingPageToolsCalls,
  ...leaderToolsCalls,
} as const;

export type CallId = keyof typeof calls;
export type Calls = typeof calls;

/**
 * How browser code names a call: `ask('PATCH /screens/:id', { params, body })`. It is held against the table when types
 * are checked, and weighs nothing: neither the table nor its schemas reach the page.
 */
export type CallAddress = { [K in CallId]: `${Calls[K]['method']} ${Calls[K]['path']}` }[CallId];

/** The row of an address. */
export type CallAt<A extends CallAddress> = {
  [K in CallId]: A extends `${Calls[K]['method']} ${Calls[K]['path']}` ? Calls[K] : never;
}[CallId];
