import type { Db } from '#server/db/open.ts';
import type { PersonalDataKeeper } from '../accounts/personal-data.ts';
import type { SubscriberRow } from './subscribers.ts';

/** The address of an account counts as its owner's only once a code, or Google, has proved it. */
const provedAddressOf = async (db: Db, userId: string): Promise<string | undefined> => {
  const user = await db
    .selectFrom('users')
    .select('email_key')
    .where('id', '=', userId)
    .where('email_proved_at', 'is not', null)
    .executeTakeFirst();
  return user?.email_key;
};

const exported = (row: SubscriberRow) => ({
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  state: row.state,
  frequency: row.frequency,
  topics: JSON.parse(row.topics) as string[],
  form: row.source,
  consent: { at: row.consented_at, version: row.consent_version, address: row.consent_address },
  confirmedAt: row.confirmed_at,
  unsubscribedAt: row.unsubscribed_at,
});

/** The newsletter subscription of an account's address: it is exported and removed with the account. */
export const subscribersKeeper: PersonalDataKeeper = {
  name: 'newsletter',
  exportOf: async (db, userId) => {
    const address = await provedAddressOf(db, userId);
    if (address === undefined) return null;
    const row = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('email_key', '=', address)
      .executeTakeFirst();
    return row ? exported(row) : null;
  },
  deleteOf: async (db, userId) => {
    const address = await provedAddressOf(db, userId);
    if (address === undefined) return;
    await db.deleteFrom('subscribers').where('email_key', '=', address).execute();
  },
};
