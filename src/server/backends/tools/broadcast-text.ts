import { notificationHref } from '#kit/href/notification-href.ts';
import type { Delivery } from '#server/delivery/delivery.ts';
import { NotYet, NumberRefused } from '#server/delivery/message.ts';
import type { EntryHandler } from '#server/delivery/outbox-worker.ts';
import { endOfNight } from '#server/delivery/quiet-hours.ts';
import type { Db } from '#server/db/open.ts';
import { findText, noteTextFailure } from '#server/store/notifications/texts.ts';
import { messageKeyOf } from '#server/store/accounts/outbox.ts';
import { endRefusedTexts, textStopTokenOf } from '#server/store/texts/subscriptions.ts';

interface TextDeps {
  db: Db;
  secret: string;
  delivery: Delivery;
  now: () => Date;
}

const placesOf = (detail: string | null) =>
  JSON.parse(detail ?? '{}') as { notification: string; user: string };

/** How entries of the outbox become text messages of a notice, by day, to who still wants them when their turn comes. */
export const broadcastTexts = ({
  db,
  secret,
  delivery,
  now,
}: TextDeps): Record<'broadcast-text', EntryHandler> => ({
  async 'broadcast-text'(entry) {
    const morning = endOfNight(now());
    if (morning) throw new NotYet(morning);
    const { notification: notificationId, user: userId } = placesOf(entry.detail);
    const text = await findText(db, notificationId, userId);
    if (!text) return;
    const { phone, message, object_type, object_id } = text;
    try {
      await delivery.sendBroadcastText(
        { phone, stopToken: textStopTokenOf(secret, userId) },
        { message, path: notificationHref(object_type, object_id) },
        messageKeyOf(entry),
      );
    } catch (error) {
      if (!(error instanceof NumberRefused)) throw error;
      await endRefusedTexts(db, { userId, phone, isStopped: error.isStopped }, now());
      await noteTextFailure(db, { notificationId, userId, reason: 'refused' }, now());
      throw error;
    }
  },
});

/** What is noted of text messages that no provider ever took. */
export const lostTexts = ({
  db,
  now,
}: Pick<TextDeps, 'db' | 'now'>): Record<'broadcast-text', EntryHandler> => ({
  async 'broadcast-text'({ detail }) {
    const { notification: notificationId, user: userId } = placesOf(detail);
    await noteTextFailure(db, { notificationId, userId, reason: 'given up' }, now());
  },
});
