import type { Selectable } from 'kysely';
import { ApiError } from '#contract/errors.ts';
import type { Screen, ScreenInput, ScreenUpdate } from '#contract/screen.ts';
import { SCREENS_MAX } from '#contract/bounds.ts';
import type { Db } from '#server/db/open.ts';
import type { ScreensTable } from '#server/db/personal-tables.ts';
import type { PersonalDataKeeper } from '../accounts/personal-data.ts';
import { newId } from '../tokens.ts';
import { isUniqueViolation } from '../unique.ts';

/** A person's screens by name. */
export async function listScreens(db: Db, userId: string): Promise<Screen[]> {
  const rows = await db.selectFrom('screens').selectAll().where('user_id', '=', userId).execute();
  return rows.map(toScreen).sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
}

/**
 * Keeps a screen; a new default takes the place of the old one.
 * @throws ApiError conflict: the name is taken, or there is no room for another
 */
export const createScreen = (db: Db, userId: string, input: ScreenInput, now: Date): Promise<Screen> =>
  withFreeName(() =>
    db.transaction().execute(async (tx) => {
      const row: ScreensTable = {
        id: newId(),
        user_id: userId,
        name: input.name,
        query: input.query,
        is_default: input.isDefault ? 1 : 0,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      };
      // Written before it is counted: a transaction that reads first could not write after another process did.
      await tx.insertInto('screens').values(row).execute();
      const { count } = await tx
        .selectFrom('screens')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (count > SCREENS_MAX)
        throw new ApiError('conflict', `You can keep at most ${SCREENS_MAX} screens. Delete one first.`);
      if (input.isDefault) await makeDefault(tx, userId, row.id);
      return toScreen(row);
    }),
  );

/**
 * Changes what is given; undefined when the person has no such screen.
 * @throws ApiError conflict: the name is taken
 */
export const updateScreen = (
  db: Db,
  userId: string,
  id: string,
  { name, query, isDefault }: ScreenUpdate,
  now: Date,
): Promise<Screen | undefined> =>
  withFreeName(() =>
    db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('screens')
        .set({
          ...(name !== undefined && { name }),
          ...(query !== undefined && { query }),
          ...(isDefault !== undefined && { is_default: isDefault ? 1 : 0 }),
          updated_at: now.toISOString(),
        })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst();
      if (row && isDefault) await makeDefault(tx, userId, id);
      return row && toScreen(row);
    }),
  );

/** Answers whether the person had such a screen. */
export async function deleteScreen(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('screens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What an account takes along when it is exported, or leaves nothing of when it is deleted. */
export const screensKeeper: PersonalDataKeeper = {
  name: 'screens',
  exportOf: listScreens,
  deleteOf: async (db, userId) => {
    await db.deleteFrom('screens').where('user_id', '=', userId).execute();
  },
};

/** In one statement, so that two that are made the default at once do not both become it. */
const makeDefault = (db: Db, userId: string, id: string) =>
  db
    .updateTable('screens')
    .set((eb) => ({ is_default: eb.case().when('id', '=', id).then(1).else(0).end() }))
    .where('user_id', '=', userId)
    .execute();

async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'You have a screen of this name.';
    throw new ApiError('conflict', message, { name: message });
  }
}

const toScreen = (row: Selectable<ScreensTable>): Screen => ({
  id: row.id,
  name: row.name,
  query: row.query,
  isDefault: row.is_default === 1,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
