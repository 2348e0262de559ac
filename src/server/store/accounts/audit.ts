import type { Db } from '#server/db/open.ts';
import { newId } from '../tokens.ts';

export type AuditEvent =
  | 'account created'
  | 'account deleted'
  | 'account verified'
  | 'code refused'
  | 'code sent'
  | 'file added'
  | 'file deleted'
  | 'google linked'
  | 'newsletter sent'
  | 'notice sent'
  | 'password changed'
  | 'role changed'
  | 'sessions ended'
  | 'sign-in'
  | 'sign-in refused'
  | 'sign-out'
  | 'sign-up repeated'
  | 'texts agreed'
  | 'texts ended';

export interface AuditEntry {
  event: AuditEvent;
  /** Null where the account is not known. */
  userId: string | null;
  /** The client's network address, or who acted without one, such as "command line". */
  address: string;
  detail?: string;
}

/** One line of at most 200 characters, whatever a client sent. */
const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);

/** Writes down who did what to an account and when. Never a password, a code or a token. */
export async function audit(db: Db, entry: AuditEntry, now: Date): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: now.toISOString(),
      event: entry.event,
      user_id: entry.userId,
      address: oneLine(entry.address),
      detail: entry.detail === undefined ? null : oneLine(entry.detail),
    })
    .execute();
}

/** Leaves what happened, and takes away what tells of the person: addresses and details. */
export async function anonymizeAudit(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('audit_log')
    .set({ address: null, detail: null })
    .where('user_id', '=', userId)
    .execute();
}
