import type { SectorEntry } from '#contract/sector.ts';
import { sectorNames } from '#contract/bounds.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { searchWordsOf } from '#contract/screener-field-words.ts';
import { type ReadyScreen, readyScreenPath, readyScreens } from '../screener/ready-screens.ts';
import { defaultScreener, withSector, withToggledIndustry } from '../screener/state.ts';
import { screenerHref } from '../screener/url.ts';
import { pageRegistry } from './page-registry.ts';
import { drawerPlaces } from './drawer-places.ts';

/** A page that a search can name: what it is called, what it is, and what else it may be looked for by. */
export interface SitePage {
  path: string;
  title: string;
  label: string;
  detail: string;
  /** Plain words that people look for it by, which stand nowhere on the page. */
  words: string;
}

/** What people call the pages of the site, where that is not their name. */
const otherWords: Readonly<Record<string, string>> = {
  '/stocks/screener': 'stock filter scanner scan find',
  '/stocks/leaders-and-laggards': 'gainers losers movers top biggest most active',
  '/stocks/ipo': 'new listings offerings lock-up',
  '/events/earnings': 'report dates reporting results estimates',
  '/events/catalysts': 'pdufa fda decisions readouts biotech lock-up',
  '/favorites': 'watchlist saved portfolio hearts',
  '/redchat': 'ask question assistant ai',
  '/methods': 'formulas definitions glossary how figures are computed calculated',
  '/record': 'coverage data sources',
  '/api/docs': 'developers openapi rest docs',
  '/settings/view': 'dark mode light theme night',
  '/settings/accessibility': 'text font size larger motion',
};

/** What a ready-made screen is looked for by: the words of its address, and those of what it sorts by. */
function wordsOfScreen({ slug, query }: ReadyScreen): string {
  const sortedBy = new URLSearchParams(query).get('sortField') as ScreenerFieldName | null;
  return `${slug} ${sortedBy ? searchWordsOf(sortedBy) : ''}`;
}

/** Pages of the site beside those in its drawer. */
const BESIDE_DRAWER = pageRegistry
  .filter(({ inSearch }) => inSearch !== undefined)
  .sort((a, b) => (a.inSearch ?? 0) - (b.inSearch ?? 0));

const page = (
  path: string,
  title: string,
  label: string,
  detail = '',
  words = otherWords[path] ?? '',
): SitePage => ({ path, title, label, detail, words });

/** Every page that stands for itself: of the site, of a sector and its sub-sectors, of a ready-made screen. */
export function sitePages(sectors: readonly SectorEntry[]): SitePage[] {
  const industries = new Map(
    sectors.flatMap((sector) => sector.industries ?? []).map((one) => [one.sic, one]),
  );
  return [
    // What a member has is found by a guest too, who is asked to log in there.
    ...drawerPlaces('member').map(({ href, label }) => page(href, label, 'Page')),
    ...BESIDE_DRAWER.map(({ path, title = '' }) => page(path, title, 'Page')),
    page(
      '/stocks/screener?view=map',
      'Heat map',
      'Page',
      'Every small cap by sector and size',
      'heatmap treemap',
    ),
    ...sectorNames.map((sector) => page(screenerHref(withSector(defaultScreener, sector)), sector, 'Sector')),
    ...readyScreens.map((screen) =>
      page(
        readyScreenPath(screen.slug),
        screen.title,
        'Ready-made screen',
        screen.sentence,
        wordsOfScreen(screen),
      ),
    ),
    ...[...industries.values()].map(({ sic, industry }) =>
      page(screenerHref(withToggledIndustry(defaultScreener, sic)), industry, 'Sub-sector', sic),
    ),
  ];
}
