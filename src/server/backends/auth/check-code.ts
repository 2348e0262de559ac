import { type Check, isRightCode, type Purpose, takeCheck } from '#server/store/accounts/codes.ts';
import { type Contact, findUserByContact, type UserRow } from '#server/store/accounts/users.ts';
import { type AuthContext, type Client, note, tooMany } from './context.ts';
import { checkLimitOfUser, checkLimits, contactKey } from './limits.ts';

/** A code that was entered rightly, not yet used up, and whose it is. */
export interface RightCode {
  user: UserRow;
  check: Check;
}

/**
 * Compares a code with the live one of the account that `contact` names. Undefined for a wrong code, no code and no
 * account alike, after the same statements. Taking the check stands by itself: whatever fails later, it is spent.
 * @throws RetryLater when too many were compared
 */
export async function checkCode(
  context: AuthContext,
  { contact, purpose, code, client }: { contact: Contact; purpose: Purpose; code: string; client: Client },
): Promise<RightCode | undefined> {
  const { db, limits, secret, now } = context;
  const user = await findUserByContact(db, contact);
  const named = contactKey(contact);
  const { waitMs, check } = await db.transaction().execute(async (trx) => {
    const waitMs = await limits.take(trx, checkLimits(named, client.address));
    if (waitMs > 0) return { waitMs, check: undefined };
    const hiddenMs = await limits.take(trx, [checkLimitOfUser(user?.id ?? named)]);
    const check = await takeCheck(trx, hiddenMs > 0 ? '' : (user?.id ?? ''), purpose, now());
    return { waitMs, check };
  });
  if (waitMs > 0) throw tooMany(waitMs);
  if (user && check && isRightCode(secret, check, code)) return { user, check };
  await note(context, db, 'code refused', user?.id ?? null, client, purpose);
  return undefined;
}
