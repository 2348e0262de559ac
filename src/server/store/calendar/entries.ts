import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EarningsCalendarQuery } from '#contract/calendar.ts';
import { companySizes } from '#contract/company-sizes.ts';
import { foldText } from '#kit/text/fold.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';

/** What a calendar is asked for; with `userId` of the companies that this person keeps, every class of their shares. */
export type CalendarQuestion = EarningsCalendarQuery & { userId?: string };

/** A table of dated rows of companies, as one source of a calendar. */
export interface DatedSource<Kind extends string> {
  kind: Kind;
  table: keyof Database;
  /** The day on which a row stands. */
  day: RawBuilder<string>;
  /** Names a row within its table. */
  id: RawBuilder<string>;
  /** Which of its rows belong into the calendar. */
  where: RawBuilder<SqlBool>;
}

/** One row of a source with the company that it is of. */
export interface DatedEntry<Kind extends string = string> {
  kind: Kind;
  id: string;
  date: string;
  symbol: string;
  name: string;
  sector_name: string;
  market_cap: number | null;
  quote_date: string | null;
}

/** One page of entries, and what is around them. */
export interface EntryPage<Kind extends string> {
  entries: DatedEntry<Kind>[];
  total: number;
  days: { date: string; total: number }[];
  before: string | null;
  after: string | null;
}

/** Which companies: listed ones, one class of the shares of each issuer, unless a person or a symbol chooses. */
function ofCompanies({ sector, size, symbol, search, userId }: CalendarQuestion): RawBuilder<SqlBool> {
  const band = companySizes.find(({ name }) => name === size);
  const pattern = search && `%${foldText(search).replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    sql<SqlBool>`companies.is_sample = 0`,
    userId === undefined && symbol === undefined && sql<SqlBool>`companies.is_lead_class = 1`,
    userId !== undefined &&
      sql<SqlBool>`exists (select 1 from favorites where favorites.user_id = ${userId} and favorites.kind = 'company' and favorites.object_id = companies.symbol)`,
    sector !== undefined && sql<SqlBool>`companies.sector_name = ${sector}`,
    symbol !== undefined && sql<SqlBool>`companies.symbol = ${symbol}`,
    band && sql<SqlBool>`companies.market_cap >= ${band.min}`,
    typeof band?.max === 'number' && sql<SqlBool>`companies.market_cap < ${band.max}`,
    pattern && sql<SqlBool>`companies.search_key like ${pattern} escape '\\'`,
  ].filter((condition) => condition !== undefined && condition !== false && condition !== '');
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

const fromSource = (source: DatedSource<string>, question: CalendarQuestion, days: RawBuilder<SqlBool>) =>
  sql`from ${sql.table(source.table)} join companies on companies.symbol = ${sql.ref(`${source.table}.symbol`)}
    where ${days} and ${source.where} and ${ofCompanies(question)}`;

async function readSource<Kind extends string>(
  db: Db,
  source: DatedSource<Kind>,
  question: CalendarQuestion,
): Promise<DatedEntry<Kind>[]> {
  const { rows } = await sql<Omit<DatedEntry, 'kind'>>`
    select ${source.id} as id, ${source.day} as date, companies.symbol, companies.name, companies.sector_name,
      companies.market_cap, companies.quote_date
    ${fromSource(source, question, sql`${source.day} >= ${question.from} and ${source.day} <= ${question.to}`)}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, kind: source.kind }));
}

async function nearest(
  db: Db,
  sources: readonly DatedSource<string>[],
  question: CalendarQuestion,
  side: 'before' | 'after',
): Promise<string | null> {
  const days = await Promise.all(
    sources.map(async (source) => {
      const beyond =
        side === 'before'
          ? sql<SqlBool>`${source.day} < ${question.from}`
          : sql<SqlBool>`${source.day} > ${question.to}`;
      const { rows } = await sql<{ date: string }>`
        select ${source.day} as date ${fromSource(source, question, beyond)}
        order by ${source.day} ${sql.raw(side === 'before' ? 'desc' : 'asc')} limit 1`.execute(db);
      return rows.map(({ date }) => date);
    }),
  );
  const sorted = days.flat().sort();
  return (side === 'before' ? sorted.at(-1) : sorted[0]) ?? null;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** The largest company of a day first, those of unknown size last. */
const bySize = (a: DatedEntry, b: DatedEntry): number =>
  (b.market_cap ?? -1) - (a.market_cap ?? -1) || byText(a.symbol, b.symbol) || byText(a.id, b.id);

/** The entries of some sources that a question asks for: one page of them, or the first of each day. */
export async function readEntries<Kind extends string>(
  db: Db,
  sources: readonly DatedSource<Kind>[],
  question: CalendarQuestion,
): Promise<EntryPage<Kind>> {
  const [read, before, after] = await Promise.all([
    Promise.all(sources.map((source) => readSource(db, source, question))),
    nearest(db, sources, question, 'before'),
    nearest(db, sources, question, 'after'),
  ]);
  const { order, page, pageSize, perDay } = question;
  const way = order === 'asc' ? 1 : -1;
  const all = read.flat().sort((a, b) => way * byText(a.date, b.date) || bySize(a, b));
  const byDay = Map.groupBy(all, ({ date }) => date);
  return {
    entries:
      perDay === undefined
        ? all.slice((page - 1) * pageSize, page * pageSize)
        : [...byDay.values()].flatMap((entries) => entries.slice(0, perDay)),
    total: all.length,
    days: [...byDay].map(([date, entries]) => ({ date, total: entries.length })),
    before,
    after,
  };
}
