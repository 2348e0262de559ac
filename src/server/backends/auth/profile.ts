import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { voidCodes } from '#server/store/accounts/codes.ts';
import { exportKept } from '#server/store/accounts/personal-data.ts';
import { listSessions } from '#server/store/accounts/sessions.ts';
import { endTexts } from '#server/store/texts/subscriptions.ts';
import { changeUser, type UserRow } from '#server/store/accounts/users.ts';
import { addressOf, type AuthContext, type AuthOn, queue } from './context.ts';
import { profileOf } from './person.ts';

const phoneNeeded = () =>
  new ApiError('bad_request', messages.phoneRequired, { phone_number: messages.phoneRequired });
/** The account went while the call was under way. */
const gone = (): never => {
  throw new ApiError('unauthenticated', 'Please log in.');
};

/** One's own profile: what it says, where codes go, and everything that is kept. */
export function answerProfile(on: AuthOn, context: AuthContext): void {
  const { db, keepers, now, onQueued } = context;

  const changePhone = (
    user: UserRow,
    changes: { name?: string; phone: string | null },
    address: string | null,
  ) =>
    db.transaction().execute(async (trx) => {
      const changed = await changeUser(trx, user.id, { ...changes, phone_proved_at: null });
      // A code may be on its way to the old number.
      await voidCodes(trx, user.id);
      // What was agreed to was agreed to for the old one.
      await endTexts(trx, user.id, { by: 'number changed', address }, now());
      await queue(context, trx, { kind: 'phone-changed', email: user.email });
      return changed;
    });

  on('profile.get', (_, { user }) => ({ profile: profileOf(user) }));
  on('profile.update', async ({ body }, { user }, c) => {
    const name = body.name === undefined ? {} : { name: body.name };
    const phone = body.phone_number === undefined ? user.phone : body.phone_number || null;
    if (phone === null && user.phone !== null && user.message_preference === 'phone') throw phoneNeeded();
    if (phone === user.phone) {
      const changed = body.name === undefined ? user : await changeUser(db, user.id, name);
      return { profile: profileOf(changed ?? gone()) };
    }
    const changed = await changePhone(user, { ...name, phone }, addressOf(c));
    onQueued();
    return { profile: profileOf(changed ?? gone()) };
  });
  on('profile.messagePreference', (_, { user }) => ({ message_preference: user.message_preference }));

  on('profile.setMessagePreference', async ({ body }, { user }) => {
    const { message_preference } = body;
    if (user.google_sub !== null) throw new ApiError('forbidden', messages.methodUpdateFailed);
    if (message_preference === 'phone' && user.phone === null) throw phoneNeeded();
    const changed = await changeUser(db, user.id, { message_preference });
    return { message_preference: (changed ?? gone()).message_preference };
  });
  on('profile.export', async (_, { user }) => ({
    ...(await exportKept(db, keepers, user.id)),
    exportedAt: now().toISOString(),
    profile: {
      ...profileOf(user),
      role: user.role,
      createdAt: user.created_at,
      verifiedAt: user.verified_at,
      termsAcceptedAt: user.terms_accepted_at,
    },
    sessions: await listSessions(db, user.id, now()),
  }));
}
