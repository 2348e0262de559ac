import type { SortDirection } from '#contract/bounds.ts';
import type { CompanyCard } from '#contract/company.ts';
import type { MovesOfDay } from '#contract/move.ts';
import type { Api } from '#kit/http/api-client.ts';
import { orNull } from '#kit/http/load.ts';
import { lastPage } from '#kit/page/list.ts';
import { choiceOf, type MoversView, moversView } from './view.ts';

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
    // Ordered by another value than a change, those that rose stand apart from those that fell.
    const isSigned = view.sort === 'change' || view.sort === 'gap';
    const moved = order === 'desc' ? ('up' as const) : ('down' as const);
    const apart = isSigned ? { order } : { order: 'desc' as const, moved };
    const query = { page, pageSize: view.pageSize, ...apart, ...choiceOf(view) };
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
  const last = { leaders: endOf(leaders, view), laggards: endOf(laggards, view) };
  const within = {
    leaders: Math.min(view.leaders, last.leaders),
    laggards: Math.min(view.laggards, last.laggards),
  };
  if (within.leaders === view.leaders && within.laggards === view.laggards) return undefined;
  return moversView.href({ ...view, ...within });
}

/** The last page of a grid; without an end while it did not arrive. */
const endOf = (grid: Grid | null, { pageSize }: MoversView): number =>
  grid ? lastPage(grid.total, pageSize) : Infinity;
