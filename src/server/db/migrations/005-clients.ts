import type { Kysely } from 'kysely';

const landingTexts = [
  'title',
  'seo',
  'overview',
  'value_prop',
  'investment_highlights',
  'highlights',
  'subtitle',
  'presentation',
  'presentation_title',
  'specialist',
  'custom_style',
  'askceo_title',
  'extra_info',
  'extra_info_two',
  'extra_title',
  'extra_title_two',
  'jumbo_video',
  'jumbotron_subtitle_color',
  'jumbotron_title_color',
  'letter',
  'website_url',
  'valueprop_title',
  'podcast_link',
];

/** Clients with their landing pages and leaders; analysts, holdings, and who signed up at a company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clients')
    .addColumn('company_symbol', 'text', (c) => c.primaryKey())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('contract', 'text')
    .addColumn('disclosure', 'text')
    .addColumn('assigned_specialist_id', 'text')
    .addColumn('company_name', 'text')
    .addColumn('topic_arn', 'text')
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  let landing = db.schema
    .createTable('landing_pages')
    .addColumn('company_symbol', 'text', (c) => c.primaryKey())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('jumbotron_gradient_opacity', 'double precision')
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (c) => c.notNull());
  for (const column of landingTexts) landing = landing.addColumn(column, 'text');
  await landing.execute();

  await db.schema
    .createTable('leaders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('company_symbol', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text')
    .addColumn('description', 'text')
    .addColumn('headshot_url', 'text')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('leaders_symbol')
    .on('leaders')
    .columns(['company_symbol', 'position'])
    .execute();

  await db.schema
    .createTable('analyst_records')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('company_symbol', 'text', (c) => c.notNull())
    .addColumn('analyst_name', 'text')
    .addColumn('firm_name', 'text')
    .addColumn('recommendation', 'text')
    .addColumn('recommendation_date', 'text')
    .addColumn('analyst_rank', 'integer')
    .addColumn('success_rate', 'double precision')
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('analyst_records_symbol')
    .on('analyst_records')
    .columns(['company_symbol', 'analyst_rank'])
    .execute();

  await db.schema
    .createTable('analyst_widgets')
    .addColumn('company_symbol', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('analyst_widgets_key', ['company_symbol', 'position'])
    .execute();

  await db.schema
    .createTable('holdings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('company_symbol', 'text', (c) => c.notNull())
    .addColumn('institution_name', 'text', (c) => c.notNull())
    .addColumn('shares_held_percentage', 'double precision')
    .addColumn('shares_held', 'double precision')
    .addColumn('market_value', 'double precision')
    .addColumn('filing_date', 'text')
    .addColumn('raw_text_link', 'text')
    .addColumn('is_sample', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('holdings_symbol')
    .on('holdings')
    .columns(['company_symbol', 'shares_held'])
    .execute();

  await db.schema
    .createTable('company_signups')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('stock_symbol', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('sms_consent', 'integer', (c) => c.notNull())
    .addColumn('consent_text', 'text', (c) => c.notNull())
    .addColumn('consent_address', 'text')
    .addColumn('utm', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}
