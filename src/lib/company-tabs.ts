/** A page of the company area that exists: its address below /stocks/{ticker} and its name. */
export interface CompanyTab {
  slug: string;
  label: string;
}

/** In the order of the tab row. A tab is added here together with its page. */
export const companyTabs: readonly CompanyTab[] = [
  { slug: 'marketdata', label: 'Market data' },
  { slug: 'secfilings', label: 'SEC filings' },
];

export const companyTabPath = (ticker: string, slug: string): string => `/stocks/${ticker}/${slug}`;

/** What /stocks/{ticker} shows: the profile of a client, where that page exists, and the market data of all others. */
export function defaultTab(isClient: boolean, tabs: readonly CompanyTab[] = companyTabs): string {
  return isClient && tabs.some((tab) => tab.slug === 'about') ? 'about' : 'marketdata';
}
