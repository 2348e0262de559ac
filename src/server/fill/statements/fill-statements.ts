import { type FinancialPeriod, statementFigures } from '#contract/financials.ts';
import type { FigureDoubt } from '#kit/financials/agreement.ts';
import { companyFigures } from '#kit/financials/figures/company.ts';
import { areDollarsAShare } from '#kit/financials/earnings.ts';
import { bulkInsert, type BulkInsert, bulkUpdate, type Cell } from '#server/db/bulk.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { type FigureDecision, figureDecisions } from '#server/store/decisions/data-decisions.ts';
import { toPeriod } from '#server/store/statements/financial-periods.ts';
import { statementColumns } from '#server/db/screener-tables.ts';
import { growthColumns, statementRow } from './statement-columns.ts';
import { removeReportsBeforeGap } from '../sound/listing.ts';
import { removeEmptyReports } from '../sound/reports.ts';
import { withoutBeforeInterest } from './before-interest.ts';
import { checkRows } from './check-rows.ts';
import { contradictedReports } from './contradicted-reports.ts';
import { makePeriods, publishedBeforeLoss } from './make-periods.ts';
import { unpackFacts } from '#server/store/statements/packed-facts.ts';
import { withholdYearEnds } from './fiscal-year-ends.ts';
import { withHeadlineEps } from './headline-eps.ts';
import { withholdHighestOfOldShares } from './old-highest.ts';
import { withoutEmptyCash } from './no-cash.ts';
import { isPublishedOfOther } from './other-company.ts';
import { makePayoutsAgree } from './payouts.ts';
import { freeCashOf, publishedGrowthOf } from './published-facts.ts';
import { type CompanyContext, lastReportOf, readContext } from './read-context.ts';
import type { Doubt, StatementRow } from './rows.ts';
import { withDecisions } from './staff-decisions.ts';
import { withholdUnnamedEstimates } from './unnamed-estimates.ts';
import { notShownOf, withheldOf, withoutDoubted } from './withhold.ts';

/** Companies whose facts are held in memory at once. */
const COMPANIES_EACH = 200;

interface Inserts {
  periods: BulkInsert;
  figures: BulkInsert;
  doubts: BulkInsert;
  /** What the screener has of statements, for all companies at once. */
  screened: Cell[][];
  /** Companies whose announced earnings are of a currency or a share that nobody names. */
  unnamed: string[];
  /** Days of reports that statements contradict. */
  unearned: { symbol: string; date: string }[];
  /** Companies of which what was published is of another one, with which they merged since. */
  others: string[];
}

const doubtColumns = ['symbol', 'figure', 'period_end', 'kind', 'found', 'decision'] as const;

const periodColumns = [
  'kind',
  'period_start',
  'period_end',
  'currency',
  'source',
  'is_derived',
  'is_restated',
  'marks',
  'form',
  'filed_on',
  'accession_key',
  ...statementFigures,
] as const;

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
  doubts: bulkInsert(db, engine, 'figure_doubts', doubtColumns),
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
  for (let from = 0; from < companies.length; from += COMPANIES_EACH) {
    const part = companies.slice(from, from + COMPANIES_EACH);
    const facts = new Map(
      (
        await db
          .selectFrom('statement_facts')
          .selectAll()
          .where(
            'symbol',
            'in',
            part.map(({ factsOf }) => factsOf),
          )
          .execute()
      ).map(({ symbol, packed }) => [symbol, packed]),
    );
    for (const company of part)
      await addCompany(inserts, company, facts.get(company.factsOf), decided.get(company.symbol));
  }
  const columns = [...growthColumns, ...statementColumns];
  await bulkUpdate(db, engine, 'companies', 'symbol', columns, inserts.screened);
  await inserts.figures.end();
  await markUnits(db, companies, inserts.unnamed);
  await withholdUnearned(db, inserts.unearned);
  if (inserts.others.length > 0)
    await db.deleteFrom('fundamentals').where('symbol', 'in', inserts.others).execute();
  await withholdUnnamedEstimates(db);
  await inserts.doubts.end();
  await withholdHighestOfOldShares(db);
  await makePayoutsAgree(db);
  await withholdYearEnds(db);
  return inserts.periods.end();
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

/**
 * The rows of a company, checked, and what was announced without the reports that they contradict. Checks read reports, so that they are made once more without
 * these: a store that is filled again has them no longer.
 */
function checkedWithReports(made: StatementRow[], company: CompanyContext) {
  let announced = company;
  let checked = checkRows(made, company);
  const unearned: Doubt[] = [];
  for (;;) {
    const found = contradictedReports(checked.periods, announced);
    if (found.length === 0) return { checked, announced, unearned };
    unearned.push(...found);
    announced = withoutUnearned(announced, found);
    checked = checkRows(made, announced);
  }
}

