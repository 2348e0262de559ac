import { PAGE_MAX, screenerPageSizes } from '#contract/bounds.ts';

export const MOVERS_PATH = '/stocks/leaders-and-laggards';
const STANDARD_SIZE = 20;

/** What trades too little, or is too large, to count among the moves of small caps: READINGS' floor. */
export const liquidityFloor = { minPrice: 0.1, minVolume: 50_000, maxMarketCap: 5_000_000_000 } as const;

/** The two grids. */
export const moverGrids = ['leaders', 'laggards'] as const;
export type MoverGrid = (typeof moverGrids)[number];

export interface MoversView {
  /** Page of each grid, from 1. */
  leaders: number;
  laggards: number;
  pageSize: number;
  /** Whether the liquidity floor holds. */
  floor: boolean;
}

/** What an address asks for; what cannot be taken falls back to the standard. */
export function readMoversView(params: URLSearchParams): MoversView {
  const pageOf = (grid: MoverGrid) => {
    const page = Number(params.get(grid) ?? 1);
    return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
  };
  const size = screenerPageSizes.find((offered) => String(offered) === params.get('pageSize'));
  return {
    leaders: pageOf('leaders'),
    laggards: pageOf('laggards'),
    pageSize: size ?? STANDARD_SIZE,
    floor: params.get('floor') !== 'off',
  };
}

/** The address of a view. */
export function moversHref({ leaders, laggards, pageSize, floor }: MoversView): string {
  const query = new URLSearchParams({
    ...(leaders > 1 && { leaders: String(leaders) }),
    ...(laggards > 1 && { laggards: String(laggards) }),
    ...(pageSize !== STANDARD_SIZE && { pageSize: String(pageSize) }),
    ...(!floor && { floor: 'off' }),
  }).toString();
  return query ? `${MOVERS_PATH}?${query}` : MOVERS_PATH;
}
