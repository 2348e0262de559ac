import type { Db } from '#server/db/open.ts';
import type { PersonalDataKeeper } from '../accounts/personal-data.ts';
import { hashToken } from '../tokens.ts';

/** Whose unlocking it is: a person in one session. */
export interface Unlocker {
  userId: string;
  /** Of the session; only its hash is kept. */
  token: string;
}

/** Records that a person unlocked a video in this session; a repeat changes nothing. */
export async function unlockVideo(
  db: Db,
  { userId, token }: Unlocker,
  videoId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('video_unlocks')
    .values({
      user_id: userId,
      video_id: videoId,
      session_key: hashToken(token),
      unlocked_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'video_id', 'session_key']).doNothing())
    .execute();
}

/** Whether a person unlocked a video in this session. */
export async function isUnlocked(db: Db, { userId, token }: Unlocker, videoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('video_unlocks')
    .select('video_id')
    .where('user_id', '=', userId)
    .where('video_id', '=', videoId)
    .where('session_key', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** What an account takes along when it is exported, or leaves nothing of when it is deleted. */
export const videoUnlocksKeeper: PersonalDataKeeper = {
  name: 'videoUnlocks',
  exportOf: (db, userId) =>
    db
      .selectFrom('video_unlocks')
      .select(['video_id', 'unlocked_at'])
      .where('user_id', '=', userId)
      .orderBy('unlocked_at')
      .orderBy('video_id')
      .execute(),
  deleteOf: async (db, userId) => {
    await db.deleteFrom('video_unlocks').where('user_id', '=', userId).execute();
  },
};
