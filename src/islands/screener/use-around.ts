import { useEffect, useState } from 'react';
import { type Around, aroundKey, findsFew } from '#kit/screener/around.ts';
import type { Screen } from '#kit/screener/load.ts';
import type { Market } from './fetch-screen.ts';

/**
 * What stands around the rows that are shown; that of the rows before stays until it is known. The page came with its
 * own, and without an answer the rows stand alone.
 */
export function useAround(
  shown: Screen | null,
  opened: { screen: Screen | null; around: Around | null },
  market: Pick<Market, 'screen' | 'total'>,
): Around | null {
  const [around, setAround] = useState(opened.around);
  useEffect(() => {
    if (!shown || (shown === opened.screen && opened.around)) return undefined;
    if (shown.funnel && !findsFew(shown)) return undefined;
    const over = new AbortController();
    void import('#kit/screener/look-around.ts')
      .then(({ lookAround }) =>
        lookAround(shown, {
          screenOf: (state) => market.screen(state, over.signal),
          countOf: (state) => market.total(state),
        }),
      )
      .then(
        (found) => {
          if (!over.signal.aborted) setAround(found);
        },
        // It only adds to the rows.
        () => undefined,
      );
    return () => over.abort();
  }, [shown]);
  if (!shown) return null;
  const key = aroundKey(shown.state);
  if (around?.key === key && (!shown.funnel || findsFew(shown))) return around;
  return shown.funnel ? { key, funnel: shown.funnel, near: null, looser: [] } : null;
}
