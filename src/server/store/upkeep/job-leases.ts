import type { Db } from '#server/db/open.ts';

/** One run of a job: the instant at which it was due. */
export interface DueRun {
  name: string;
  dueAt: Date;
}

/** How far the clocks of two processes may differ. */
const SKEW_MS = 60_000;

/**
 * Takes a run for `leaseMs`; false when it is done, somebody has it, or a later one was taken. Whoever dies with it
 * loses it when the lease ends. A run that is not due yet, or a lease that ends later than one taken now, is of a clock that
 * was ahead and has gone back: it would keep all others waiting until that time comes.
 */
export async function leaseRun(
  db: Db,
  { name, dueAt }: DueRun,
  leaseMs: number,
  now: Date,
): Promise<boolean> {
  const at = (aheadMs: number) => new Date(now.getTime() + aheadMs).toISOString();
  const run = {
    due_at: dueAt.toISOString(),
    leased_until: at(leaseMs),
    done_at: null,
  };
  const taken = await db
    .insertInto('jobs')
    .values({ name, ...run })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(run)
        .where((eb) =>
          eb.or([
            eb('jobs.due_at', '<', run.due_at),
            eb('jobs.due_at', '>', at(SKEW_MS)),
            eb.and([
              eb('jobs.due_at', '=', run.due_at),
              eb('jobs.done_at', 'is', null),
              eb.or([
                eb('jobs.leased_until', '<=', at(0)),
                eb('jobs.leased_until', '>', at(leaseMs + SKEW_MS)),
              ]),
            ]),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Notes that a run is done, so that nobody takes it again. */
export async function finishRun(db: Db, { name, dueAt }: DueRun, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ done_at: now.toISOString() })
    .where('name', '=', name)
    .where('due_at', '=', dueAt.toISOString())
    .execute();
}

/** Gives a run that failed back, so that it may be taken again at once. */
export async function returnRun(db: Db, { name, dueAt }: DueRun, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leased_until: now.toISOString() })
    .where('name', '=', name)
    .where('due_at', '=', dueAt.toISOString())
    .execute();
}
