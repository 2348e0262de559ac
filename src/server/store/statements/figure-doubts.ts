import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';

/** Every figure in doubt, by company, newest period first: a report for staff. */
export const listDoubts = (db: Db): Promise<FigureDoubtsTable[]> =>
  db
    .selectFrom('figure_doubts')
    .selectAll()
    .orderBy('symbol')
    .orderBy('period_end', 'desc')
    .orderBy('figure')
    .execute();
