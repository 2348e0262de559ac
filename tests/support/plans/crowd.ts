import { bulkInsert, type Cell } from '#server/db/bulk.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';

const PEOPLE = 1_200;
const LONG_AGO = '2026-01-01T00:00:00.000Z';
const LATER = '2036-01-01T00:00:00.000Z';
/** An hour after the time of the walk: nothing waits for longer than a night before it is sent. */
const SOON = '2026-11-21T13:00:00.000Z';

type RowOf<Table extends keyof Database> = Partial<Record<keyof Database[Table], Cell>>;

/** So many rows in every table that people fill that reading one whole is seen. */
export async function insertCrowd(store: OpenStore): Promise<void> {
  const fill = async <Table extends keyof Database>(table: Table, rowOf: (i: number) => RowOf<Table>) => {
    const rows = Array.from({ length: PEOPLE }, (_, i) => rowOf(i) as Record<string, Cell>);
    const columns = Object.keys(rows[0] ?? {});
    const insert = bulkInsert(store.db, store.engine, table, columns);
    for (const row of rows) await insert.add(columns.map((column) => row[column] ?? null));
    await insert.end();
  };
  const kinds = ['company', 'event', 'news', 'video'] as const;
  await fill('users', (i) => ({
    id: `u${i}`, email: `p${i}@example.com`, email_key: `p${i}@example.com`, message_preference: 'email', role: 'user',
    phone: `+1555${i}`, google_sub: `g${i}`, verified_at: LONG_AGO, created_at: LONG_AGO,
  })); // prettier-ignore
  await fill('sessions', (i) => ({
    id: `s${i}`, token_hash: `t${i}`, user_id: `u${i}`, device: 'a browser', created_at: LONG_AGO,
    last_seen_at: LONG_AGO, expires_at: LATER,
  })); // prettier-ignore
  await fill('codes', (i) => ({
    user_id: `u${i}`, purpose: 'verification', issue: `i${i}`, digest: 'd', channel: 'email', checks_left: 5,
    issued_at: LONG_AGO, expires_at: LATER,
  })); // prettier-ignore
  await fill('google_flows', (i) => ({
    flow_hash: `f${i}`, state: 's', nonce: 'n', verifier: 'v', expires_at: LATER,
  })); // prettier-ignore
  await fill('rate_limits', (i) => ({ key: `k${i}`, count: 1, ends_at: LATER }));
  await fill('outbox', (i) => ({
    id: `o${i}`, kind: 'confirmation', email: `p${i}@example.com`, attempts: 0, queued_at: LONG_AGO, next_at: SOON,
    expires_at: LATER,
  })); // prettier-ignore
  await fill('audit_log', (i) => ({
    id: `a${i}`,
    at: '2026-11-20T00:00:00.000Z',
    event: 'login',
    user_id: `u${i}`,
  }));
  await fill('screens', (i) => ({
    id: `sc${i}`, user_id: `u${i}`, name: 'Mine', query: '', is_default: 0, created_at: LONG_AGO, updated_at: LONG_AGO,
  })); // prettier-ignore
  await fill('favorites', (i) => ({
    user_id: `u${i % 300}`, kind: kinds[i % 4] ?? 'company', object_id: `x${i}`, created_at: LONG_AGO,
  })); // prettier-ignore
  await fill('video_unlocks', (i) => ({
    user_id: `u${i}`, video_id: 'sample-video-1', session_key: 's', unlocked_at: LONG_AGO,
  })); // prettier-ignore
  await fill('subscribers', (i) => ({
    id: `n${i}`, email: `p${i}@example.com`, email_key: `p${i}@example.com`, state: 'confirmed', frequency: 'weekly',
    topics: '', source: 'short', consented_at: LONG_AGO, consent_version: '1', consent_address: '', issue: `i${i}`,
    confirm_hash: `h${i}`, confirm_expires_at: LONG_AGO, manage_hash: `m${i}`, created_at: LONG_AGO,
  })); // prettier-ignore
}
