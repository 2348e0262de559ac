import { type Around, aroundKey, findsFew } from './around.ts';
import { funnelOf } from './funnel.ts';
import type { Screen } from './load.ts';
import { looserThan } from './looser.ts';
import { findNearMisses } from './near-misses.ts';
import type { ScreenerState } from './state.ts';
import { screenerHref } from './url.ts';

const LOOSER_MOST = 5;

/** How a screen and a count are come by. */
interface Asked {
  screenOf: (state: ScreenerState) => Promise<Screen>;
  countOf: (state: ScreenerState) => Promise<number>;
}

/** What is left after each part of a screen, and of one with few rows what lies just outside and what would loosen it. */
export async function lookAround(
  { state, totalItems }: Pick<Screen, 'state' | 'totalItems'>,
  { screenOf, countOf }: Asked,
): Promise<Around> {
  const isFew = findsFew({ state, totalItems });
  const steps = funnelOf(state);
  const [counts, near, looser] = await Promise.all([
    Promise.all(steps.slice(0, -1).map((step) => countOf(step.state))),
    isFew ? findNearMisses({ ...state, page: 1 }, screenOf) : null,
    isFew
      ? Promise.all(
          looserThan(state).map(async ({ label, state: wider }) => ({
            label,
            href: screenerHref({ ...wider, page: 1 }),
            companies: await countOf(wider),
          })),
        )
      : [],
  ]);
  return {
    key: aroundKey(state),
    funnel: Object.fromEntries(steps.map(({ part }, at) => [part, counts[at] ?? totalItems])),
    near: near && near.rows.length > 0 ? near : null,
    looser: looser.filter(({ companies }) => companies > totalItems).slice(0, LOOSER_MOST),
  };
}
