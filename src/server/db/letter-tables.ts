/** Tables of letters that staff sent to subscribers. */
type Text = string | null;

/** One row is one letter on its way: what was sent, as it was then, and up to whom its mails were handed over. */
export interface LetterSendingsTable {
  letter_id: string;
  /** The name its sender gave it, so that it is not sent twice. */
  key: string;
  version: number;
  title: string;
  summary: Text;
  /** Sanitized HTML. */
  html: string;
  /** 1 where who chose one letter a month gets it too. */
  monthly: number;
  by_id: string;
  by_name: string;
  /** Whom it reached for when it was sent. */
  people: number;
  created_at: string;
  /** The subscriber up to whom mails are in the outbox; null before the first. */
  mail_cursor: Text;
  /** Null while mails have to be handed over. */
  mailed_at: Text;
}

/** What became of the mail of one subscriber: one row each, so that none is sent twice. */
export interface LetterRecipientsTable {
  letter_id: string;
  subscriber_id: string;
  state: 'queued' | 'sent' | 'failed' | 'left';
  at: string;
}

/** A letter that is to be sent at a time. */
export interface LetterPlansTable {
  letter_id: string;
  /** The name of the sending that comes of it. */
  key: string;
  /** The version that was looked at. */
  version: number;
  monthly: number;
  send_at: string;
  by_id: string;
  by_name: string;
}
