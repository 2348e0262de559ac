import type { Context } from 'hono';
import type { StoredKind } from '#contract/favorite.ts';
import { withFavorites } from '#server/store/favorites/favorites.ts';
import { bearerOf } from '../validate.ts';
import type { DataContext } from './context.ts';

type Row = { symbol: string } | { id: string };
type Marked<R> = R & { isFavorite?: boolean };

/**
 * Says of rows of a public answer whether they are favorites of who asks, if that is a signed-in, confirmed person;
 * for nobody the rows stay as they are. No list is lost because nobody can say who asks.
 */
export function favoriteMarker({ db, whoAmI, log }: DataContext, kind: StoredKind) {
  const markAll = async <R extends Row>(c: Context, rows: readonly R[]): Promise<Marked<R>[]> => {
    const token = bearerOf(c);
    const session =
      token === undefined
        ? null
        : await whoAmI(token).catch((error: unknown) => {
            log.warn({ err: error }, 'a public list is answered without saying what is a favorite');
            return null;
          });
    return withFavorites(db, session?.verified ? session.userId : null, kind, rows);
  };
  const markOne = async <R extends Row>(c: Context, row: R): Promise<Marked<R>> =>
    (await markAll(c, [row]))[0] ?? row;
  return { markAll, markOne };
}
