import { sql } from 'kysely';
import type { Ipo } from '#contract/ipo.ts';
import type { Db } from '#server/db/open.ts';

/**
 * One page of the offerings, newest first, those without a date last, and how many there are: each company once, by the
 * last thing on record, with its last amendment, whether the site has a page of it, and what it is worth since.
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
      .select([
        'steps.company_name',
        'steps.symbol',
        'steps.date',
        'steps.status',
        'steps.market',
        'steps.price',
      ])
      .select(['steps.shares', 'steps.amount', 'steps.form', 'steps.raw_text_link', 'steps.source'])
      .leftJoin('companies', 'companies.symbol', 'steps.symbol')
      .select(['companies.symbol as listed', 'companies.last_sale', 'companies.market_cap'])
      .where('step', '=', 1)
      .orderBy('steps.date', (order) => order.desc().nullsLast())
      .orderBy('steps.id')
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
    data: rows.map(({ listed, last_sale, market_cap, ...row }): Ipo => ({
      ...row,
      has_page: Number(listed !== null),
      ...(last_sale !== null && { last_sale }),
      ...(market_cap !== null && { market_cap }),
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

/** What the calendar has of one company's offering: the priced one before one that was only filed. */
export const findIpoOf = (db: Db, symbol: string) =>
  db
    .selectFrom('ipos')
    .select(['date', 'status', 'price', 'shares', 'amount', 'source', 'raw_text_link'])
    .where('symbol', '=', symbol)
    .where('status', '!=', 'withdrawn')
    .orderBy(sql`case status when 'priced' then 0 else 1 end`)
    .orderBy('date', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
