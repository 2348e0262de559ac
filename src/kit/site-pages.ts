import type { SectorEntry } from '#contract/sector.ts';
import { sectorNames } from '#contract/bounds.ts';
import { readyScreenPath, readyScreens } from './screener/ready-screens.ts';
import { defaultScreener, withSector, withToggledIndustry } from './screener/state.ts';
import { screenerHref } from './screener/url.ts';
import { pageRegistry } from './page-registry.ts';
import { drawerPlaces } from './drawer-places.ts';

/** A page that a search can name: what it is called, what it is, and what else it may be looked for by. */
export interface SitePage {
  path: string;
  title: string;
  label: string;
  detail: string;
}

/** Pages of the site beside those in its drawer. */
const BESIDE_DRAWER = pageRegistry
  .filter(({ inSearch }) => inSearch !== undefined)
  .sort((a, b) => (a.inSearch ?? 0) - (b.inSearch ?? 0));

const page = (path: string, title: string, label: string, detail = ''): SitePage => ({
  path,
  title,
  label,
  detail,
});

/** Every page that stands for itself: of the site, of a sector and its sub-sectors, of a ready-made screen. */
export function sitePages(sectors: readonly SectorEntry[]): SitePage[] {
  const industries = new Map(
    sectors.flatMap((sector) => sector.industries ?? []).map((one) => [one.sic, one]),
  );
  return [
    // What a member has is found by a guest too, who is asked to log in there.
    ...drawerPlaces('member').map(({ href, label }) => page(href, label, 'Page')),
    ...BESIDE_DRAWER.map(({ path, title = '' }) => page(path, title, 'Page')),
    ...sectorNames.map((sector) => page(screenerHref(withSector(defaultScreener, sector)), sector, 'Sector')),
    ...readyScreens.map(({ slug, title, sentence }) =>
      page(readyScreenPath(slug), title, 'Ready-made screen', sentence),
    ),
    ...[...industries.values()].map(({ sic, industry }) =>
      page(screenerHref(withToggledIndustry(defaultScreener, sic)), industry, 'Sub-sector', sic),
    ),
  ];
}
