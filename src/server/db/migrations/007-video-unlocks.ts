import type { Kysely } from 'kysely';

/** Who unlocked which exclusive video, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('video_unlocks')
    // No reference to users: with accounts on another server they have no row here.
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('video_id', 'text', (c) => c.notNull())
    .addColumn('session_key', 'text', (c) => c.notNull())
    .addColumn('unlocked_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('video_unlocks_once', ['user_id', 'video_id', 'session_key'])
    .execute();
}
