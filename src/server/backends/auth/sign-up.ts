import { emailKey } from '#server/store/accounts/email-key.ts';
import { createUser } from '#server/store/accounts/users.ts';
import { type AuthContext, type AuthOn, clientOf, note, queue, take } from './context.ts';
import { signUpLimits } from './limits.ts';

/**
 * Creating an account. A known address gets the same answer after the same work; its owner is told by mail, and
 * nothing of the account changes.
 */
export function answerSignUp(on: AuthOn, context: AuthContext): void {
  const { db, passwords, now, onQueued } = context;
  on('auth.register', async ({ body }, c) => {
    const client = clientOf(c);
    await take(context, signUpLimits(emailKey(body.email), client.address));
    const password_hash = await passwords.hash(body.password);
    await db.transaction().execute(async (trx) => {
      const user = await createUser(
        trx,
        {
          email: body.email,
          name: body.name,
          phone: body.phone_number || null,
          message_preference: body.message_preference,
          password_hash,
          terms_accepted_at: now().toISOString(),
        },
        now(),
      );
      await queue(context, trx, { kind: 'signed-up', email: body.email, detail: user ? 'new' : 'known' });
      await note(context, trx, user ? 'account created' : 'sign-up repeated', user?.id ?? null, client);
    });
    onQueued();
    return { success: true, message: 'A confirmation code is on its way. Please log in to enter it.' };
  });
}
