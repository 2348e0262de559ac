/** Tables of the newsletter; instants are ISO 8601 in UTC with milliseconds. */
type Text = string | null;

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** One address that was entered in a newsletter form. */
export interface SubscribersTable {
  id: string;
  /** As the person wrote it. */
  email: string;
  /** Folded: one row however the address is written. */
  email_key: string;
  first_name: Text;
  last_name: Text;
  /** Digits only. */
  phone: Text;
  state: SubscriberState;
  frequency: 'weekly' | 'monthly';
  /** Sectors as a JSON array; empty means all. */
  topics: string;
  /** Which form it was. */
  source: 'short' | 'full';
  /** When, to which wording, and from which network address somebody agreed. */
  consented_at: string;
  consent_version: string;
  consent_address: string;
  /** Random; with it a link of activation belongs to one subscription. */
  issue: string;
  confirm_hash: Text;
  confirm_expires_at: string;
  manage_hash: string;
  confirmed_at: Text;
  unsubscribed_at: Text;
  created_at: string;
}
