import type { Db } from '#server/db/open.ts';
import { anonymizeAudit } from './audit.ts';
import { removeEntriesOf } from './outbox.ts';
import type { UserRow } from './users.ts';

/** A part of the store that keeps something about people, under the name that its export gets. */
export interface PersonalDataKeeper {
  name: string;
  exportOf(db: Db, userId: string): Promise<unknown>;
  deleteOf(db: Db, userId: string): Promise<void>;
}

/** What every keeper knows of a person, by keeper. */
export async function exportKept(
  db: Db,
  keepers: readonly PersonalDataKeeper[],
  userId: string,
): Promise<Record<string, unknown>> {
  const parts: [string, unknown][] = [];
  for (const { name, exportOf } of keepers) parts.push([name, await exportOf(db, userId)]);
  return Object.fromEntries(parts);
}

/**
 * Removes a person and everything that is theirs; `db` holds the transaction. Sessions and codes go with the account.
 * Answers whether there was an account to remove.
 */
export async function deleteUser(
  db: Db,
  keepers: readonly PersonalDataKeeper[],
  user: UserRow,
): Promise<boolean> {
  await anonymizeAudit(db, user.id);
  for (const { deleteOf } of keepers) await deleteOf(db, user.id);
  await removeEntriesOf(db, user);
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', user.id).executeTakeFirst();
  return numDeletedRows === 1n;
}
