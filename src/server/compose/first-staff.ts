import { randomBytes } from 'node:crypto';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import type { Db } from '#server/db/open.ts';
import { audit } from '#server/store/accounts/audit.ts';
import { createUser, hasUsers } from '#server/store/accounts/users.ts';

/** Where a person reads what the process writes. */
export interface Terminal {
  /** False where the output goes to a file or a collector of logs. */
  isTerminal: boolean;
  write(text: string): void;
}

/** Where the site listens, under which address it is seen, and who may be reading. */
export interface FirstStart extends Terminal {
  host: string;
  siteUrl: string;
}

const EMAIL = 'staff@redstreet.localhost';
const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

/**
 * Makes one verified staff account with a random password in an auth store that has no account, so that whoever tries
 * the site on their own machine can sign in. The password is written to the terminal, once, and nowhere else: without
 * a terminal, or where other machines reach the site, nothing is made. Answers whether an account was.
 */
export async function makeFirstStaff(
  db: Db,
  { host, siteUrl, isTerminal, write }: FirstStart,
): Promise<boolean> {
  // A proxy on this machine may show the site to everybody under its public address.
  const isReachedFromHereAlone = isLoopback(host) && isLoopback(new URL(siteUrl).hostname);
  if (!isTerminal || !isReachedFromHereAlone || (await hasUsers(db))) return false;
  // The rule of passwords wants a letter, a digit and a mark beside what is random.
  const password = `${randomBytes(12).toString('base64url')}-a1!`;
  const now = new Date();
  const user = await createUser(
    db,
    {
      email: EMAIL,
      name: 'Staff',
      password_hash: await createPasswords().hash(password),
      role: 'staff',
      verified_at: now.toISOString(),
      email_proved_at: now.toISOString(),
    },
    now,
  );
  // Another process of this site was first.
  if (!user) return false;
  await audit(
    db,
    { event: 'account created', userId: user.id, address: 'first start', detail: 'staff' },
    now,
  );
  write(
    ['', '  A staff account was made. Its password is shown this once:', '']
      .concat(`    E-mail    ${EMAIL}`, `    Password  ${password}`, `    Sign in   ${siteUrl}/login`, '', '')
      .join('\n'),
  );
  return true;
}
