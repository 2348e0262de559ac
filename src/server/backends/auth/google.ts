import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { EmailSchema } from '#contract/user.ts';
import type { Db } from '#server/db/open.ts';
import { voidCodes } from '#server/store/accounts/codes.ts';
import { openFlow, takeFlow } from '#server/store/accounts/google-flows.ts';
import { endSession, endSessions, openSession } from '#server/store/accounts/sessions.ts';
import {
  changeUser,
  createUser,
  findUserByEmail,
  findUserByGoogle,
  type UserRow,
} from '#server/store/accounts/users.ts';
import { bearerOf } from '../validate.ts';
import { type AuthContext, type AuthOn, clientOf, note } from './context.ts';
import type { GoogleIdentity } from './google-client.ts';
import { SIGNED_IN, userOf } from './person.ts';

const refused = () => new ApiError('unauthenticated', messages.loginFailed);

/**
 * Ties an account to its owner's Google identity. Where nobody had proved the address yet, whoever wrote it at sign-up
 * may have been a stranger: password, phone, codes and sessions of that time end here.
 */
async function link(db: Db, user: UserRow, { sub }: GoogleIdentity, now: Date): Promise<UserRow | undefined> {
  if (user.google_sub !== null) return undefined;
  const proved = {
    google_sub: sub,
    verified_at: user.verified_at ?? now.toISOString(),
    email_proved_at: now.toISOString(),
  };
  await endSessions(db, user.id);
  if (user.email_proved_at !== null) return changeUser(db, user.id, proved);
  await voidCodes(db, user.id);
  return changeUser(db, user.id, {
    ...proved,
    password_hash: null,
    phone: null,
    phone_proved_at: null,
    message_preference: 'email',
  });
}

/** The account of an identity: known by its subject, else by its proved address, else new. */
async function accountOf(db: Db, identity: GoogleIdentity, now: Date): Promise<UserRow | undefined> {
  const known = await findUserByGoogle(db, identity.sub);
  if (known) return known;
  const email = EmailSchema.safeParse(identity.email);
  if (!email.success || !identity.emailVerified) return undefined;
  const created = await createUser(
    db,
    {
      email: email.data,
      name: identity.name?.slice(0, 200) ?? null,
      google_sub: identity.sub,
      verified_at: now.toISOString(),
      email_proved_at: now.toISOString(),
      terms_accepted_at: now.toISOString(),
    },
    now,
  );
  if (created) return created;
  const existing = await findUserByEmail(db, email.data);
  return existing && link(db, existing, identity, now);
}

/** Sign-in with Google: the gateway sends the browser there and brings back what Google says. */
export function answerGoogle(on: AuthOn, context: AuthContext): void {
  const { db, google, log, now } = context;
  const client = () => google ?? absent();

  on('auth.googleStart', async () => {
    const begun = await client()
      .begin()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Google does not answer');
        throw new ApiError('unavailable', messages.loginFailed);
      });
    return { url: begun.url, flow: await openFlow(db, begun.checks, now()) };
  });
  on('auth.googleFinish', async ({ body }, c) => {
    const provider = client();
    const checks = await takeFlow(db, body.flow, now());
    if (!checks) throw refused();
    const identity = await provider.finish(body.query, checks).catch((error: unknown) => {
      log.warn({ err: error }, 'sign-in with Google was refused');
      throw refused();
    });
    const from = clientOf(c);
    const replaced = bearerOf(c);
    return db.transaction().execute(async (trx) => {
      // First, also when there is none: a transaction that begins by writing never has to give way half-way.
      await endSession(trx, replaced ?? '');
      const user = await accountOf(trx, identity, now());
      if (!user) throw refused();
      await note(context, trx, 'sign-in', user.id, from, 'Google');
      const token = await openSession(trx, user.id, from.device, now());
      return { success: true, message: SIGNED_IN, token, user: userOf(user) };
    });
  });
}

const absent = (): never => {
  throw new ApiError('not_found', 'Sign-in with Google is not set up.');
};
