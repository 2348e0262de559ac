import { sql } from 'kysely';
import type { Ipo } from '#contract/ipo.ts';
import type { Db } from '#server/db/open.ts';

/**
 * One page of the offerings, newest first, those without a date last, and how many there are: each company once, by the
 * last thing on record, with its last amendment, and whether the site has a page of it.
 */
export async function findIpos(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: Ipo[]; total: number }> {
  const steps = db
    .selectFrom('ipos')
    .selectAll()
    .select(
      // Of one day the price stands above the registration.
      sql<number>`row_number() over (partition by company_name
      order by case when date is null then 1 else 0 end, date desc, case status when 'filed' then 1 else 0 end, id desc)`.as(
        'step',
      ),
    );
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom(steps.as('steps'))
      .select(['company_name', 'symbol', 'date', 'status', 'market', 'price', 'shares', 'amount', 'form'])
      .select(['raw_text_link', 'source'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('companies')
            .select('companies.symbol')
            .whereRef('companies.symbol', '=', 'steps.symbol'),
        ).as('has_page'),
      )
      .where('step', '=', 1)
      .orderBy('date', (order) => order.desc().nullsLast())
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('ipos')
      .select(sql<number>`count(distinct company_name)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const amended = await lastAmendments(
    db,
    rows.map(({ company_name }) => company_name),
  );
  return {
    data: rows.map((row): Ipo => ({
      ...row,
      has_page: Number(row.has_page),
      ...amended.get(row.company_name),
    })),
    total,
  };
}

/** The newest amendment of each company that has one, with its document. */
async function lastAmendments(
  db: Db,
  names: readonly string[],
): Promise<Map<string, { amended_on: string; amendment_link: string | null }>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('ipos')
    .select(['company_name', 'date', 'raw_text_link'])
    .where('company_name', 'in', names)
    .where('form', 'like', '%/A')
    .where('date', 'is not', null)
    .orderBy('date')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ company_name, date, raw_text_link }) => [
      company_name,
      { amended_on: date ?? '', amendment_link: raw_text_link },
    ]),
  );
}
