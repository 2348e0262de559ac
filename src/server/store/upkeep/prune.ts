import { DAY_MS } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';
import { forgetGuestThreads } from '../chat/keeper.ts';

const AUDIT_KEPT_MS = 365 * DAY_MS;

/**
 * Removes what is past its time: sessions, codes, flows and limits that ended, conversations that guests have left, and
 * audit entries over a year old.
 */
export async function prune(db: Db, now: Date): Promise<void> {
  const ended = now.toISOString();
  for (const table of ['sessions', 'codes', 'google_flows'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', ended).execute();
  await db.deleteFrom('rate_limits').where('ends_at', '<=', ended).execute();
  await forgetGuestThreads(db, now);
  const oldest = new Date(now.getTime() - AUDIT_KEPT_MS).toISOString();
  await db.deleteFrom('audit_log').where('at', '<', oldest).execute();
}
