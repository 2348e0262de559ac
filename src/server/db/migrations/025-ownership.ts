import type { Kysely } from 'kysely';

const SYMBOL_AND_DAY = 'symbol as_of source';

/** Columns by type, so that a table reads as a list. */
interface Columns {
  key: string[];
  text?: string;
  needed?: string;
  flags?: string;
  numbers?: string;
}

/** Who owns, shorts, follows and awaits a company; filings with their items, trials with their dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await create(db, 'ownership_snapshots', {
    key: ['symbol', 'as_of'],
    needed: SYMBOL_AND_DAY,
    numbers: 'shares_outstanding float_shares insiders_percent institutions_percent',
  });
  await create(db, 'short_interest', {
    key: ['symbol', 'settlement'],
    needed: 'symbol settlement source',
    flags: 'is_days_computed is_float_computed',
    numbers: 'shares_short change_percent percent_of_float days_to_cover highest',
  });
  await create(db, 'stakes', {
    key: ['symbol', 'accession_key'],
    needed: 'symbol accession_key form holder filed_on raw_text_link',
  });
  await create(db, 'analyst_consensus', {
    key: ['symbol', 'as_of'],
    needed: SYMBOL_AND_DAY,
    text: 'recommendation',
    numbers: 'analysts recommendation_mean target_mean target_median target_high target_low',
  });
  await create(db, 'eps_estimates', {
    key: ['symbol'],
    needed: SYMBOL_AND_DAY,
    text: 'year_end',
    numbers: 'this_year this_year_30d this_year_90d next_year next_year_90d raised_30d lowered_30d analysts',
  });
  await create(db, 'report_dates', {
    key: ['symbol'],
    needed: `date ${SYMBOL_AND_DAY}`,
    flags: 'is_estimate',
  });
  await create(db, 'dividends', {
    key: ['symbol'],
    needed: SYMBOL_AND_DAY,
    text: 'ex_date last_date',
    numbers: 'rate yield_percent five_year_yield_percent payout_percent last_amount',
  });
  await create(db, 'catalysts', {
    key: ['id'],
    needed: `id date kind ${SYMBOL_AND_DAY}`,
    text: 'subject indication phase outcome outcome_date raw_text_link',
  });
  await db.schema.createIndex('catalysts_symbol').on('catalysts').columns(['symbol', 'date']).execute();
  await widen(db);
}

/** What tables that were there before learn. */
async function widen(db: Kysely<unknown>): Promise<void> {
  const add = async (table: string, type: 'text' | 'double precision' | 'integer', columns: string) => {
    for (const column of columns.split(' '))
      await db.schema.alterTable(table).addColumn(column, type).execute();
  };
  await add('holdings', 'text', 'report_date source');
  await add('holdings', 'double precision', 'prior_shares prior_value');
  await add('holdings', 'integer', 'is_computed is_new');
  await add('filings', 'text', 'items');
  await add('insider_trades', 'text', 'source');
  await add('bio_phases', 'text', 'completion results_posted last_update as_of');
  await add('companies', 'text', 'ownership_as_of float_as_of target_as_of');
}

async function create(db: Kysely<unknown>, table: string, columns: Columns): Promise<void> {
  const { key, needed = '', text = '', flags = '', numbers = '' } = columns;
  const names = (list: string) => list.split(' ').filter(Boolean);
  let made = db.schema.createTable(table);
  for (const name of names(needed)) made = made.addColumn(name, 'text', (c) => c.notNull());
  for (const name of names(text)) made = made.addColumn(name, 'text');
  for (const name of names(flags)) made = made.addColumn(name, 'integer', (c) => c.notNull().defaultTo(0));
  for (const name of names(numbers)) made = made.addColumn(name, 'double precision');
  await made.addPrimaryKeyConstraint(`${table}_key`, key as never).execute();
}
