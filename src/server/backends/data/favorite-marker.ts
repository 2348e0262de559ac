import type { Context } from 'hono';
import type { StoredKind } from '#contract/favorite.ts';
import { withFavorites } from '#server/store/favorites.ts';
import { bearerOf } from '../bearer.ts';
import type { DataContext } from './app.ts';

/**
 * Says of rows of a public answer whether they are favourites of who asks, if that is a signed-in, confirmed person;
 * for nobody the rows stay as they are. No list is lost because nobody can say who asks.
 */
export const favoriteMarker =
  ({ db, whoAmI, log }: DataContext, kind: StoredKind) =>
  async <Row extends { symbol: string } | { id: string }>(
    c: Context,
    rows: readonly Row[],
  ): Promise<(Row & { isFavorite?: boolean })[]> => {
    const token = bearerOf(c);
    const session =
      token === undefined
        ? null
        : await whoAmI(token).catch((error: unknown) => {
            log.warn({ err: error }, 'a public list is answered without saying what is a favourite');
            return null;
          });
    return withFavorites(db, session?.verified ? session.userId : null, kind, rows);
  };
