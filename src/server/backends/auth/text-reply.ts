import { createHmac, timingSafeEqual } from 'node:crypto';

/** Words that end messages, begin them, or ask what they are: those that carriers know. */
const words: Readonly<Record<string, ReplyKeyword>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  UNSTOP: 'start',
  YES: 'start',
  HELP: 'help',
  INFO: 'help',
};
export type ReplyKeyword = 'stop' | 'start' | 'help';
type Fields = Readonly<Record<string, string>>;

/**
 * Whether the provider has signed this: HMAC-SHA1, by a token that only it and we know, of the address it posted to and of all
 * fields in the order of their names.
 */
export function hasRightSignature(token: string, url: string, fields: Fields, signature: string): boolean {
  const names = Object.keys(fields).sort();
  const signed = url + names.map((name) => name + (fields[name] ?? '')).join('');
  const right = createHmac('sha1', token).update(signed).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The number that a text message came from, in E.164, and the keyword it holds; undefined where there is none to act on. */
export function readReply(fields: Fields): { number: string | undefined; keyword: ReplyKeyword | undefined } {
  const number = /^\+\d{10,15}$/.exec(fields['From'] ?? '')?.[0];
  // The provider may have recognized a word itself, in other languages too.
  const said = (fields['OptOutType'] ?? fields['Body'] ?? '').toUpperCase();
  const word = said.replace(/[^A-Z\s]/g, '').trim();
  const keyword = words[word] ?? (/^(?:STOP|UNSUBSCRIBE)\b/.test(word) ? 'stop' : undefined);
  return { number, keyword };
}
