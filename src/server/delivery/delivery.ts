import { toHtml, toText, type Letter } from './letter.ts';
import { type CodePurpose, codeLetter, codeText, type NoticeKind, notices, type Site } from './letters.ts';
import {
  broadcastLetter,
  type BroadcastRecipient,
  type BroadcastWords,
  stopUrl,
} from './broadcast-letter.ts';
import { broadcastText, type TextRecipient, textsBegun } from './broadcast-text.ts';
import type { Send } from './message.ts';
import { type ArchivedLetter, letterMail, type LetterReader } from './letter-mail.ts';
import { type NewsletterLetterKind, newsletterLetters, unsubscribeUrl } from './newsletter-letters.ts';

/** Who gets a message, and where they want codes. */
export interface Recipient {
  email: string;
  phone: string | null;
  name: string | null;
  message_preference: 'email' | 'phone';
}

/** Where a code for this person goes: to the phone if they want it there and there is one. */
export const channelOf = ({ message_preference, phone }: Recipient): 'email' | 'phone' =>
  message_preference === 'phone' && phone ? 'phone' : 'email';

/** Who asked for the newsletter, with the secrets of the links that only they get. */
export interface Subscriber {
  email: string;
  name: string | null;
  confirmToken: string;
  manageToken: string;
}

/** Callers say what happened; each call throws when the message was not taken. */
export interface Delivery {
  sendCode(to: Recipient, purpose: CodePurpose, code: string): Promise<void>;
  sendNotice(to: Pick<Recipient, 'email' | 'name'>, kind: NoticeKind): Promise<void>;
  /** A letter about a newsletter subscription; it says how to leave, to people and to mail programs. */
  sendNewsletterLetter(to: Subscriber, kind: NewsletterLetterKind): Promise<void>;
  /** A notice to everybody, to who wants it by mail; `key` names it among all messages, so that it does not arrive twice. */
  sendBroadcast(to: BroadcastRecipient, words: BroadcastWords, key: string): Promise<void>;
  /** The same as a text message. */
  sendBroadcastText(to: TextRecipient, words: BroadcastWords, key: string): Promise<void>;
  /** The first text message after somebody agreed to them. */
  sendTextsBegun(to: TextRecipient, key: string): Promise<void>;
  /** A letter of the archive; `key` names it among all messages, so that it does not arrive twice. */
  sendLetter(to: LetterReader, letter: ArchivedLetter, key: string): Promise<void>;
}

export interface DeliveryDeps {
  site: Site;
  sendMail: Send;
  sendSms: Send;
}

export function createDelivery({ site, sendMail, sendSms }: DeliveryDeps): Delivery {
  const mail = (to: string, letter: Letter, headers?: Readonly<Record<string, string>>, key?: string) =>
    sendMail({
      channel: 'email',
      to,
      subject: letter.subject,
      text: toText(letter, site.siteName),
      html: toHtml(letter, site.siteName),
      ...(headers && { headers }),
      ...(key !== undefined && { key }),
    });
  const text = (to: string, words: string, key?: string) =>
    sendSms({
      channel: 'sms',
      to,
      subject: null,
      text: words,
      html: null,
      ...(key !== undefined && { key }),
    });
  return {
    sendCode(to, purpose, code) {
      if (channelOf(to) === 'phone' && to.phone) return text(to.phone, codeText(site, purpose, code));
      return mail(to.email, codeLetter(site, purpose, to.name, code));
    },
    sendNotice: (to, kind) => mail(to.email, notices[kind](site, to.name)),
    sendBroadcastText: (to, words, key) => text(to.phone, broadcastText(site, to, words), key),
    sendTextsBegun: (to, key) => text(to.phone, textsBegun(site, to), key),
    sendLetter: (to, letter, key) => sendMail({ ...letterMail(site, letter, to), key }),
    // RFC 8058: a mail program may unsubscribe with one POST, without opening anything.
    sendNewsletterLetter: (to, kind) =>
      mail(to.email, newsletterLetters[kind](site, to), {
        'List-Unsubscribe': `<${unsubscribeUrl(site, to.manageToken)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    sendBroadcast(to, words, key) {
      const headers = {
        'List-Unsubscribe': `<${stopUrl(site, to.stopToken)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      return mail(to.email, broadcastLetter(site, to, words), headers, key);
    },
  };
}
