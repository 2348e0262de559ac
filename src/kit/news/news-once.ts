import type { News } from '#contract/news.ts';

/** Items of a sector that a page may show, so that enough are left when some stand on it already. */
export const ASKED_OF_SECTOR = 12;
const SHOWN_OF_SECTOR = 2;

/** The first items of each sector that do not stand on the page already; a sector without any is left out. */
export function unseenBySector<Sector extends { news: News[] }>(
  sectors: readonly Sector[],
  seen: readonly News[],
): Sector[] {
  const ids = new Set(seen.map(({ id }) => id));
  return sectors
    .map((sector) => ({
      ...sector,
      news: sector.news.filter(({ id }) => !ids.has(id)).slice(0, SHOWN_OF_SECTOR),
    }))
    .filter(({ news }) => news.length > 0);
}
