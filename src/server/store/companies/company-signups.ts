import { type CompanySignup, SMS_CONSENT_TEXT } from '#contract/company-signup.ts';
import type { Db } from '#server/db/open.ts';
import type { PersonalDataKeeper } from '../accounts/personal-data.ts';
import { newId } from '../tokens.ts';

/** Where and when somebody signed up. */
export interface SignupPlace {
  address: string | null;
  now: Date;
}

/** Keeps a sign-up with the consent as it was given: its wording, its time, and the address it came from. */
export async function keepCompanySignup(
  db: Db,
  { captcha: _captcha, utm, sms_consent, ...person }: CompanySignup,
  { address, now }: SignupPlace,
): Promise<void> {
  await db
    .insertInto('company_signups')
    .values({
      id: newId(),
      ...person,
      sms_consent: sms_consent ? 1 : 0,
      consent_text: SMS_CONSENT_TEXT,
      consent_address: address,
      utm: utm ? JSON.stringify(utm) : null,
      created_at: now.toISOString(),
    })
    .execute();
}

const ofPerson = (db: Db, userId: string) =>
  db
    .selectFrom('company_signups')
    .innerJoin('users', (join) =>
      join.on((eb) => eb(eb.fn<string>('lower', ['company_signups.email']), '=', eb.ref('users.email_key'))),
    )
    .where('users.id', '=', userId);

/** What a person gave to client companies under the address of their account. */
export const companySignupsKeeper: PersonalDataKeeper = {
  name: 'companySignups',
  exportOf: (db, userId) =>
    ofPerson(db, userId).selectAll('company_signups').orderBy('company_signups.created_at').execute(),
  deleteOf: async (db, userId) => {
    const rows = await ofPerson(db, userId).select('company_signups.id').execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await db.deleteFrom('company_signups').where('id', 'in', ids).execute();
  },
};
