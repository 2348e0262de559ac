/** Where facts of the record come from: one row for each source, named on screens as `name`. */
export interface Source {
  id: string;
  /** As a reader knows it: `SEC company facts (XBRL)`. */
  name: string;
  /** What is taken from it, and of when. */
  covers: string;
  link: string;
  terms: string;
}

const government = 'Publication of the United States government, free to use.';
const provider =
  'Facts with the provider’s own terms; a dated snapshot that an operator replaces by licensed data.';
const xbrl = 'SEC company facts (XBRL)';
const sec = 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces';
const yahoo = 'https://finance.yahoo.com/';

/** The sources, the ones that win in a period first. */
export const sources = [
  {
    id: 'sec-reports',
    name: xbrl,
    covers: 'every figure of MDXG and LPA as filed, 2010 to May 2026',
    link: sec,
    terms: government,
  },
  {
    id: 'sec-facts',
    name: xbrl,
    covers: '293 companies, periods since 2021, filed until Jun 8, 2026, each with form and day of filing',
    link: sec,
    terms: government,
  },
  {
    id: 'sec-biotech',
    name: xbrl,
    covers: '218 biotechnology companies, periods of 2021 to Dec 2025, with short-term investments',
    link: sec,
    terms: government,
  },
  {
    id: 'sec-quarters',
    name: xbrl,
    covers:
      '3,009 companies, single quarters of Jan 2021 to Mar 2026, without fourth quarters and days of filing',
    link: sec,
    terms: government,
  },
  {
    id: 'sec-annual',
    name: xbrl,
    covers: 'the latest fiscal year of 2,906 companies, in hundreds of thousands',
    link: sec,
    terms: government,
  },
  {
    id: 'yahoo-quarters',
    name: 'Yahoo Finance',
    covers: 'revenue and EPS of 502 companies by quarter, to Apr 2026',
    link: yahoo,
    terms: provider,
  },
  {
    id: 'yahoo-twelve-months',
    name: 'Yahoo Finance',
    covers: 'twelve months of 2,325 companies, fetched Jan to Jul 2, 2026',
    link: yahoo,
    terms: provider,
  },
  {
    id: 'snapshot',
    name: 'Market-data snapshot',
    covers: 'fundamentals published on Jul 2, 2026, in whole millions, without the period they belong to',
    link: 'https://github.com/seonu-dragon/Mir_US_Stocks',
    terms: provider,
  },
  {
    id: 'nasdaq',
    name: 'Nasdaq',
    covers: 'quotes and market values of Jul 2, 2026',
    link: 'https://www.nasdaq.com/market-activity/stocks/screener',
    terms: provider,
  },
  {
    id: 'yahoo',
    name: 'Yahoo Finance',
    covers:
      'float, owners, short interest, estimates, targets, dates and dividends, fetched Jan to Jul 2, 2026',
    link: 'https://finance.yahoo.com/',
    terms: provider,
  },
  {
    id: 'finra',
    name: 'FINRA',
    covers: 'short interest of 4,016 companies, settled May 15, 2026',
    link: 'https://www.finra.org/finra-data/browse-catalog/equity-short-interest',
    terms: provider,
  },
  {
    id: 'sec-13f',
    name: 'SEC form 13F',
    covers: 'positions of 94 managers on Mar 31, 2026, filed until May 29, 2026',
    link: 'https://www.sec.gov/edgar/search/',
    terms: government,
  },
  {
    id: 'sec-8k',
    name: 'SEC form 8-K',
    covers: 'corporate events of June 2026, sorted by a program',
    link: 'https://www.sec.gov/edgar/search/',
    terms: government,
  },
  {
    id: 'sec-prospectus',
    name: 'SEC prospectus',
    covers: 'offerings of 2026, read by a program',
    link: 'https://www.sec.gov/edgar/search/',
    terms: government,
  },
  {
    id: 'fda',
    name: 'FDA (Drugs@FDA)',
    covers: 'approvals and supplements, 2022 to Mar 6, 2026',
    link: 'https://www.accessdata.fda.gov/scripts/cder/daf/',
    terms: government,
  },
  {
    id: 'openinsider',
    name: 'OpenInsider',
    covers: 'a selection of large purchases, Jun 2025 to Jun 5, 2026',
    link: 'https://openinsider.com/',
    terms: provider,
  },
  {
    id: 'clinical-trials',
    name: 'ClinicalTrials.gov',
    covers: 'phase, status and dates of 1,904 trials, of the day in each row, Jan to Jul 1, 2026',
    link: 'https://clinicaltrials.gov/',
    terms: government,
  },
  {
    id: 'biotech-calendar',
    name: 'Hand-kept biotech calendar',
    covers: '66 decisions and readouts with their links, Jun 28, 2026',
    link: 'https://github.com/dnjsxodn8-prog/Bio-Catalyst-Calendar',
    terms: provider,
  },
] as const satisfies readonly Source[];

const byId = new Map<string, Source>(sources.map((source) => [source.id, source]));

/** The name of a source as screens write it; the id itself where another server says one we do not know. */
export const sourceName = (id: string): string => byId.get(id)?.name ?? id;

/** The ids of sources (`yahoo + sec-facts`) as readers know them, each name once. */
export const namesOfSources = (ids: string): string =>
  [...new Set(ids.split(' + ').map(sourceName))].join(' and ');
