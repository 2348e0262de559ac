import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Filing, FilingChoice, FilingQuery } from '#contract/filing.ts';
import { describeForm, filingGroup } from '#kit/filings/filing-types.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { pageOfCompany } from '../page-of-company.ts';

/** Which filings are meant: days of filing, both included; a form or the name of a group, in any case. */
type Choice = FilingChoice & { symbol: string };

type Condition = ExpressionWrapper<Database, 'filings', SqlBool>;

/** Filings of a form or of a group. Forms are compared in lower case; one with an amendment mark is a form of its own. */
export function ofType(eb: ExpressionBuilder<Database, 'filings'>, type: string): Condition {
  const form = sql<string>`lower(filing_type)`;
  const group = filingGroup(type) ?? { forms: [type.toLowerCase()], prefixes: [] };
  return eb.or([
    ...(group.forms.length > 0 ? [eb(form, 'in', group.forms)] : []),
    ...group.prefixes.map((prefix) =>
      eb(sql<string>`substr(lower(filing_type), 1, ${prefix.length})`, '=', prefix),
    ),
  ]);
}

const filingsOf = (db: Db, { symbol, date_from: from, date_to: to, type }: Choice) =>
  db
    .selectFrom('filings')
    .where('symbol', '=', symbol)
    .$if(from !== undefined, (query) => query.where('filed_on', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('filed_on', '<=', to ?? ''))
    .$if(type !== undefined, (query) => query.where((eb) => ofType(eb, type ?? '')));

const newestFirst = (db: Db, choice: Choice) =>
  filingsOf(db, choice)
    .select(['accession_key', 'filing_type', 'filed_on', 'raw_text_link', 'items'])
    .orderBy('filed_on', 'desc')
    .orderBy('accession_key', 'desc');

/** A type decides how the query is written, so that each has a query of its own; most questions name none. */
const pagesOfType = (type?: string) =>
  pageOfCompany((db, days: Omit<Choice, 'type'>) => newestFirst(db, { ...days, type }));
const ofAllTypes = pagesOfType();

/** One page of a company's filings, newest first, and how many there are; undefined for an unknown symbol. */
export async function findFilings(
  db: Db,
  { page, limit, type, ...choice }: FilingQuery & { symbol: string },
): Promise<{ data: Filing[]; totalItems: number } | undefined> {
  const { symbol } = choice;
  const pages = type === undefined ? ofAllTypes : pagesOfType(type);
  const found = await pages(db, { ...choice, page, pageSize: limit });
  return found && { data: found.data.map((row) => toFiling(symbol, row)), totalItems: found.total };
}

const ROWS_EACH = 500;

/**
 * All filings that are meant, newest first, some hundred at a time. Each piece begins after the last filing of the one
 * before, so that a filing that arrives meanwhile neither repeats nor hides another.
 */
export async function* readFilings(db: Db, choice: Choice): AsyncGenerator<Filing[]> {
  let last: { filed_on: string; accession_key: string } | undefined;
  do {
    const { filed_on, accession_key } = last ?? {};
    const rows = await newestFirst(db, choice)
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb('filed_on', '<', filed_on ?? ''),
            eb.and([eb('filed_on', '=', filed_on ?? ''), eb('accession_key', '<', accession_key ?? '')]),
          ]),
        ),
      )
      .limit(ROWS_EACH)
      .execute();
    if (rows.length > 0) yield rows.map((row) => toFiling(choice.symbol, row));
    last = rows.length === ROWS_EACH ? rows.at(-1) : undefined;
  } while (last);
}

const toFiling = (
  symbol: string,
  row: Pick<Database['filings'], 'accession_key' | 'filing_type' | 'filed_on' | 'raw_text_link' | 'items'>,
): Filing => ({
  accession_key: row.accession_key,
  company_symbol: symbol,
  filing_type: row.filing_type,
  description: describeForm(row.filing_type),
  raw_text_link: row.raw_text_link,
  ...(row.items !== null && { items: row.items }),
  // The regulator's index counts no documents.
  document_count: null,
  date_as_of_change: row.filed_on,
});
