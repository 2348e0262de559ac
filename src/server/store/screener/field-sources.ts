import { sql } from 'kysely';
import type { FieldOrigin } from '#contract/screener-fields.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';

/** The days that something is of. */
interface Span {
  from: string | null;
  to: string | null;
}

interface FieldSource {
  /** As a reader knows it. */
  source: string;
  /** The column of days, where there is one. */
  span?: `${keyof Database}.${string}`;
}

const yahoo = 'Yahoo Finance';

/** Where the values of fields come from, and which column says of when. */
export const fieldSources: Readonly<Record<FieldOrigin, FieldSource>> = {
  quotes: { source: 'Nasdaq', span: 'companies.quote_date' },
  prices: { source: 'Daily prices, split-adjusted', span: 'companies.quote_date' },
  listing: { source: 'Nasdaq and SEC filer records', span: 'companies.quote_date' },
  statements: { source: `SEC and ${yahoo}`, span: 'companies.statements_to' },
  dividends: { source: yahoo, span: 'dividends.as_of' },
  short: { source: 'FINRA, Nasdaq, Yahoo Finance', span: 'short_interest.settlement' },
  float: { source: yahoo, span: 'companies.float_as_of' },
  owners: { source: yahoo, span: 'companies.ownership_as_of' },
  managers: { source: 'SEC form 13F', span: 'holdings.report_date' },
  insiders: { source: 'SEC form 4', span: 'insider_trades.filed_on' },
  stakes: { source: 'SEC schedules 13D', span: 'stakes.filed_on' },
  analysts: { source: yahoo, span: 'companies.target_as_of' },
  estimates: { source: yahoo, span: 'eps_estimates.as_of' },
  reports: { source: yahoo, span: 'report_dates.as_of' },
  trials: { source: 'ClinicalTrials.gov', span: 'bio_phases.as_of' },
  catalysts: { source: 'A kept calendar, FDA, SEC', span: 'catalysts.as_of' },
  profile: { source: yahoo, span: 'company_facts.profile_on' },
  indices: { source: 'iShares and Wikipedia', span: 'company_facts.index_on' },
};

/** First and last day of each column that says of when values are. */
export async function readFieldSpans(db: Db): Promise<Map<string, Span>> {
  const spans = new Map<string, Span>();
  for (const span of new Set(Object.values(fieldSources).flatMap(({ span }) => span ?? []))) {
    const [table = '', column = ''] = span.split('.');
    const days = sql<{ first: string | null; last: string | null }>`select
      min(${sql.ref(column)}) as first, max(${sql.ref(column)}) as last from ${sql.table(table)}
      ${table === 'companies' ? sql`where is_sample = 0` : sql``}`;
    const row = (await days.execute(db)).rows[0];
    spans.set(span, { from: row?.first ?? null, to: row?.last ?? null });
  }
  return spans;
}
