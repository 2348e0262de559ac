import type { StoredKind } from '#contract/favorite.ts';

/** What people keep as favourites; instants are ISO 8601 in UTC. */
export interface FavoritesTable {
  user_id: string;
  kind: StoredKind;
  /** The symbol of a company, the id of everything else. */
  object_id: string;
  created_at: string;
}