/** Without the reports that statements contradict. */
function withoutUnearned(company: CompanyContext, unearned: readonly Doubt[]): CompanyContext {
  const days = new Set(unearned.map(({ period_end: date }) => date));
  const reports = company.reports.filter(({ date }) => !days.has(date));
  return { ...company, reports, lastReport: lastReportOf(reports) };
}

/** A row of which no figure is shown is not stored. */
const hasFigure = (row: StatementRow): boolean => statementFigures.some((figure) => row[figure] !== null);

/** Turns rows of a company into the periods that figures are computed of; rows that stay as they are are turned once. */
function periodsOf({ symbol, cik }: CompanyContext): (rows: readonly StatementRow[]) => FinancialPeriod[] {
  const known = new Map<StatementRow, FinancialPeriod>();
  return (rows) =>
    rows.map((row) => {
      const period = known.get(row) ?? toPeriod({ symbol, cik: cik ?? 0, ...row });
      known.set(row, period);
      return period;
    });
}

/** The doubts about figures of the headlines, with what was shown of them and why. */
const headlineDoubts = (ofFigures: readonly FigureDoubt[]): Doubt[] =>
  ofFigures.map(({ figure, period_end, found, shown, decision }) => ({
    figure,
    period_end,
    kind: 'headline',
    found: JSON.stringify(found),
    decision:
      decision ??
      (shown
        ? `a third source bears out ${shown.source}`
        : 'not shown: sources differ by three times or more'),
  }));

/** Of a figure and a period the last doubt stands: that sources disagreed matters no more once none of them is shown. */
const lastOfEach = (doubts: readonly Doubt[]): Doubt[] => [
  ...new Map(doubts.map((doubt) => [`${doubt.figure}/${doubt.kind}/${doubt.period_end}`, doubt])).values(),
];

/**
 * One company, from its facts to the rows of every table: rows of the facts, checked; headline figures of these rows, with what staff decided;
 * the rows once more without what no headline shows; and the screener's columns.
 */
async function addCompany(
  inserts: Inserts,
  given: CompanyContext,
  packed: string | undefined,
  decided: readonly FigureDecision[] | undefined,
): Promise<void> {
  const { symbol, cik, isFinancial } = given;
  const all = packed === undefined ? [] : unpackFacts(packed);
  const facts = isFinancial ? all : withoutEmptyCash(all, given.fundamentals?.cash ?? null, given.asOf);
  const made = makePeriods(facts, isFinancial, given.isLender ? null : given.fundamentals?.sales);
  const isOfOther = isPublishedOfOther(given.fundamentals, made.ofOther, made.periods);
  if (isOfOther) inserts.others.push(symbol);
  const published = isOfOther ? null : given.fundamentals;
  const fundamentals = withoutBeforeInterest(published, made.periods, isFinancial);
  const company = { ...given, fundamentals };
  const { checked, announced, unearned } = checkedWithReports(made.periods, company);
  inserts.unearned.push(...unearned.map(({ period_end: date }) => ({ symbol, date })));
  const toPeriods = periodsOf(company);
  const { figures, doubts: ofFigures } = withDecisions(
    companyFigures({
      ...announced,
      periods: toPeriods(checked.periods),
      growth: publishedGrowthOf(facts),
      freeCash: freeCashOf(facts),
    }),
    decided,
  );
  const sound = withoutDoubted(checked.periods, ofFigures).filter(hasFigure);
  const rows = withHeadlineEps(sound, figures.eps);
  for (const row of rows)
    await inserts.periods.add([symbol, cik ?? 0, ...periodColumns.map((column): Cell => row[column])]);
  const none = notShownOf(figures, ofFigures, rows.length === 0 ? company.fundamentals : null);
  if (!areDollarsAShare(figures)) inserts.unnamed.push(symbol);
  const hidden = ofFigures.filter(({ shown }) => !shown).map(({ figure }) => figure);
  const doubted = new Set<string>([...hidden, ...checked.none, ...publishedBeforeLoss(made)]);
  const screened = statementRow({ company: announced, facts, periods: toPeriods(rows), figures, doubted });
  inserts.screened.push(screened.cells);
  const shown = { ...figures, ...screened.months, ...withheldOf(ofFigures), ...none };
  await inserts.figures.add([symbol, JSON.stringify(shown)]);
  const doubts = [
    ...made.doubts,
    ...checked.doubts,
    ...unearned,
    ...screened.doubts,
    ...headlineDoubts(ofFigures),
  ];
  for (const doubt of lastOfEach(doubts))
    await inserts.doubts.add([symbol, ...doubtColumns.slice(1).map((c) => doubt[c as keyof Doubt])]);
}
