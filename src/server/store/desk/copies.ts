import { DAY_MS } from '#kit/time/days.ts';
import type { DeskCopy, DeskCopyAnswer, DeskPresence } from '#contract/desk-copy.ts';
import type { DeskKind } from '#contract/desk.ts';
import type { Db } from '#server/db/open.ts';
import type { PersonalDataKeeper } from '../accounts/personal-data.ts';
import type { Editor } from './entry-rows.ts';

/** One entry, or with the id `new` one that is not made yet. */
export interface DeskPlace {
  kind: DeskKind;
  id: string;
}

/** What is typed, the version it began with, and the copy that it is written over, 0 for none. */
export interface Typing {
  typed: Record<string, string>;
  version: number | null;
  revision: number;
}

/** A person whose page has sent nothing for so long no longer has the entry open. */
const PRESENT_MS = 60_000;
/** After so long, rows of people who only looked at an entry, or have saved it since, are deleted. */
const FORGOTTEN_MS = 30 * DAY_MS;

const NEW = 'new';

const own = (db: Db, { kind, id }: DeskPlace, userId: string) =>
  db
    .selectFrom('desk_copies')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** What a person typed over an entry and did not save. */
export async function readCopy(db: Db, place: DeskPlace, userId: string): Promise<DeskCopyAnswer> {
  const row = await own(db, place, userId);
  const { typed = null, version = null, typed_at, revision = 0 } = row ?? {};
  if (typed === null) return { copy: null, revision };
  const copy = { typed: JSON.parse(typed) as DeskCopy['typed'], version, at: typed_at ?? '' };
  return { copy, revision };
}

/**
 * Keeps what a person types, over the copy of that revision; undefined where theirs is another, written by another window.
 * The entry stays as it is.
 */
export const keepCopy = (
  db: Db,
  place: DeskPlace,
  by: Editor,
  { typed, version, revision }: Typing,
  now: Date,
): Promise<{ revision: number; at: string } | undefined> =>
  db.transaction().execute(async (tx) => {
    const at = now.toISOString();
    await appear(tx, place, by, now);
    const { numUpdatedRows } = await tx
      .updateTable('desk_copies')
      .set({ typed: JSON.stringify(typed), version, revision: revision + 1, typed_at: at })
      .where('kind', '=', place.kind)
      .where('id', '=', place.id)
      .where('user_id', '=', by.id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { revision: revision + 1, at } : undefined;
  });

/**
 * Forgets what a person typed over an entry, for it is saved, or not wanted. The count goes on: what another window or a
 * request on its way still holds is not kept again.
 */
export const dropCopy = (db: Db, place: DeskPlace, by: Editor, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await appear(tx, place, by, now);
    await tx
      .updateTable('desk_copies')
      .set((eb) => ({ typed: null, typed_at: null, version: null, revision: eb('revision', '+', 1) }))
      .where('kind', '=', place.kind)
      .where('id', '=', place.id)
      .where('user_id', '=', by.id)
      .execute();
  });

/** Notes that a person has an entry open, since now unless they had it a minute ago. */
async function appear(db: Db, { kind, id }: DeskPlace, by: Editor, now: Date): Promise<void> {
  const seen_at = now.toISOString();
  const gone = new Date(now.getTime() - PRESENT_MS).toISOString();
  await db
    .insertInto('desk_copies')
    .values({
      kind,
      id,
      user_id: by.id,
      user_name: by.name,
      typed: null,
      version: null,
      revision: 0,
      typed_at: null,
      opened_at: seen_at,
      seen_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id', 'user_id']).doUpdateSet((eb) => ({
        user_name: by.name,
        seen_at,
        opened_at: eb
          .case()
          .when('desk_copies.seen_at', '<', gone)
          .then(seen_at)
          .else(eb.ref('desk_copies.opened_at'))
          .end(),
      })),
    )
    .execute();
}

/** Notes that a person has an entry open, and tells who else has, and its newest version. */
export async function attend(db: Db, place: DeskPlace, by: Editor, now: Date): Promise<DeskPresence> {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await appear(db, place, by, now);
  await db
    .deleteFrom('desk_copies')
    .where('typed', 'is', null)
    .where('seen_at', '<', since(FORGOTTEN_MS))
    .execute();
  // Two who make something new each make their own.
  if (place.id === NEW) return { others: [], newest: null };
  const [others, newest] = await Promise.all([
    db
      .selectFrom('desk_copies')
      .select(['user_name as by', 'opened_at as since', 'typed_at'])
      .where('kind', '=', place.kind)
      .where('id', '=', place.id)
      .where('user_id', '<>', by.id)
      .where('seen_at', '>=', since(PRESENT_MS))
      .orderBy('opened_at')
      .execute(),
    db
      .selectFrom('desk_entries')
      .select(['version', 'updated_at as at', 'updated_by as by'])
      .where('kind', '=', place.kind)
      .where('id', '=', place.id)
      .executeTakeFirst(),
  ]);
  return { others, newest: newest ?? null };
}

/** What an account takes along when it is exported, or leaves nothing of when it is deleted. */
export const deskCopiesKeeper: PersonalDataKeeper = {
  name: 'typedEntries',
  exportOf: (db, userId) =>
    db
      .selectFrom('desk_copies')
      .select(['kind', 'id', 'typed', 'typed_at'])
      .where('user_id', '=', userId)
      .where('typed', 'is not', null)
      .orderBy('kind')
      .orderBy('id')
      .execute(),
  deleteOf: async (db, userId) => {
    await db.deleteFrom('desk_copies').where('user_id', '=', userId).execute();
  },
};
