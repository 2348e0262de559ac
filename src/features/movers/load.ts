import type { SortDirection } from '#contract/bounds.ts';
import type { CompanyCard } from '#contract/company.ts';
import type { MovesOfDay } from '#contract/move.ts';
import type { Api } from '#kit/api-client.ts';
import { orNull } from '#kit/load.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { liquidityFloor, type MoversView, moversView } from './view.ts';

interface Grid {
  data: CompanyCard[];
  total: number;
}

/** Both grids, and what is on record beside the large moves; null is what did not arrive. */
export interface Movers {
  leaders: Grid | null;
  laggards: Grid | null;
  moves: MovesOfDay | null;
}

/** Asks for the pages of both grids that a view shows. */
export async function loadMovers(api: Api, view: MoversView): Promise<Movers> {
  const load = (order: SortDirection, page: number) => {
    const query = { page, pageSize: view.pageSize, order, ...(view.floor && liquidityFloor) };
    return orNull(api('stock.leadersLaggards', { query }));
  };
  const [leaders, laggards, moves] = await Promise.all([
    load('desc', view.leaders),
    load('asc', view.laggards),
    orNull(api('stock.moves')),
  ]);
  return { leaders, laggards, moves };
}

/** Where an old link leads that asks for a page beyond the end of a grid. */
export function repairedMovers(view: MoversView, { leaders, laggards }: Movers): string | undefined {
  // Both grids have as many rows: the companies with a change, from either end.
  const last = leaders && laggards && lastPage(leaders.total, view.pageSize);
  return beyondEnd({ page: Math.max(view.leaders, view.laggards) }, last, ({ page }) =>
    moversView.href({
      ...view,
      leaders: Math.min(view.leaders, page),
      laggards: Math.min(view.laggards, page),
    }),
  );
}
