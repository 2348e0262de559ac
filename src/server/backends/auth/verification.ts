import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { CODE_LIFETIME_MS, consumeCode } from '#server/store/accounts/codes.ts';
import { endSessions, openSession } from '#server/store/accounts/sessions.ts';
import { proveContact } from '#server/store/accounts/users.ts';
import { checkCode } from './check-code.ts';
import { type AuthContext, type AuthOn, clientOf, note, queue, take, whoAsks } from './context.ts';
import { contactKey, sendLimits, sendLimitsOf } from './limits.ts';
import { userOf } from './person.ts';

const wrongCode = () => new ApiError('bad_request', messages.codeIncorrect, { code: messages.codeIncorrect });

/** Confirming an account with a code, and asking for a new one. */
export function answerVerification(on: AuthOn, context: AuthContext): void {
  const { db, limits, now, onQueued } = context;

  on('auth.verify', async ({ body }, c) => {
    const client = clientOf(c);
    const contact = { email: body.email, phone: body.phone_number };
    const right = await checkCode(context, { contact, purpose: 'verification', code: body.code, client });
    if (!right) throw wrongCode();
    const { user, check } = right;
    const isOwn = (await whoAsks(context, c))?.user.id === user.id;
    return db.transaction().execute(async (trx) => {
      if (!(await consumeCode(trx, check))) throw wrongCode();
      const verified = await proveContact(trx, user, check.channel, now());
      if (!verified) throw wrongCode();
      // Rights have changed: no token from before gets them, and who asks gets a new one.
      await endSessions(trx, user.id);
      await limits.clear(trx, sendLimitsOf('verification', user));
      await note(context, trx, 'account verified', user.id, client, check.channel);
      const token = isOwn ? await openSession(trx, user.id, client.device, now()) : undefined;
      return { success: true, user: userOf(verified), ...(token !== undefined && { token }) };
    });
  });
  on('auth.resendVerification', async ({ body }, c) => {
    const contact = { email: body.email, phone: body.phone_number };
    await take(context, sendLimits('verification', contactKey(contact), clientOf(c).address));
    await queue(context, db, { kind: 'verification-code', ...contact }, CODE_LIFETIME_MS);
    onQueued();
    return { success: true, message: 'A new confirmation code has been sent.' };
  });
}
