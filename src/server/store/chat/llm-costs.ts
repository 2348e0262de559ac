import type { Db } from '#server/db/open.ts';

/**
 * What the language model may cost a day, known to every process: the most a request can cost is set aside before it is sent,
 * in one statement, and put right when its true cost is known. So no number of processes goes over the limit together, and a
 * process that dies leaves what it had set aside counted.
 */
export interface LlmCosts {
  /** Sets `dollars` aside for a request, and answers what puts its true cost in their place; null, and nothing is counted, where the day's limit does not allow them. */
  setAside(dollars: number): Promise<((cost: number) => Promise<void>) | null>;
}

/** Counts under the day of UTC on which a request was sent. */
export function createLlmCosts(db: Db, dailyLimit: number, now: () => Date = () => new Date()): LlmCosts {
  return {
    async setAside(dollars) {
      if (!(dollars <= dailyLimit)) return null;
      const day = now().toISOString().slice(0, 10);
      const row = await db
        .insertInto('llm_costs')
        .values({ day, dollars })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet((eb) => ({ dollars: eb('llm_costs.dollars', '+', dollars) }))
            .where((eb) => eb(eb('llm_costs.dollars', '+', dollars), '<=', dailyLimit)),
        )
        .returning('day')
        .executeTakeFirst();
      if (!row) return null;
      return async (cost) => {
        await db
          .updateTable('llm_costs')
          .set((eb) => ({ dollars: eb('dollars', '+', cost - dollars) }))
          .where('day', '=', day)
          .execute();
      };
    },
  };
}
