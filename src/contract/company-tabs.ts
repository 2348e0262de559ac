import * as z from 'zod/mini';

/** A tab of a company's page, below /stocks/{ticker}. */
interface CompanyTab {
  slug: string;
  label: string;
  /** The title of the page, if it differs from the label. */
  title?: string;
  /** Clients have it. */
  clients?: true;
  /** Companies have it if this field of `Company` is true. A tab with neither `has` nor `clients` is every company’s. */
  has?: `has${string}`;
  /** Also shown if the backend leaves the field out: the page itself says what is not on record. */
  unlessDenied?: true;
  /** Sample companies do not have it: they report nothing, and their holders are on the first page. */
  notOfSamples?: true;
  /** Its address asks for a page of its list and nothing else; `src/addresses/queries.ts` has the tabs whose addresses ask for more. */
  paged?: true;
  /** The kind under which the sitemap lists it. */
  crawl?: string;
}

const rows = [
  { slug: 'about', label: 'About', clients: true, crawl: 'clients' },
  { slug: 'marketdata', label: 'Market data', crawl: 'companies' },
  // Statements, fundamentals or reports are known.
  { slug: 'financials', label: 'Financials', has: 'hasFinancials', unlessDenied: true, crawl: 'financials' },
  // Reports, estimates, a day of the next report or dividends are known.
  { slug: 'earnings', label: 'Earnings', has: 'hasEarnings', unlessDenied: true, notOfSamples: true, paged: true, crawl: 'earnings' },
  // Owners, float, short interest or insiders’ trades are known.
  { slug: 'ownership', label: 'Ownership', has: 'hasOwners', unlessDenied: true, notOfSamples: true, crawl: 'ownership' },
  // Stories stand there: of most blank checks there is none.
  { slug: 'news', label: 'News', has: 'hasNews', unlessDenied: true, paged: true, crawl: 'companynews' },
  // Officers or leaders are known.
  { slug: 'team', label: 'Leadership', clients: true, has: 'hasLeaders', crawl: 'leadership' },
  { slug: 'secfilings', label: 'SEC filings', crawl: 'filings' },
  { slug: 'videos', label: 'Videos', clients: true },
  { slug: 'webinar', label: 'Webinar', title: 'Webinar Archive', clients: true, paged: true },
  // Clinical programmes are known.
  { slug: 'bio', label: 'Bio phases', has: 'hasBioPhases', crawl: 'programs' },
  { slug: 'podcast', label: 'Podcast', clients: true },
] as const satisfies readonly CompanyTab[]; // prettier-ignore

type Row = (typeof rows)[number];
/** A field of `Company` that says whether something is behind a tab. */
export type TabFlag = Extract<Row, { has: string }>['has'];
/** The kind of a tab that the sitemap lists. */
export type CrawledTab = Extract<Row, { crawl: string }>['crawl'];

/** The tabs of companies’ pages, in their order. */
export const companyTabs: readonly (Omit<CompanyTab, 'has' | 'crawl'> & {
  has?: TabFlag;
  crawl?: CrawledTab;
})[] = rows;

/** The fields of `Company` that say whether something is behind a tab. */
export const tabFlags = Object.fromEntries(
  companyTabs.flatMap(({ has }) => (has ? [[has, z.optional(z.boolean())]] : [])),
) as Record<TabFlag, z.ZodMiniOptional<z.ZodMiniBoolean>>;

/** The kinds of the tabs that the sitemap lists. */
export const crawledTabs = companyTabs.flatMap(({ crawl }) => (crawl ? [crawl] : []));
