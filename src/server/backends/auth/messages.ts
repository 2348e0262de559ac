import { channelOf, type Delivery } from '#server/delivery/delivery.ts';
import type { EntryHandler } from '#server/delivery/outbox-worker.ts';
import type { Db } from '#server/db/open.ts';
import { audit } from '#server/store/accounts/audit.ts';
import { hasLiveCode, issueCode, type Purpose } from '#server/store/accounts/codes.ts';
import type { Limits } from '#server/store/accounts/limits.ts';
import type { Entry } from '#server/store/accounts/outbox.ts';
import { findUserByContact, findUserByEmail, type UserRow } from '#server/store/accounts/users.ts';
import { sendLimitOfUser } from './limits.ts';
import { type TextMessageKind, textMessages } from './text-messages.ts';

/** What happens to an account that somebody is told of. */
export type MessageKind =
  | 'signed-up'
  | 'verification-code'
  | 'password-code'
  | 'deletion-code'
  | TextMessageKind
  | 'password-changed'
  | 'phone-changed'
  | 'account-deleted';

export interface MessageDeps {
  db: Db;
  delivery: Delivery;
  limits: Limits;
  secret: string;
  now: () => Date;
}

/** A person who named one way to be reached gets the code there; who named both gets it where they prefer. */
const preferenceFor = ({ email, phone }: Entry, user: UserRow): UserRow['message_preference'] => {
  if (email && phone) return user.message_preference;
  return phone ? 'phone' : 'email';
};

/**
 * How each entry of the outbox becomes a message. Codes are made here, the moment they are sent: none ever waits in
 * the store in the clear, and an unknown account has cost its caller exactly what a known one does.
 */
export function authMessages({
  db,
  delivery,
  limits,
  secret,
  now,
}: MessageDeps): Record<MessageKind, EntryHandler> {
  const sendCode = async (user: UserRow, purpose: Purpose) => {
    const code = await issueCode(db, secret, { user_id: user.id, purpose, channel: channelOf(user) }, now());
    await delivery.sendCode(user, purpose, code);
    await audit(
      db,
      { event: 'code sent', userId: user.id, address: 'outbox', detail: `${purpose} by ${channelOf(user)}` },
      now(),
    );
  };
  /** The same, as often as an account may ask for it; a message that is tried again was counted before. */
  const sendAskedCode = async (entry: Entry, user: UserRow, purpose: Purpose) => {
    const isFirst = entry.attempts === 1;
    if (isFirst && (await limits.take(db, [sendLimitOfUser(purpose, user.id)])) > 0) return;
    await sendCode(user, purpose);
  };
  const notify =
    (kind: 'password-changed' | 'phone-changed'): EntryHandler =>
    async ({ email }) => {
      const user = await findUserByEmail(db, email ?? '');
      if (user) await delivery.sendNotice(user, kind);
    };

  return {
    async 'signed-up'({ email, detail }) {
      const user = await findUserByEmail(db, email ?? '');
      if (!user) return;
      if (detail === 'known') await delivery.sendNotice(user, 'already-registered');
      else if (user.verified_at === null) await sendCode(user, 'verification');
    },
    async 'verification-code'(entry) {
      const user = await findUserByContact(db, entry);
      if (!user || user.verified_at !== null) return;
      if (entry.detail === 'unless live' && (await hasLiveCode(db, user.id, 'verification', now()))) return;
      await sendAskedCode(entry, user, 'verification');
    },
    async 'password-code'(entry) {
      const user = await findUserByContact(db, entry);
      if (user)
        await sendAskedCode(entry, { ...user, message_preference: preferenceFor(entry, user) }, 'password');
    },
    async 'deletion-code'(entry) {
      const user = await findUserByContact(db, entry);
      if (user) await sendAskedCode(entry, user, 'deletion');
    },
    ...textMessages({ db, delivery, secret, now }),
    'password-changed': notify('password-changed'),
    'phone-changed': notify('phone-changed'),
    async 'account-deleted'({ email, detail }) {
      if (email) await delivery.sendNotice({ email, name: detail }, 'account-deleted');
    },
  };
}
