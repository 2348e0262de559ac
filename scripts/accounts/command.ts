import { parseArgs } from 'node:util';
import type * as z from 'zod/mini';
import { EmailSchema, PasswordSchema, phoneDigits, roles } from '#contract/user.ts';
import { messages } from '#contract/messages.ts';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import { readConfig } from '#server/runtime/config.ts';
import { openMigrated } from '#server/fill/prepare.ts';
import type { Db } from '#server/db/open.ts';
import { audit } from '#server/store/accounts/audit.ts';
import { endSessions } from '#server/store/accounts/sessions.ts';
import { changeUser, createUser, findUserByEmail, listUsers } from '#server/store/accounts/users.ts';
import { type Say, UsageError } from '../command-line.ts';

const usage = `Usage:
  npm run user -- add EMAIL --password PASSWORD [--name NAME] [--phone DIGITS] [--staff] [--verified]
  npm run user -- list
  npm run user -- set-role EMAIL ${roles.join('|')}
`;

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? 'wrong value');
  return parsed.data;
}

interface AddOptions {
  password?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  staff?: boolean | undefined;
  verified?: boolean | undefined;
}

async function add(db: Db, say: Say, email: string | undefined, options: AddOptions): Promise<void> {
  const address = parse(EmailSchema, email ?? '');
  const password = parse(PasswordSchema, options.password ?? '');
  const phone =
    options.phone === undefined
      ? null
      : parse(phoneDigits(messages.phoneInvalidForgot), options.phone.replaceAll(/[\s().+-]/g, ''));
  const now = new Date();
  const provedAt = options.verified ? now.toISOString() : null;
  const role = options.staff ? 'staff' : 'user';
  const user = await createUser(
    db,
    {
      email: address,
      name: options.name?.trim() || null,
      phone,
      password_hash: await createPasswords().hash(password),
      role,
      verified_at: provedAt,
      email_proved_at: provedAt,
    },
    now,
  );
  if (!user) throw new UsageError(`${address} already has an account.`);
  await audit(db, { event: 'account created', userId: user.id, address: 'command line', detail: role }, now);
  say(`Added ${address} (${role}, ${options.verified ? 'verified' : 'not verified'}).`);
}

async function setRole(db: Db, say: Say, email: string | undefined, name: string | undefined): Promise<void> {
  const role = roles.find((known) => known === name);
  if (!email || !role) throw new UsageError(usage.trimEnd());
  const user = await findUserByEmail(db, email);
  if (!user) throw new UsageError(`There is no account for ${email}.`);
  if (user.role === role) return say(`${user.email} has the role ${role} already.`);
  await db.transaction().execute(async (trx) => {
    await changeUser(trx, user.id, { role });
    // A token from before must not carry the rights of after.
    await endSessions(trx, user.id);
    await audit(
      trx,
      { event: 'role changed', userId: user.id, address: 'command line', detail: role },
      new Date(),
    );
  });
  say(`${user.email} has the role ${role} now. Their sessions were ended.`);
}

async function list(db: Db, say: Say): Promise<void> {
  const users = await listUsers(db);
  for (const { email, role, verified_at, name, created_at } of users)
    say(
      [email, role, verified_at ? 'verified' : 'not verified', created_at.slice(0, 10), name ?? ''].join(
        '\t',
      ),
    );
  if (users.length === 0) say('There are no accounts.');
}

/**
 * Does what the words of a command ask, in the store that the settings name.
 * @throws an error whose words `wordsOf` has
 */
export async function userCommand(args: string[], env: NodeJS.ProcessEnv, say: Say): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      password: { type: 'string' },
      name: { type: 'string' },
      phone: { type: 'string' },
      staff: { type: 'boolean' },
      verified: { type: 'boolean' },
    },
  });
  const [command, email, role] = positionals;
  const commands: Record<string, (db: Db) => Promise<void>> = {
    add: (db) => add(db, say, email, values),
    list: (db) => list(db, say),
    'set-role': (db) => setRole(db, say, email, role),
  };
  const run = commands[command ?? ''];
  if (!run) throw new UsageError(usage.trimEnd());
  const config = readConfig(env);
  if (config.AUTH_API_URL)
    throw new UsageError('AUTH_API_URL is set: accounts are kept by that server, make them there.');
  const store = await openMigrated(config);
  try {
    await run(store.db);
  } finally {
    await store.close();
  }
}
