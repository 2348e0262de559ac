import { bulkInsert, type BulkInsert, bulkUpdate, type Cell } from '#server/db/bulk.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { statementColumns } from '#server/db/screener-tables.ts';
import { type FigureDecision, figureDecisions } from '#server/store/decisions/data-decisions.ts';
import { removeReportsBeforeGap } from '../sound/listing.ts';
import { removeEmptyReports } from '../sound/reports.ts';
import {
  type CompanyRecord,
  companyRecord,
  doubtColumns,
  periodColumns,
  type RecordAsked,
} from './company-record.ts';
import { withholdYearEnds } from './fiscal-year-ends.ts';
import { withholdHighestOfOldShares } from './old-highest.ts';
import { makePayoutsAgree } from './payouts.ts';
import { type CompanyContext, readContext } from './read-context.ts';
import { growthColumns } from './statement-columns.ts';
import { withholdUnnamedEstimates } from './unnamed-estimates.ts';

/** Companies whose facts are held in memory at once. */
const COMPANIES_EACH = 200;

interface Inserts {
  periods: BulkInsert;
  figures: BulkInsert;
  doubts: BulkInsert;
  /** What the screener has of statements, for all companies at once. */
  screened: Cell[][];
  /** Companies whose announced and expected earnings are of a currency or a share that nobody names. */
  unnamed: string[];
  /** Days of reports that statements contradict. */
  unearned: { symbol: string; date: string }[];
  /** Companies of which what was published is of another one, with which they merged since. */
  others: string[];
}

/** What quotes and ratios to the market value leave in doubt is not made here. */
const othersDoubts = ['quote', 'multiple'];

/** Removes what was made from facts. */
export async function clearStatements(db: Db): Promise<void> {
  for (const table of ['financial_periods', 'company_figures'] as const) await db.deleteFrom(table).execute();
  await db.deleteFrom('figure_doubts').where('kind', 'not in', othersDoubts).execute();
}

/**
 * Makes periods, headline figures and doubts of every company, or of `only` one, from the facts in the store, into tables that hold nothing of
 * it; `db` holds the transaction. Answers how many periods there are.
 */
export async function fillStatements(db: Db, engine: Engine, only?: string): Promise<number> {
  const all = await readContext(db);
  const companies = only === undefined ? all : all.filter(({ symbol }) => symbol === only);
  return addCompanies(db, engine, insertsInto(db, engine), companies);
}

const insertsInto = (db: Db, engine: Engine): Inserts => ({
  periods: bulkInsert(db, engine, 'financial_periods', ['symbol', 'cik', ...periodColumns]),
  figures: bulkInsert(db, engine, 'company_figures', ['symbol', 'figures']),
  doubts: bulkInsert(db, engine, 'figure_doubts', ['symbol', ...doubtColumns]),
  screened: [],
  unnamed: [],
  unearned: [],
  others: [],
});

async function addCompanies(
  db: Db,
  engine: Engine,
  inserts: Inserts,
  companies: readonly CompanyContext[],
): Promise<number> {
  const decided = await figureDecisions(db);
  for await (const asked of recordsAsked(db, companies, decided))
    await addRecord(inserts, companyRecord(asked));
  const columns = [...growthColumns, ...statementColumns];
  await bulkUpdate(db, engine, 'companies', 'symbol', columns, inserts.screened);
  await inserts.figures.end();
  await markUnits(db, companies, inserts.unnamed);
  await withholdUnearned(db, inserts.unearned);
  if (inserts.others.length > 0)
    await db.deleteFrom('fundamentals').where('symbol', 'in', inserts.others).execute();
  await withholdUnnamedEstimates(db, inserts.unnamed);
  await inserts.doubts.end();
  await withholdHighestOfOldShares(db);
  await makePayoutsAgree(db);
  await withholdYearEnds(db);
  return inserts.periods.end();
}

/** What the record of each company is made of, in their order. */
async function* recordsAsked(
  db: Db,
  companies: readonly CompanyContext[],
  decided: ReadonlyMap<string, readonly FigureDecision[]>,
): AsyncGenerator<RecordAsked> {
  for (let from = 0; from < companies.length; from += COMPANIES_EACH) {
    const part = companies.slice(from, from + COMPANIES_EACH);
    const issuers = part.map(({ factsOf }) => factsOf);
    const rows = await db.selectFrom('statement_facts').selectAll().where('symbol', 'in', issuers).execute();
    const facts = new Map(rows.map(({ symbol, packed }) => [symbol, packed]));
    for (const company of part)
      yield { company, packed: facts.get(company.factsOf), decided: decided.get(company.symbol) };
  }
}

async function addRecord(inserts: Inserts, record: CompanyRecord): Promise<void> {
  const { symbol } = record;
  for (const row of record.periods) await inserts.periods.add(row);
  await inserts.figures.add([symbol, record.figures]);
  for (const row of record.doubts) await inserts.doubts.add(row);
  inserts.screened.push(record.screened);
  inserts.unearned.push(...record.unearned.map((date) => ({ symbol, date })));
  if (record.isUnnamed) inserts.unnamed.push(symbol);
  if (record.isOfOther) inserts.others.push(symbol);
}

/** Marks the announced earnings of these companies as of a unit that is known, but for the unnamed. */
async function markUnits(
  db: Db,
  companies: readonly CompanyContext[],
  unnamed: readonly string[],
): Promise<void> {
  const marked = db.updateTable('earnings').where('is_unit_known', '=', 0);
  const [only] = companies;
  await (only && companies.length === 1 ? marked.where('symbol', '=', only.symbol) : marked)
    .set({ is_unit_known: 1 })
    .execute();
  if (unnamed.length > 0)
    await db.updateTable('earnings').set({ is_unit_known: 0 }).where('symbol', 'in', unnamed).execute();
}

/** Withholds what was announced on these days; what was expected stands. A day for which nobody expected anything goes, and so do reports before a gap that it leaves. */
async function withholdUnearned(db: Db, unearned: Inserts['unearned']): Promise<void> {
  for (const { symbol, date } of unearned)
    await db
      .updateTable('earnings')
      .set({ eps_actual: null, surprise_percent: null })
      .where('symbol', '=', symbol)
      .where('date', '=', date)
      .execute();
  if (unearned.length === 0) return;
  await removeReportsBeforeGap(db);
  await removeEmptyReports(db);
}
