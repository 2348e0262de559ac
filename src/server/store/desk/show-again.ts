import type { DeskKind } from '#contract/desk.ts';
import type { Db } from '#server/db/open.ts';
import type { DeskData } from './kind.ts';
import { deskKindOf } from './kinds.ts';

/**
 * After a fill has written rows of these kinds anew: what staff published stands again, and what they took away is gone
 * again. A fill keeps what is theirs.
 */
export async function showAgain(db: Db, kinds: readonly DeskKind[]): Promise<void> {
  const entries = await db
    .selectFrom('desk_entries as entry')
    .leftJoin('desk_versions as shown', (join) =>
      join
        .onRef('shown.kind', '=', 'entry.kind')
        .onRef('shown.id', '=', 'entry.id')
        .onRef('shown.version', '=', 'entry.published_version'),
    )
    .where('entry.kind', 'in', kinds)
    .select(['entry.kind', 'entry.id', 'entry.data as held', 'shown.data', 'shown.at', 'entry.updated_at'])
    .execute();
  for (const { kind, id, held, data, at, updated_at } of entries) {
    const of = deskKindOf[kind as DeskKind];
    if (data !== null) await of.publish(db, id, JSON.parse(data) as DeskData, at ?? updated_at);
    else await of.withdraw(db, id, updated_at, JSON.parse(held) as DeskData);
  }
}
