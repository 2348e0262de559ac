/** Tables of what people keep here beside their account; instants are ISO 8601 in UTC, so that text compares as time. */
type Text = string | null;

/** Saved screens of the screener. */
export interface ScreensTable {
  id: string;
  user_id: string;
  /** Unique among the screens of a person. */
  name: string;
  /** The query string of the screener. */
  query: string;
  is_default: number;
  created_at: string;
  updated_at: string;
}

/** Favorites of all kinds. */
export interface FavoritesTable {
  user_id: string;
  kind: 'company' | 'event' | 'news' | 'video';
  /** The symbol of a company, the id of everything else. */
  object_id: string;
  created_at: string;
}

/** That a person unlocked an exclusive video: once for each session, since that is how long it stays so. */
export interface VideoUnlocksTable {
  user_id: string;
  video_id: string;
  /** Hash of the session's token, of no use without it. */
  session_key: string;
  unlocked_at: string;
}

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
  state: 'pending' | 'confirmed' | 'unsubscribed';
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
