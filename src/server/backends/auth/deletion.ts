import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { audit } from '#server/store/accounts/audit.ts';
import { CODE_LIFETIME_MS } from '#server/store/accounts/codes.ts';
import { deleteUser } from '#server/store/accounts/personal-data.ts';
import type { UserRow } from '#server/store/accounts/users.ts';
import { checkCode } from './check-code.ts';
import { type AuthContext, type AuthOn, type Client, clientOf, note, queue, take } from './context.ts';
import { knownHere, sendLimits, signInLimits } from './limits.ts';

const refused = (field: 'password' | 'code', reason: string) =>
  new ApiError('forbidden', messages.deleteFailed, { [field]: reason });

/** Deleting one's own account, once its password or a code has confirmed who asks. */
export function answerDeletion(on: AuthOn, context: AuthContext): void {
  const { db, limits, passwords, keepers, now, onQueued } = context;

  const confirmByPassword = async (user: UserRow, password: string, client: Client) => {
    const known = knownHere(user.email_key, client.address);
    const counted = signInLimits(user.email_key, client.address, await limits.isCounted(db, known));
    await take(context, counted);
    if (!(await passwords.verify(user.password_hash, password))) {
      await note(context, db, 'sign-in refused', user.id, client, 'deletion');
      throw refused('password', 'Incorrect password');
    }
    await limits.refund(db, counted);
  };
  const confirmByCode = async (user: UserRow, code: string, client: Client) => {
    const right = await checkCode(context, {
      contact: { email: user.email },
      purpose: 'deletion',
      code,
      client,
    });
    if (right?.user.id !== user.id) throw refused('code', messages.codeIncorrect);
  };

  on('auth.deletionCode', async (_, { user }, c) => {
    await take(context, sendLimits('deletion', user.email_key, clientOf(c).address));
    await queue(context, db, { kind: 'deletion-code', email: user.email }, CODE_LIFETIME_MS);
    onQueued();
    return { success: true, message: 'A confirmation code has been sent.' };
  });
  on('auth.delete', async ({ body }, { user }, c) => {
    const client = clientOf(c);
    if ('password' in body) await confirmByPassword(user, body.password, client);
    else await confirmByCode(user, body.code, client);
    await db.transaction().execute(async (trx) => {
      if (!(await deleteUser(trx, keepers, user))) return;
      await audit(trx, { event: 'account deleted', userId: user.id, address: 'removed' }, now());
      await queue(context, trx, {
        kind: 'account-deleted',
        email: user.email,
        ...(user.name && { detail: user.name }),
      });
    });
    onQueued();
    return { success: true, message: messages.userDeleted };
  });
}
