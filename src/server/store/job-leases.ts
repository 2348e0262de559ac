import type { Db } from '#server/db/open.ts';

/** One run of a job: the instant at which it was due. */
export interface DueRun {
  name: string;
  dueAt: Date;
}

/**
 * Takes a run for `leaseMs`; false when it is done, somebody has it, or a later one was taken. Whoever dies with it
 * loses it when the lease ends.
 */
export async function leaseRun(
  db: Db,
  { name, dueAt }: DueRun,
  leaseMs: number,
  now: Date,
): Promise<boolean> {
  const run = {
    due_at: dueAt.toISOString(),
    leased_until: new Date(now.getTime() + leaseMs).toISOString(),
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
            eb.and([
              eb('jobs.due_at', '=', run.due_at),
              eb('jobs.done_at', 'is', null),
              eb('jobs.leased_until', '<=', now.toISOString()),
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
