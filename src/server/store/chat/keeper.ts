import { DAY_MS } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';
import type { PersonalDataKeeper } from '../accounts/personal-data.ts';
import { listMessages } from './messages.ts';
import { deleteThread, listThreads } from './threads.ts';

const GUESTS_KEPT_MS = 30 * DAY_MS;
const EXPORTED_MAX = 100_000;
const threadsOf = (db: Db, userId: string) => listThreads(db, { userId }, { page: 1, limit: EXPORTED_MAX });

/** What an account takes along when it is exported, or leaves nothing of when it is deleted: conversations, with their public copies. */
export const chatsKeeper: PersonalDataKeeper = {
  name: 'chats',
  exportOf: async (db, userId) => {
    const exported: object[] = [];
    for (const thread of await threadsOf(db, userId))
      exported.push({ ...thread, messages: await listMessages(db, thread.thread_id, new Date()) });
    return exported;
  },
  deleteOf: async (db, userId) => {
    for (const { thread_id } of await threadsOf(db, userId)) await deleteThread(db, { userId }, thread_id);
  },
};

/** Removes the conversations of guests in which nothing was asked for thirty days. */
export async function forgetGuestThreads(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - GUESTS_KEPT_MS).toISOString();
  const old = await db
    .selectFrom('chat_threads')
    .select(['id', 'guest_key'])
    .where('guest_key', 'is not', null)
    .where('updated_at', '<', oldest)
    .execute();
  for (const { id, guest_key } of old)
    if (guest_key !== null) await deleteThread(db, { guestKey: guest_key }, id);
}
