import type { Delivery } from '#server/delivery/delivery.ts';
import type { EntryHandler } from '#server/delivery/outbox-worker.ts';
import type { Db } from '#server/db/open.ts';
import type { DeskData } from '#server/store/desk/kind.ts';
import { text } from '#server/store/desk/kind.ts';
import { readEntry } from '#server/store/desk/lists.ts';
import { bodyOf } from '#server/store/desk/newsletter-kind.ts';
import { findVersion } from '#server/store/desk/versions.ts';
import { findLetterMail, noteMail } from '#server/store/letters/sendings.ts';
import { messageKeyOf } from '#server/store/accounts/outbox.ts';
import { manageTokenOf } from '#server/store/newsletter/subscribers.ts';

interface LetterMailDeps {
  db: Db;
  secret: string;
  delivery: Delivery;
  now: () => Date;
}

const placesOf = (detail: string | null) =>
  JSON.parse(detail ?? '{}') as { letter: string; subscriber: string };

/** A letter as it is mailed, of what stands at the desk. */
export const mailedLetter = (id: string, data: DeskData) => ({
  id,
  title: text(data['title']) ?? '',
  summary: text(data['summary']),
  html: bodyOf(data),
});

/** How entries of the outbox become letters, to who still wants them when their turn comes. */
export const letterMails = ({
  db,
  secret,
  delivery,
  now,
}: LetterMailDeps): Record<'letter' | 'letter-test', EntryHandler> => ({
  async letter(entry) {
    const { letter, subscriber } = placesOf(entry.detail);
    const mail = await findLetterMail(db, letter, subscriber);
    if (!mail) return;
    const { title, summary, html, email, email_key, publicId } = mail;
    // Who left since, and a letter that was taken back, get nothing.
    if (email === null || email_key === null || publicId === null)
      return noteMail(db, letter, subscriber, 'left', now());
    await delivery.sendLetter(
      { email, manageToken: manageTokenOf(secret, { email_key }) },
      { id: letter, title, summary, html },
      messageKeyOf(entry),
    );
    await noteMail(db, letter, subscriber, 'sent', now());
  },
  async 'letter-test'(entry) {
    const { letter, version } = JSON.parse(entry.detail ?? '{}') as { letter: string; version: number };
    const kept = await findVersion(db, 'newsletter', letter, version);
    // What staff never touched has no versions.
    const data = kept ?? (await readEntry(db, 'newsletter', letter))?.data;
    if (!data || entry.email === null) return;
    const to = { email: entry.email, manageToken: null };
    await delivery.sendLetter(to, mailedLetter(letter, data), messageKeyOf(entry));
  },
});

/** What is noted of letters that no mail server ever took. */
export const lostLetters = ({
  db,
  now,
}: Pick<LetterMailDeps, 'db' | 'now'>): Record<'letter', EntryHandler> => ({
  async letter({ detail }) {
    const { letter, subscriber } = placesOf(detail);
    await noteMail(db, letter, subscriber, 'failed', now());
  },
});
