import type { Db } from '#server/db/open.ts';
import { hashToken, newToken } from '../tokens.ts';

/** How long a person may take at Google. */
const LIFETIME_MS = 10 * 60_000;

/** What must come back unchanged from a sign-in at Google, and the proof that it was we who asked. */
export interface GoogleChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Keeps the checks of a sign-in that begins; answers the token under which this browser may end it. */
export async function openFlow(db: Db, checks: GoogleChecks, now: Date): Promise<string> {
  const flow = newToken();
  const expires_at = new Date(now.getTime() + LIFETIME_MS).toISOString();
  await db
    .insertInto('google_flows')
    .values({ ...checks, flow_hash: hashToken(flow), expires_at })
    .execute();
  return flow;
}

/** The checks of a flow, once. */
export async function takeFlow(db: Db, flow: string, now: Date): Promise<GoogleChecks | undefined> {
  const row = await db
    .deleteFrom('google_flows')
    .where('flow_hash', '=', hashToken(flow))
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now.toISOString() ? row : undefined;
}
