import { type Kysely, sql, SqliteAdapter } from 'kysely';

const companyNumbers = [
  'ipo_year',
  'last_sale',
  'net_change',
  'change_pre',
  'pre_close',
  'open',
  'daylow',
  'dayhigh',
  'volume',
  'volume_avg',
  'market_cap',
  'shares_outstanding',
  'float_shares',
  'free_float',
  'week52low',
  'week52high',
  'latest_rsi',
  'latest_ema',
  'latest_sma',
  'latest_macd',
  'institutional_buying',
  'institutional_ownership',
  'insider_ownership_percent',
  'insider_transactions',
  'year_over_year_revenue',
  'quarter_over_quarter_revenue',
  'price_target',
  'high_price_target',
  'low_price_target',
  'price_target_upside',
  'buy_ratings',
  'hold_ratings',
  'sell_ratings',
  'total_analysts',
];

const fundamentalNumbers = [
  'sales',
  'net_income',
  'gross_profit',
  'operating_income',
  'cash',
  'assets',
  'liabilities',
  'equity',
  'debt',
  'current_ratio',
  'quick_ratio',
  'profit_margin',
  'return_on_equity',
  'eps_ttm',
  'eps_next_year',
  'eps_next_quarter',
  'price_earnings',
  'forward_price_earnings',
  'price_sales',
  'price_book',
  'debt_equity',
  'dividend_yield',
];

/** Columns the screener sorts by most; the rest are found by a scan of a few thousand rows. */
const sorted = ['market_cap', 'last_sale', 'change_pre', 'volume', 'ipo_year', 'name'];

/** Companies with their quote, prices, fundamentals, filings, insider trades, trials and IPOs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let companies = db.schema
    .createTable('companies')
    .addColumn('symbol', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('listed_name', 'text', (c) => c.notNull())
    .addColumn('search_key', 'text', (c) => c.notNull())
    .addColumn('security_kind', 'text', (c) => c.notNull())
    .addColumn('market', 'text', (c) => c.notNull())
    .addColumn('country', 'text')
    .addColumn('cik', 'bigint')
    .addColumn('sic', 'text')
    .addColumn('industry', 'text')
    .addColumn('sector_name', 'text', (c) => c.notNull())
    .addColumn('is_client', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('quote_date', 'text')
    .addColumn('bio_phase_pipelines', 'text')
    .addColumn('spark', 'text');
  for (const column of companyNumbers) companies = companies.addColumn(column, 'double precision');
  await companies.execute();
  for (const column of sorted) {
    await db.schema.createIndex(`companies_${column}`).on('companies').columns([column, 'symbol']).execute();
  }
  for (const column of ['cik', 'sic', 'market', 'sector_name']) {
    await db.schema.createIndex(`companies_${column}`).on('companies').column(column).execute();
  }

  await db.schema
    .createTable('company_phases')
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('company_phases_key', ['phase', 'symbol'])
    .execute();

  await db.schema
    .createTable('sic_codes')
    .addColumn('sic', 'text', (c) => c.primaryKey())
    .addColumn('office', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('sector_name', 'text', (c) => c.notNull())
    .addColumn('subdivision', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('price_bars')
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('open', 'double precision')
    .addColumn('high', 'double precision')
    .addColumn('low', 'double precision')
    .addColumn('close', 'double precision', (c) => c.notNull())
    .addColumn('volume', 'double precision')
    .addColumn('doubtful', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('price_bars_key', ['symbol', 'date'])
    // Rows of one company lie side by side: a chart is one range read. PostgreSQL has no such clause.
    .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
    .execute();

  let fundamentals = db.schema
    .createTable('fundamentals')
    .addColumn('symbol', 'text', (c) => c.primaryKey())
    .addColumn('as_of', 'text', (c) => c.notNull());
  for (const column of fundamentalNumbers) fundamentals = fundamentals.addColumn(column, 'double precision');
  await fundamentals.execute();

  await db.schema
    .createTable('earnings')
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('eps_actual', 'double precision')
    .addColumn('eps_estimate', 'double precision')
    .addColumn('surprise_percent', 'double precision')
    .addPrimaryKeyConstraint('earnings_key', ['symbol', 'date'])
    .execute();

  await db.schema
    .createTable('filings')
    .addColumn('accession_key', 'text', (c) => c.notNull())
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('cik', 'bigint', (c) => c.notNull())
    .addColumn('filing_type', 'text', (c) => c.notNull())
    .addColumn('filed_on', 'text', (c) => c.notNull())
    .addColumn('raw_text_link', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('filings_key', ['symbol', 'accession_key'])
    .execute();
  await db.schema.createIndex('filings_filed_on').on('filings').columns(['symbol', 'filed_on']).execute();

  await db.schema
    .createTable('insider_trades')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('purchaser', 'text', (c) => c.notNull())
    .addColumn('role', 'text')
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('is_buy', 'integer', (c) => c.notNull())
    .addColumn('amount_purchased', 'double precision')
    .addColumn('price', 'double precision')
    .addColumn('value', 'double precision')
    .addColumn('held_after', 'double precision')
    .addColumn('date_of_purchase', 'text', (c) => c.notNull())
    .addColumn('filed_on', 'text', (c) => c.notNull())
    .addColumn('raw_text_link', 'text')
    .execute();
  await db.schema
    .createIndex('insider_trades_date')
    .on('insider_trades')
    .columns(['symbol', 'date_of_purchase'])
    .execute();

  await db.schema
    .createTable('bio_phases')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('stage_group', 'text', (c) => c.notNull())
    .addColumn('drug_name', 'text')
    .addColumn('condition', 'text')
    .addColumn('status', 'text')
    .addColumn('date', 'text')
    .addColumn('raw_text_link', 'text')
    .execute();
  await db.schema.createIndex('bio_phases_symbol').on('bio_phases').column('symbol').execute();

  await db.schema
    .createTable('ipos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('company_name', 'text', (c) => c.notNull())
    .addColumn('symbol', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('market', 'text')
    .addColumn('price', 'text')
    .addColumn('shares', 'double precision')
    .addColumn('amount', 'double precision')
    .addColumn('date', 'text')
    .addColumn('form', 'text')
    .addColumn('raw_text_link', 'text')
    .addColumn('source', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('meta')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

const isSqlite = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof SqliteAdapter;
