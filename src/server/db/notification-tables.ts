/** Tables of notices to everybody. One row is a notice to all; who has read it is kept for each person. */
type Text = string | null;

export interface NotificationsTable {
  id: string;
  /** Counts up without a gap, so that a stream goes on where it broke off. */
  seq: number;
  /** The name its sender gave it, so that it is not made twice. */
  key: Text;
  message: string;
  object_id: string;
  object_type: string;
  created_at: string;
  by_id: string;
  by_name: string;
  /** Whom it reached when it was sent. */
  people: number;
  /** The account up to which mails are in the outbox; null before the first. */
  mail_cursor: Text;
  mails: number;
  /** Null while mails have to be handed over. */
  mailed_at: Text;
}

export interface NotificationReadsTable {
  user_id: string;
  notification_id: string;
  read_at: string;
}

/** Who wants notices by mail, and since when; who does not has no row. */
export interface NotificationMailTable {
  user_id: string;
  wanted_at: string;
  /** Hash of the secret in the link that ends it. */
  stop_hash: string;
}
