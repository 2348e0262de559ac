import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Filing } from '#contract/filing.ts';
import { describeForm, filingGroup } from '#lib/filing-types.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';

export interface FilingQuestion {
  symbol: string;
  /** From 1. */
  page: number;
  limit: number;
  /** First and last day of filing, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** A form or the name of a group, in any case. */
  type?: string | undefined;
}

type Condition = ExpressionWrapper<Database, 'filings', SqlBool>;

/** Forms are compared in lower case; a form with an amendment mark is a form of its own. */
function ofType(eb: ExpressionBuilder<Database, 'filings'>, type: string): Condition {
  const form = sql<string>`lower(filing_type)`;
  const group = filingGroup(type) ?? { forms: [type.toLowerCase()], prefixes: [] };
  return eb.or([
    ...(group.forms.length > 0 ? [eb(form, 'in', group.forms)] : []),
    ...group.prefixes.map((prefix) =>
      eb(sql<string>`substr(lower(filing_type), 1, ${prefix.length})`, '=', prefix),
    ),
  ]);
}

/** One page of a company's filings, newest first, and how many there are; undefined for an unknown symbol. */
export async function findFilings(
  db: Db,
  { symbol, page, limit, from, to, type }: FilingQuestion,
): Promise<{ data: Filing[]; totalItems: number } | undefined> {
  const matching = db
    .selectFrom('filings')
    .where('symbol', '=', symbol)
    .$if(from !== undefined, (query) => query.where('filed_on', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('filed_on', '<=', to ?? ''))
    .$if(type !== undefined, (query) => query.where((eb) => ofType(eb, type ?? '')));
  const [company, count, rows] = await Promise.all([
    db.selectFrom('companies').select('symbol').where('symbol', '=', symbol).executeTakeFirst(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select(['accession_key', 'filing_type', 'filed_on', 'raw_text_link'])
      .orderBy('filed_on', 'desc')
      .orderBy('accession_key', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  if (!company) return undefined;
  return { data: rows.map((row) => toFiling(symbol, row)), totalItems: count.total };
}

const toFiling = (
  symbol: string,
  row: Pick<Database['filings'], 'accession_key' | 'filing_type' | 'filed_on' | 'raw_text_link'>,
): Filing => ({
  accession_key: row.accession_key,
  company_symbol: symbol,
  filing_type: row.filing_type,
  description: describeForm(row.filing_type),
  raw_text_link: row.raw_text_link,
  // The regulator's index counts no documents.
  document_count: null,
  date_as_of_change: row.filed_on,
});
