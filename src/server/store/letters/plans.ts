import { DAY_MS } from '#kit/time/days.ts';
import type { LetterPlan } from '#contract/letter.ts';
import type { LetterPlansTable } from '#server/db/letter-tables.ts';
import type { Db } from '#server/db/open.ts';
import { updateEntry } from '../desk/entries.ts';
import type { DeskEntry, Editor } from '../desk/entry-rows.ts';
import { deskKindOf } from '../desk/kinds.ts';
import { readEntry } from '../desk/lists.ts';
import { recordDeed } from '../desk/log.ts';
import { findVersion } from '../desk/versions.ts';
import { newId } from '../tokens.ts';
import { beginSending } from './sendings.ts';

/** How late a letter may still go out by itself; after that somebody has to want it again. */
const LATEST_MS = DAY_MS;

export interface NewPlan {
  letterId: string;
  /** The version that was looked at. */
  version: number;
  monthly: boolean;
  sendAt: Date;
  by: Editor;
}

/** Plans to send a letter at a time, in place of an earlier plan. */
export async function planSending(
  db: Db,
  { letterId, version, monthly, sendAt, by }: NewPlan,
): Promise<void> {
  const plan = {
    key: newId(),
    version,
    monthly: monthly ? 1 : 0,
    send_at: sendAt.toISOString(),
    by_id: by.id,
    by_name: by.name,
  };
  await db
    .insertInto('letter_plans')
    .values({ letter_id: letterId, ...plan })
    .onConflict((conflict) => conflict.column('letter_id').doUpdateSet(plan))
    .execute();
}

/** Calls a plan off; false where there is none. */
export async function dropPlan(db: Db, letterId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('letter_plans')
    .where('letter_id', '=', letterId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The plan of a letter, with what keeps it from being sent. */
export async function findPlan(db: Db, entry: DeskEntry, now: Date): Promise<LetterPlan | null> {
  const plan = await db
    .selectFrom('letter_plans')
    .selectAll()
    .where('letter_id', '=', entry.id)
    .executeTakeFirst();
  if (!plan) return null;
  const { send_at: at, version, monthly, by_name: by } = plan;
  return {
    ...{ at, version, by },
    monthly: monthly === 1,
    changed: await isChanged(db, plan, entry),
    missed: isMissed(plan, now),
  };
}

const isMissed = ({ send_at }: LetterPlansTable, now: Date): boolean =>
  now.getTime() - Date.parse(send_at) > LATEST_MS;

/** Whether a letter says something else than when its sending was planned, or is not to be seen any more. */
async function isChanged(
  db: Db,
  { letter_id, version }: LetterPlansTable,
  entry: DeskEntry,
): Promise<boolean> {
  if (entry.desk.state === 'archived') return true;
  if (entry.desk.version === version) return false;
  // A version that only published the page says the same.
  const planned = await findVersion(db, 'newsletter', letter_id, version);
  return JSON.stringify(planned) !== JSON.stringify(entry.data);
}

/**
 * Sends the letters whose time has come, each once: the plan goes in the transaction that begins the sending. What was changed since it
 * was planned stays, for somebody to look at it again.
 */
export async function sendDue(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('letter_plans')
    .selectAll()
    .where('send_at', '<=', now.toISOString())
    .orderBy('send_at')
    .execute();
  for (const plan of due)
    if (!isMissed(plan, now))
      await db
        .transaction()
        .execute((tx) => sendPlanned(tx, plan, now))
        .catch((error: unknown) => {
          if (!(error instanceof Overtaken)) throw error;
        });
}

/** Somebody else has saved or sent it in the same moment: nothing of the attempt stays. */
class Overtaken extends Error {}

async function sendPlanned(tx: Db, plan: LetterPlansTable, now: Date): Promise<void> {
  const { letter_id: letterId, key, monthly, by_id, by_name } = plan;
  const before = await readEntry(tx, 'newsletter', letterId);
  if (!before || (await isChanged(tx, plan, before))) return;
  // First, so that of two who send it the second waits here, and finds that it is gone.
  if (!(await dropPlan(tx, letterId))) return;
  const entry = await shown(tx, before, now);
  const by = { id: by_id, name: by_name };
  const sent = { letterId, version: entry.desk.version, data: entry.data, monthly: monthly === 1, key, by };
  // One that was sent by hand meanwhile has lost its plan all the same.
  if (!(await beginSending(tx, sent, now))) return;
  const title = deskKindOf.newsletter.titleOf(entry.data);
  const deed = { kind: 'newsletter', objectId: letterId, action: 'sent', title } as const;
  await recordDeed(tx, { ...deed, detail: 'as planned', by, at: now.toISOString() });
}

/** The letter as the public sees it: mails lead to its page. */
async function shown(tx: Db, entry: DeskEntry, now: Date): Promise<DeskEntry> {
  const { version, publishedVersion } = entry.desk;
  if (version === publishedVersion) return entry;
  const intent = { state: 'published', publishAt: null, version } as const;
  const by = { id: '', name: 'Schedule' };
  const saved = await updateEntry(tx, 'newsletter', entry.id, {}, intent, by, now);
  if ('refused' in saved) throw new Overtaken();
  return saved;
}
