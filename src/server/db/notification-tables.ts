import type { Generated } from 'kysely';

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
  /** The same of text messages. */
  text_cursor: Text;
  texts: Generated<number>;
  texted_at: Text;
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

/**
 * How notices by text message stand with a person: one row since they first agreed, with the number that they confirmed. While
 * `ended_at` is null they are on; no two people have them on at one number.
 */
export interface TextSubscriptionsTable {
  user_id: string;
  /** Digits, as in the profile: with another number there they are off. */
  phone: string;
  /** The same in E.164, of which each is one person's. */
  number: string;
  agreed_at: string;
  ended_at: Text;
  /** When the number refused a message for good: nothing is sent there any more. */
  refused_at: Text;
  /** Hash of the secret in the link that ends them. */
  stop_hash: string;
}

/** Each agreement to text messages and each end of it: rows are added, never changed, and go with the account. */
export interface TextConsentsTable {
  id: string;
  user_id: string;
  /** E.164. */
  number: string;
  action: 'agreed' | 'ended';
  /** Where: in the profile, by the link or an answer, at the provider, or because the number changed or is another person's. */
  by: 'profile' | 'link' | 'reply' | 'provider' | 'number changed' | 'number of another';
  /** What was agreed to; null for an end. */
  version: number | null;
  wording: Text;
  /** The network address it came from; null where nobody's browser did. */
  address: Text;
  at: string;
}

/** Text messages of notices that never arrived. */
export interface NotificationTextFailuresTable {
  notification_id: string;
  user_id: string;
  reason: 'refused' | 'given up';
  at: string;
}
