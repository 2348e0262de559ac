/** Tables of accounts; instants are ISO 8601 in UTC with milliseconds, so that text compares as time. */
type Text = string | null;

export interface UsersTable {
  id: string;
  /** As the person wrote it. */
  email: string;
  /** Folded, so that one person has one account however the address is written. */
  email_key: string;
  name: Text;
  /** Digits only. */
  phone: Text;
  message_preference: 'email' | 'phone';
  /** Encoded argon2id; null for who only signs in with Google. */
  password_hash: Text;
  role: 'user' | 'staff';
  google_sub: Text;
  verified_at: Text;
  /** When a code, or Google, proved that the address (the number) is this person's. */
  email_proved_at: Text;
  phone_proved_at: Text;
  terms_accepted_at: Text;
  created_at: string;
}

export interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  /** Such as "Firefox on Windows". */
  device: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

/** The live code of an account for one purpose; a newer one takes its row. */
export interface CodesTable {
  user_id: string;
  purpose: 'verification' | 'password' | 'deletion' | 'texts';
  /** Random; with it the digest belongs to this one issue. */
  issue: string;
  digest: string;
  channel: 'email' | 'phone';
  checks_left: number;
  issued_at: string;
  expires_at: string;
}

export interface GoogleFlowsTable {
  flow_hash: string;
  state: string;
  nonce: string;
  verifier: string;
  expires_at: string;
}

/** Counts of fixed windows; keys are digests, so that nothing personal stands here. */
export interface RateLimitsTable {
  key: string;
  count: number;
  ends_at: string;
}

/** What the language model cost on a day of UTC, with what is set aside for answers under way. */
export interface LlmCostsTable {
  day: string;
  dollars: number;
}

/** What is still to be sent: what happened and to whom, never a finished text or a code. */
export interface OutboxTable {
  id: string;
  kind: string;
  email: Text;
  phone: Text;
  detail: Text;
  attempts: number;
  queued_at: string;
  next_at: string;
  expires_at: string;
}

export interface AuditLogTable {
  id: string;
  at: string;
  event: string;
  user_id: Text;
  address: Text;
  detail: Text;
}
