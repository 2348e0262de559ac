import { sectorNames } from '#contract/bounds.ts';
import { callHref } from '#kit/href/call-href.ts';
import { columnSets, exportedFields, type GridColumn } from '#kit/screener/columns.ts';
import type { Screen } from '#kit/screener/load.ts';
import { mapHref } from '#kit/screener/map-view.ts';
import { type ScreenerState, withSector, withToggledIndustry } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { rememberedColumns } from './remembered.ts';

/**
 * Where a link leads from a state. Links of the island carry it themselves; those of the sectors' menus were written
 * with the page and say only what they change, and a column set may have columns that this browser remembers.
 */
export function linkTarget(link: HTMLAnchorElement, state: ScreenerState): string {
  const { sic, sector, view } = link.dataset;
  const chosen = sectorNames.find((name) => name === sector);
  if (sic) return screenerHref(withToggledIndustry(state, sic, chosen));
  if (chosen) {
    const isWhole = state.sector === chosen && state.industries.length === 0;
    return screenerHref(withSector(state, isWhole ? '' : chosen));
  }
  const set = columnSets.find(({ id }) => id === view);
  // The set already shown goes back to its own columns.
  if (set && set.id !== state.view)
    return screenerHref({ ...state, view: set.id, columns: rememberedColumns(set.id) });
  return link.href;
}

/** Marks the sectors and sub-sectors that a state narrows to, in HTML that is not the island's own. */
export function markSectors(root: HTMLElement | null, { sector, industries }: ScreenerState): void {
  for (const cell of root?.querySelectorAll<HTMLElement>('.sectors > li') ?? []) {
    let isCurrent = false;
    for (const link of cell.querySelectorAll<HTMLAnchorElement>('a[data-step]')) {
      const { sic, sector: ofCard } = link.dataset;
      const isChosen = sic
        ? industries.includes(sic) && (sector === '' || sector === ofCard)
        : industries.length === 0 && ofCard === sector;
      isCurrent ||= isChosen;
      mark(link, isChosen);
    }
    mark(cell.querySelector('button'), isCurrent);
  }
}

/** Where the map of a state is, in the head that was written with the page. */
export function leadToMap(state: ScreenerState): void {
  document.querySelector('.screen-forms a:last-child')?.setAttribute('href', mapHref(state));
}

/** What the page of any screen is called. */
const SCREENER_TITLE = 'Screener';

/** A ready-made screen has its name and sentence for as long as nothing else narrows it. */
export function nameScreen(isReady: boolean): void {
  const title = document.querySelector<HTMLElement>('h1[data-ready]');
  const ready = title?.dataset.ready;
  if (!title || !ready) return;
  const [before, after] = isReady ? [SCREENER_TITLE, ready] : [ready, SCREENER_TITLE];
  title.textContent = after;
  document.title = document.title.replace(before, after);
  for (const line of document.querySelectorAll<HTMLElement>('.ready-sentence')) line.hidden = !isReady;
  const link = document.querySelector('.screens-menu a[data-current]');
  if (isReady) link?.setAttribute('aria-current', 'page');
  else link?.removeAttribute('aria-current');
}

function mark(element: Element | null, isCurrent: boolean): void {
  if (isCurrent) element?.setAttribute('aria-current', 'true');
  else element?.removeAttribute('aria-current');
}

/** The address of a CSV file with the shown columns, and every row of the filter and order of a screen. */
export function exportHref({ filters, state }: Screen, shown: readonly GridColumn[]): string {
  const { sortField, sortDirection } = state;
  const query = { filters, sortField, sortDirection, columns: exportedFields(shown).join(',') };
  return callHref('GET /stock/export', { query });
}
