import { notificationHref } from '#kit/href/notification-href.ts';
import type { Delivery } from '#server/delivery/delivery.ts';
import type { EntryHandler } from '#server/delivery/outbox-worker.ts';
import type { Db } from '#server/db/open.ts';
import { findMail, stopTokenOf } from '#server/store/notifications/inbox.ts';
import { messageKeyOf } from '#server/store/accounts/outbox.ts';

/** How entries of the outbox become mails of a notice, to who still wants them when their turn comes. */
export const broadcastMail = ({
  db,
  secret,
  delivery,
}: {
  db: Db;
  secret: string;
  delivery: Delivery;
}): Record<'broadcast', EntryHandler> => ({
  async broadcast(entry) {
    const { notification, user } = JSON.parse(entry.detail ?? '{}') as { notification: string; user: string };
    const mail = await findMail(db, notification, user);
    if (!mail) return;
    await delivery.sendBroadcast(
      { email: mail.email, name: mail.name, stopToken: stopTokenOf(secret, user) },
      { message: mail.message, path: notificationHref(mail.object_type, mail.object_id) },
      messageKeyOf(entry),
    );
  },
});
