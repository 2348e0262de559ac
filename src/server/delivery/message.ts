/** One message, ready to go. An SMS has neither subject nor HTML. */
export interface Message {
  channel: 'email' | 'sms';
  /** An address, or the digits of a phone number. */
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** Further headers of a mail; absent when there are none. */
  headers?: Readonly<Record<string, string>>;
  /** Names this message among all: handed over again under its name it arrives once, as far as the way can see to that. */
  key?: string;
}

/** Hands a message over for good; throws when it was not taken, and then it may be tried again. */
export type Send = (message: Message) => Promise<void>;

/** Raised where a phone number takes no messages, so that trying again is of no use. */
export class NumberRefused extends Error {
  /** True where its owner has told the provider to send nothing more. */
  readonly isStopped: boolean;
  constructor(reason: string, isStopped = false) {
    super(reason);
    this.isStopped = isStopped;
  }
}

/** Raised where a message may not go yet: it waits, and nothing is wrong. */
export class NotYet extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super('not yet');
    this.until = until;
  }
}
