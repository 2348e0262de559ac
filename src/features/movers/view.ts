import { screenerPageSizes } from '#contract/bounds.ts';
import { defineView, oneOf, pageNumber, type Part, type ViewOf } from '#kit/page/view.ts';

export const MOVERS_PATH = '/stocks/leaders-and-laggards';

/** What trades too little, or is too large, to count among the moves of small caps: READINGS' floor. */
export const liquidityFloor = { minPrice: 0.1, minVolume: 50_000, maxMarketCap: 5_000_000_000 } as const;

/** The two grids. */
export const moverGrids = ['leaders', 'laggards'] as const;
export type MoverGrid = (typeof moverGrids)[number];

/** Whether the liquidity floor holds. */
const floor: Part<boolean> = {
  read: (text) => text !== 'off',
  write: (holds) => (holds ? undefined : 'off'),
};

/** What the address of the moves asks for: a page of each grid. */
export const moversView = defineView(MOVERS_PATH, {
  leaders: pageNumber(),
  laggards: pageNumber(),
  pageSize: oneOf<number>(screenerPageSizes, 20),
  floor,
});
export type MoversView = ViewOf<typeof moversView>;
