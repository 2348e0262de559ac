import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { CODE_LIFETIME_MS, consumeCode, voidCodes } from '#server/store/accounts/codes.ts';
import { endSessions, openSession } from '#server/store/accounts/sessions.ts';
import { changeUser } from '#server/store/accounts/users.ts';
import { checkCode } from './check-code.ts';
import { type AuthContext, type AuthOn, clientOf, note, queue, take, whoAsks } from './context.ts';
import { contactKey, sendLimits, sendLimitsOf, signInLimitsOf } from './limits.ts';

const resetFailed = () => new ApiError('bad_request', messages.resetFailed, { code: messages.codeIncorrect });

/** A new password with a code: for who forgot theirs, and, in the same two steps, for who is signed in. */
export function answerPasswordReset(on: AuthOn, context: AuthContext): void {
  const { db, limits, passwords, now, onQueued } = context;

  on('auth.forgotPassword', async ({ body }, c) => {
    const contact = { email: body.email, phone: body.phone_number };
    await take(context, sendLimits('password', contactKey(contact), clientOf(c).address));
    // Whether there is such an account is looked up by who sends the message: here it makes no difference.
    await queue(context, db, { kind: 'password-code', ...contact }, CODE_LIFETIME_MS);
    onQueued();
    return { success: true, message: 'If there is such an account, a code has been sent.' };
  });
  on('auth.resetPassword', async ({ body }, c) => {
    const client = clientOf(c);
    const contact = { email: body.email, phone: body.phone_number };
    const right = await checkCode(context, { contact, purpose: 'password', code: body.code, client });
    if (!right) throw resetFailed();
    const { user, check } = right;
    const password_hash = await passwords.hash(body.newPassword);
    const isOwn = (await whoAsks(context, c))?.user.id === user.id;
    const token = await db.transaction().execute(async (trx) => {
      if (!(await consumeCode(trx, check))) throw resetFailed();
      const provedAt = check.channel === 'email' ? 'email_proved_at' : 'phone_proved_at';
      await changeUser(trx, user.id, { password_hash, [provedAt]: now().toISOString() });
      await endSessions(trx, user.id);
      await voidCodes(trx, user.id);
      await limits.clear(trx, [...sendLimitsOf('password', user), ...signInLimitsOf(user, client.address)]);
      await queue(context, trx, { kind: 'password-changed', email: user.email });
      await note(context, trx, 'password changed', user.id, client, check.channel);
      return isOwn ? openSession(trx, user.id, client.device, now()) : undefined;
    });
    onQueued();
    return { success: true, message: messages.resetSucceeded, ...(token !== undefined && { token }) };
  });
}
