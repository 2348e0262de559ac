import type { Delivery } from '#server/delivery/delivery.ts';
import { NumberRefused } from '#server/delivery/message.ts';
import type { EntryHandler } from '#server/delivery/outbox-worker.ts';
import type { Db } from '#server/db/open.ts';
import { audit } from '#server/store/accounts/audit.ts';
import { issueCode } from '#server/store/accounts/codes.ts';
import { messageKeyOf } from '#server/store/accounts/outbox.ts';
import { endRefusedTexts, textStopTokenOf } from '#server/store/texts/subscriptions.ts';
import { findUserByEmail, holdPhone } from '#server/store/accounts/users.ts';

export type TextMessageKind = 'texts-code' | 'texts-begun';

interface TextMessageDeps {
  db: Db;
  delivery: Delivery;
  secret: string;
  now: () => Date;
}

/** How entries of the outbox about notices by text message become messages. */
export const textMessages = ({
  db,
  delivery,
  secret,
  now,
}: TextMessageDeps): Record<TextMessageKind, EntryHandler> => ({
  /** A code for the number that was named when it was asked for: it proves that number and no other. */
  async 'texts-code'({ email, phone }) {
    const user = await findUserByEmail(db, email ?? '');
    if (!user || phone === null) return;
    const code = await db.transaction().execute(async (trx) => {
      if (!(await holdPhone(trx, user.id, phone))) return undefined;
      return issueCode(trx, secret, { user_id: user.id, purpose: 'texts', channel: 'phone' }, now());
    });
    if (code === undefined) return;
    await delivery.sendCode({ ...user, phone, message_preference: 'phone' }, 'texts', code);
    const sent = {
      event: 'code sent',
      userId: user.id,
      address: 'outbox',
      detail: 'texts by phone',
    } as const;
    await audit(db, sent, now());
  },
  async 'texts-begun'(entry) {
    const { phone, detail: userId } = entry;
    if (phone === null || userId === null) return;
    try {
      const to = { phone, stopToken: textStopTokenOf(secret, userId) };
      await delivery.sendTextsBegun(to, messageKeyOf(entry));
    } catch (error) {
      if (error instanceof NumberRefused)
        await endRefusedTexts(db, { userId, phone, isStopped: error.isStopped }, now());
      throw error;
    }
  },
});
