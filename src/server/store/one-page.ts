import type { SelectQueryBuilder } from 'kysely';
import type { Paged, PageQuery } from '#contract/paging.ts';

/**
 * One page, counted from 1, of the rows of an ordered query without a limit, and how many there are. Rows that are grouped cannot be
 * counted so.
 */
export async function onePage<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  { page, pageSize }: PageQuery,
): Promise<Paged<Row>> {
  const [data, counted] = await Promise.all([
    rows
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    rows
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  // Of tables that are named by whoever asks the compiler cannot say what is selected.
  return { data, total: (counted as { total: number }).total };
}
