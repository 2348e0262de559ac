import { randomBytes } from 'node:crypto';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import { openPostgres } from '#server/db/open.ts';
import { createUser } from '#server/store/accounts/users.ts';
import { isLong } from './long.ts';
import { type AccountSite, enter, known, openSite, stranger } from './open-site.ts';
import { dropServerStores, onServer, postgresAnswers, serverUrl } from './postgres.ts';

const PREFIX = `engine_site_${randomBytes(3).toString('hex')}_`;
let made = 0;

/** The engines that a site is tried on: SQLite, and in the long run the PostgreSQL server, where one answers. */
export const siteEngines = async (): Promise<('SQLite' | 'PostgreSQL')[]> =>
  isLong && (await postgresAnswers()) ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

/** A site over a store of its own. */
export interface EngineSite extends AccountSite {
  /** The cookies of somebody of whom nobody else knows. */
  signIn(role: 'user' | 'staff'): Promise<string>;
  close(): Promise<void>;
}

/** Starts a site over a store on an engine; on PostgreSQL a first start fills it, which takes a minute. */
export async function openSiteOn(engine: 'SQLite' | 'PostgreSQL', settings: Record<string, string>): Promise<EngineSite> {
  if (engine === 'SQLite') {
    const site = await openSite(settings);
    return { ...site, signIn: async (role) => enter(site, await known(site, { role })) };
  }
  made += 1;
  const url = new URL(serverUrl);
  url.pathname = `/${PREFIX}${made}`;
  await onServer((client) => client.query(`create database ${PREFIX}${made}`));
  const site = await openSite({ ...settings, DATABASE_URL: url.href, SECRET: 'engine-site'.repeat(4) });
  return {
    ...site,
    async signIn(role) {
      const person = stranger();
      const { name, email, phone } = person;
      const at = new Date();
      const proved = { verified_at: at.toISOString(), email_proved_at: at.toISOString() };
      const password_hash = await createPasswords().hash(person.password);
      const store = openPostgres(url.href, 1);
      await createUser(store.db, { name, email, phone, role, password_hash, ...proved }, at);
      await store.close();
      return enter(site, person);
    },
    async close() {
      await site.close();
      await dropServerStores(`${PREFIX}${made}`);
    },
  };
} // prettier-ignore
