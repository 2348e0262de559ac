import type { Delivery } from '#server/delivery/delivery.ts';
import type { Track } from '#server/delivery/tracking.ts';
import type { EntryHandler } from '#server/delivery/outbox-worker.ts';
import { messageKeyOf } from '#server/store/accounts/outbox.ts';
import { findLetter } from '#server/store/letters/weekly-letter.ts';
import type { Db } from '#server/db/open.ts';
import {
  confirmTokenOf,
  findSubscriber,
  manageTokenOf,
  type SubscriberRow,
} from '#server/store/newsletter/subscribers.ts';

/** What happens to a subscription that somebody is told of. */
export type NewsletterEntryKind =
  | 'newsletter-asked'
  | 'newsletter-links'
  | 'newsletter-tracked'
  | 'newsletter-weekly';

export interface NewsletterMailDeps {
  db: Db;
  secret: string;
  delivery: Delivery;
  /** Absent: no marketing service is told of anything. */
  track?: Track | undefined;
}

/**
 * How entries of the outbox become letters. What is known of an address is looked up here, when nobody waits for an
 * answer any more: to ask for a known address has cost what it costs for an unknown one.
 */
export function newsletterMail({
  db,
  secret,
  delivery,
  track,
}: NewsletterMailDeps): Record<NewsletterEntryKind, EntryHandler> {
  const addressed = (row: SubscriberRow) => ({
    email: row.email,
    name: row.first_name,
    confirmToken: confirmTokenOf(secret, row),
    manageToken: manageTokenOf(secret, row),
  });
  return {
    async 'newsletter-asked'({ email }) {
      const row = await findSubscriber(db, email ?? '');
      if (!row || row.state === 'unsubscribed') return;
      await delivery.sendNewsletterLetter(
        addressed(row),
        row.state === 'pending' ? 'activation' : 'already-subscribed',
      );
    },
    async 'newsletter-links'({ email }) {
      const row = await findSubscriber(db, email ?? '');
      if (!row || row.state === 'unsubscribed') return;
      await delivery.sendNewsletterLetter(addressed(row), 'links');
    },
    async 'newsletter-weekly'(entry) {
      const { email, detail } = entry;
      const row = await findSubscriber(db, email ?? '');
      const letter = await findLetter(db, detail ?? '');
      // Who left since, and a letter that was taken back, get nothing.
      if (row?.state !== 'confirmed' || !letter) return;
      await delivery.sendLetter(
        { email: row.email, manageToken: manageTokenOf(secret, row) },
        { ...letter, html: letter.html ?? '' },
        messageKeyOf(entry),
      );
    },
    async 'newsletter-tracked'({ email }) {
      const row = await findSubscriber(db, email ?? '');
      if (row?.state !== 'pending' || row.source !== 'full') return;
      await track?.({
        firstName: row.first_name,
        lastName: row.last_name,
        emailAddress: row.email,
        phone: row.phone,
      });
    },
  };
}
