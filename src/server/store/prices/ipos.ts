import { sql } from 'kysely';
import type { Ipo, IpoQuery } from '#contract/ipo.ts';
import type { Paged } from '#contract/paging.ts';
import { daysBetween, monthsBefore } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';

/**
 * One page of the offerings, newest first, those without a date last, and how many there are: each company once, by the
 * last thing on record, with its last amendment, whether the site has a page of it, its first close and what it is worth since.
 */
export async function findIpos(db: Db, { page, pageSize, status }: IpoQuery): Promise<Paged<Ipo>> {
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
  const last = db.selectFrom(steps.as('steps')).where('step', '=', 1);
  const chosen = status ? last.where('steps.status', '=', status) : last;
  const [rows, { total }] = await Promise.all([
    chosen
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
      .select('companies.company_type')
      .orderBy('steps.date', (order) => order.desc().nullsLast())
      .orderBy('steps.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    chosen.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const [amended, first] = await Promise.all([
    lastAmendments(
      db,
      rows.map(({ company_name }) => company_name),
    ),
    firstCloses(db, rows),
  ]);
  return {
    data: rows.map(({ listed, last_sale, market_cap, ...row }): Ipo => ({
      ...row,
      has_page: Number(listed !== null),
      ...sinceFirst(first.get(row.symbol ?? ''), last_sale),
      ...(last_sale !== null && { last_sale }),
      ...(market_cap !== null && { market_cap }),
      ...amended.get(row.company_name),
    })),
    total,
  };
}

/** Shares begin to trade on the day of their prospectus or next to it; what trades longer did not come to market with it. */
const FIRST_WITHIN_DAYS = 7;

/** The first closes on record of those that came to market with the offering of their row, where their scale is sure. */
async function firstCloses(
  db: Db,
  rows: readonly { symbol: string | null; date: string | null; status: string }[],
): Promise<Map<string, number>> {
  const priced = rows.flatMap(({ symbol, date, status }) =>
    symbol && date && status === 'priced' ? [{ symbol, date }] : [],
  );
  const days = priced.map(({ date }) => date).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const bars = await db
    .selectFrom('price_bars')
    .select(['symbol', 'date', 'close', 'doubtful'])
    .where(
      'symbol',
      'in',
      priced.map(({ symbol }) => symbol),
    )
    // Further back than an own first session may lie, so that an older one is seen.
    .where('date', '>=', monthsBefore(from, 1))
    .where('date', '<=', monthsBefore(to, -1))
    .orderBy('symbol')
    .orderBy('date')
    .execute();
  const first = new Map(bars.toReversed().map((bar) => [bar.symbol, bar]));
  return new Map(
    priced.flatMap(({ symbol, date }) => {
      const bar = first.get(symbol);
      if (!bar || bar.doubtful !== 0 || Math.abs(daysBetween(date, bar.date)) > FIRST_WITHIN_DAYS) return [];
      return [[symbol, bar.close]];
    }),
  );
}

/** The first close, and the change since in percent. */
const sinceFirst = (
  close: number | undefined,
  last: number | null,
): { first_close?: number; since_first?: number } =>
  close === undefined
    ? {}
    : {
        first_close: close,
        ...(last !== null && { since_first: Number(((last / close - 1) * 100).toFixed(2)) }),
      };

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
