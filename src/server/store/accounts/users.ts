import type { Selectable } from 'kysely';
import type { UsersTable } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/open.ts';
import { emailKey } from './email-key.ts';
import { newId } from '../tokens.ts';

export type UserRow = Selectable<UsersTable>;

/** How a person names an account; the email decides where both are given. */
export interface Contact {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

type Optional =
  | 'phone'
  | 'password_hash'
  | 'google_sub'
  | 'verified_at'
  | 'email_proved_at'
  | 'terms_accepted_at';
export type NewUser = Pick<UserRow, 'email' | 'name'> &
  Partial<Pick<UserRow, Optional | 'role' | 'message_preference'>>;

/** Adds an account; undefined, and nothing changed, when its address is taken. */
export async function createUser(db: Db, user: NewUser, now: Date): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({
      phone: null,
      message_preference: 'email',
      password_hash: null,
      role: 'user',
      google_sub: null,
      verified_at: null,
      email_proved_at: null,
      phone_proved_at: null,
      terms_accepted_at: null,
      ...user,
      id: newId(),
      email_key: emailKey(user.email),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

export const findUserByGoogle = (db: Db, sub: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('google_sub', '=', sub).executeTakeFirst();

/** Several accounts may give one number: who proved it goes first, then who is verified, then the oldest. */
const findUserByPhone = (db: Db, phone: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy((eb) => eb.case().when('phone_proved_at', 'is not', null).then(0).else(1).end())
    .orderBy((eb) => eb.case().when('verified_at', 'is not', null).then(0).else(1).end())
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** An account by its email, or by its phone, which may be given with the country code that ten digits are kept without. */
export async function findUserByContact(db: Db, { email, phone }: Contact): Promise<UserRow | undefined> {
  if (email) return findUserByEmail(db, email);
  if (!phone) return undefined;
  const found = await findUserByPhone(db, phone);
  const national = /^1(\d{10})$/.exec(phone)?.[1];
  return found || national === undefined ? found : findUserByPhone(db, national);
}

/** Whether there is any account. */
export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Every account, oldest first. */
export const listUsers = (db: Db): Promise<UserRow[]> =>
  db.selectFrom('users').selectAll().orderBy('created_at').orderBy('id').execute();

export type UserChanges = Partial<Omit<UserRow, 'id' | 'email' | 'email_key' | 'created_at'>>;

/** Changes what is given, and answers the account as it then is; undefined when it is gone. */
export const changeUser = (db: Db, id: string, changes: UserChanges): Promise<UserRow | undefined> =>
  db.updateTable('users').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

/** Keeps `newHash` if the password is still the one that was checked; false when it was changed meanwhile. */
export async function renewPasswordHash(
  db: Db,
  id: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Holds an account until the end of the transaction, if its number is still this one; undefined where it is not. */
export const holdPhone = (db: Db, id: string, phone: string): Promise<UserRow | undefined> =>
  db
    .updateTable('users')
    .set({ phone })
    .where('id', '=', id)
    .where('phone', '=', phone)
    .returningAll()
    .executeTakeFirst();

/** Marks that the account's owner reads what is sent to `channel`. */
export const proveContact = (db: Db, user: UserRow, channel: 'email' | 'phone', now: Date) =>
  changeUser(db, user.id, {
    verified_at: user.verified_at ?? now.toISOString(),
    [channel === 'email' ? 'email_proved_at' : 'phone_proved_at']: now.toISOString(),
  });
