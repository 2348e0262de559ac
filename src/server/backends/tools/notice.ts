import type { Notification } from '#contract/notification.ts';
import { notificationHref } from '#kit/href/notification-href.ts';
import type { InboxRow } from '#server/store/notifications/inbox.ts';

/** A notice as a person gets it. */
export const noticeOf = ({
  id,
  seq,
  message,
  object_id,
  object_type,
  created_at,
  isRead,
}: InboxRow): Notification => ({
  id,
  seq,
  message,
  objectId: object_id,
  objectType: object_type,
  href: notificationHref(object_type, object_id),
  created_at,
  read: isRead,
});
