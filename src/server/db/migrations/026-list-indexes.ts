import { type Kysely, sql, SqliteAdapter } from 'kysely';

/** What the lists of news show, by the columns that order them and the one that narrows. */
const listed = 'deleted_at is null and is_sample = 0 and rc_newsletter = 0';

/** Columns that the screener is sorted by most. */
const sorted = ['market_cap', 'last_sale', 'change_pre', 'volume', 'ipo_year'];

/** Indexes in the very order of the lists, so that a page is read from its first row to its last, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const id = isSqlite ? 'id' : 'id collate "C"';
  const statements = [
    `create index news_listed on news (published_at desc, ${id}) where ${listed}`,
    `create index news_of_sector on news (sector_name, published_at desc, ${id}) where ${listed}`,
    `create index news_of_topic on news (topic, published_at desc, ${id}) where ${listed}`,
    `create index news_letters on news (published_at desc, ${id}) where rc_newsletter = 1`,
    // A column of two values, which an engine without statistics takes for one that narrows.
    'drop index news_rc_newsletter',
    'drop index news_sector_name',
    'create index companies_clients on companies (symbol) where is_client = 1',
    'create index companies_live on companies (quote_date) where quote_live = 1',
    'create index codes_issue on codes (issue)',
    'create index codes_expires_at on codes (expires_at)',
    'create index google_flows_expires_at on google_flows (expires_at)',
    'create index outbox_email on outbox (email)',
    'create index outbox_phone on outbox (phone)',
    // SQLite reads an index backwards with the unknown values last; PostgreSQL would have them first.
    ...(isSqlite
      ? []
      : sorted.map(
          (column) =>
            `create index companies_by_${column} on companies (${column} desc nulls last, symbol collate "C")`,
        )),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
