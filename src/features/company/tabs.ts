import type { Company } from '#contract/company.ts';

/** What decides about tabs. */
type TabFacts = Pick<Company, 'isClient' | 'hasBioPhases'>;

/** A page of the company area that exists: its address below /stocks/{ticker} and its name. */
export interface CompanyTab {
  slug: string;
  label: string;
  /** Whether a company has the tab; absent: every company does. The address answers anyway, with its empty text. */
  isShown?: (company: TabFacts) => boolean;
}

const isClient = ({ isClient }: TabFacts): boolean => isClient;

/** In the order of the tab row. A tab is added here together with its page. */
export const companyTabs: readonly CompanyTab[] = [
  { slug: 'about', label: 'About', isShown: isClient },
  { slug: 'marketdata', label: 'Market data' },
  { slug: 'financials', label: 'Financials' },
  { slug: 'news', label: 'News' },
  { slug: 'team', label: 'Leadership', isShown: isClient },
  { slug: 'secfilings', label: 'SEC filings' },
  { slug: 'videos', label: 'Videos', isShown: isClient },
  { slug: 'webinar', label: 'Webinar', isShown: isClient },
  { slug: 'bio', label: 'Bio phases', isShown: ({ hasBioPhases }) => hasBioPhases === true },
  { slug: 'podcast', label: 'Podcast', isShown: isClient },
];

/** The tabs that a company has, and the one that is open, whether it has it or not. */
export const tabsOf = (company: TabFacts, current?: string): readonly CompanyTab[] =>
  companyTabs.filter(({ slug, isShown }) => slug === current || (isShown?.(company) ?? true));
