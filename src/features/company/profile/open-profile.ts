import type { AstroGlobal } from 'astro';
import { type MarketView, pageHead } from '../load.ts';
import { readMarketView, repairedHref } from '../market/view.ts';
import { loadProfile, type Profile } from './load.ts';
import { profilePolicy } from './page-policy.ts';

type Page = Pick<AstroGlobal, 'params' | 'url' | 'locals' | 'response' | 'csp'>;

/**
 * What a company's own address and its profile's have in common: loads either view, sets status, caching and what the
 * page may embed. `repaired` is where to go instead, when an old link leads beyond the end of a list.
 */
export async function openProfile({
  params,
  url,
  locals: { api, site },
  response,
  csp,
}: Page): Promise<{ ticker: string; profile: Profile; view: MarketView; repaired: string | undefined }> {
  const { ticker = '' } = params;
  const view = readMarketView(url.searchParams);
  const profile = await loadProfile(api, ticker, view);
  const landing =
    profile.tab === 'about' && profile.outcome.kind === 'found' ? profile.outcome.sections.landing : null;
  for (const directive of landing ? profilePolicy(landing, site.assetsUrl) : [])
    csp?.insertDirective(directive);
  const { status, cacheControl } = pageHead(profile.outcome);
  response.status = status;
  response.headers.set('Cache-Control', cacheControl);
  return {
    ticker,
    profile,
    view,
    repaired: profile.tab === 'marketdata' ? repairedHref(url, profile.outcome, view) : undefined,
  };
}
