import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { CODE_LIFETIME_MS } from '#server/store/accounts/codes.ts';
import { emailKey } from '#server/store/accounts/email-key.ts';
import { endSession, openSession } from '#server/store/accounts/sessions.ts';
import { findUserByEmail, renewPasswordHash } from '#server/store/accounts/users.ts';
import { bearerOf } from '../validate.ts';
import { type AuthContext, type AuthOn, clientOf, note, queue, take, whoAsks } from './context.ts';
import { knownHere, signInLimits } from './limits.ts';
import { sessionOf, SIGNED_IN, userOf } from './person.ts';

/** Signing in and out, and who is signed in. */
export function answerSignIn(on: AuthOn, context: AuthContext): void {
  const { db, limits, passwords, now, onQueued } = context;

  on('auth.login', async ({ body }, c) => {
    const client = clientOf(c);
    const account = emailKey(body.email);
    const known = knownHere(account, client.address);
    const counted = signInLimits(account, client.address, await limits.isCounted(db, known));
    await take(context, counted);

    const user = await findUserByEmail(db, body.email);
    const oldHash = user?.password_hash;
    const isRight = await passwords.verify(oldHash, body.password);
    if (!user || !oldHash || !isRight) {
      await note(context, db, 'sign-in refused', user?.id ?? null, client);
      throw new ApiError('unauthenticated', messages.incorrectCredentials);
    }
    const newHash = await passwords.upgrade(oldHash, body.password);
    const replaced = bearerOf(c);
    const token = await db.transaction().execute(async (trx) => {
      // The password may have been changed while this one was being checked.
      if (!(await renewPasswordHash(trx, user.id, oldHash, newHash)))
        throw new ApiError('unauthenticated', messages.incorrectCredentials);
      if (replaced !== undefined) await endSession(trx, replaced);
      await limits.refund(trx, counted);
      await limits.take(trx, [known]);
      await note(context, trx, 'sign-in', user.id, client, client.device);
      if (user.verified_at === null)
        await queue(
          context,
          trx,
          { kind: 'verification-code', email: user.email, detail: 'unless live' },
          CODE_LIFETIME_MS,
        );
      return openSession(trx, user.id, client.device, now());
    });
    if (user.verified_at === null) onQueued();
    return { success: true, message: SIGNED_IN, token, user: userOf(user) };
  });
  on('auth.logout', async (_, c) => {
    const who = await whoAsks(context, c);
    if (who) {
      await endSession(db, who.token);
      await note(context, db, 'sign-out', who.user.id, clientOf(c));
    }
    return { success: true };
  });
  on('auth.session', async (_, c) => {
    const person = await whoAsks(context, c);
    if (!person) throw new ApiError('unauthenticated', 'Please log in.');
    return sessionOf(person.user);
  });
}
