import { type FinancialPeriod, statementFigures } from '#contract/financials.ts';
import type { FigureDoubt } from '#kit/financials/agreement.ts';
import { companyFigures } from '#kit/financials/figures/company.ts';
import { areDollarsAShare } from '#kit/financials/earnings.ts';
import type { Cell } from '#server/db/bulk.ts';
import type { FigureDecision } from '#server/store/decisions/data-decisions.ts';
import { toPeriod } from '#server/store/statements/financial-periods.ts';
import { unpackFacts } from '#server/store/statements/packed-facts.ts';
import { lowestAfter } from '../traded-shares.ts';
import { withoutBeforeInterest } from './before-interest.ts';
import { checkRows } from './checks/check-rows.ts';
import { contradictedReports } from './contradicted-reports.ts';
import { withHeadlineEps } from './headline-eps.ts';
import { makePeriods, publishedBeforeLoss } from './periods/make-periods.ts';
import { withoutEmptyCash } from './no-cash.ts';
import { isPublishedOfOther } from './other-company.ts';
import { freeCashOf, publishedGrowthOf } from './published-facts.ts';
import { type CompanyContext, lastReportOf } from './read-context.ts';
import type { Doubt, StatementRow } from './rows.ts';
import { withDecisions } from './staff-decisions.ts';
import { statementRow } from './statement-columns.ts';
import { notShownOf, withheldOf, withoutDoubted } from './withhold.ts';

/** What a company's record is made of. */
export interface RecordAsked {
  company: CompanyContext;
  /** The facts of its statements, as the store holds them; none is a company without. */
  packed: string | undefined;
  /** What staff decided of its figures. */
  decided: readonly FigureDecision[] | undefined;
}

/** What the tables get of a company: cells in the order of `periodColumns` and `doubtColumns`, behind its ticker. */
export interface CompanyRecord {
  symbol: string;
  periods: Cell[][];
  figures: string;
  doubts: Cell[][];
  /** What the screener has of statements. */
  screened: Cell[];
  /** Announced and expected earnings are of a currency or a share that nobody names. */
  isUnnamed: boolean;
  /** Days of reports that statements contradict. */
  unearned: string[];
  /** What was published is of another company, with which it merged since. */
  isOfOther: boolean;
}

export const doubtColumns = ['figure', 'period_end', 'kind', 'found', 'decision'] as const;

export const periodColumns = [
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
export function companyRecord({ company: given, packed, decided }: RecordAsked): CompanyRecord {
  const { symbol, cik, isFinancial } = given;
  const all = packed === undefined ? [] : unpackFacts(packed);
  const facts = isFinancial ? all : withoutEmptyCash(all, given.fundamentals?.cash ?? null, given.asOf);
  const made = makePeriods(facts, isFinancial, given.isLender ? null : given.fundamentals?.sales);
  const isOfOther = isPublishedOfOther(given.fundamentals, made.ofOther, made.periods);
  const published = isOfOther ? null : given.fundamentals;
  const fundamentals = withoutBeforeInterest(published, made.periods, isFinancial);
  const company = { ...given, fundamentals };
  const { checked, announced, unearned } = checkedWithReports(made.periods, company);
  const toPeriods = periodsOf(company);
  const { figures, doubts: ofFigures } = withDecisions(
    companyFigures({
      ...announced,
      periods: toPeriods(checked.periods),
      lowAfter: (day) => lowestAfter(given.lows, day),
      growth: publishedGrowthOf(facts),
      freeCash: freeCashOf(facts),
    }),
    decided,
  );
  const sound = withoutDoubted(checked.periods, ofFigures).filter(hasFigure);
  const rows = withHeadlineEps(sound, figures.eps);
  const none = notShownOf(figures, ofFigures, rows.length === 0 ? company.fundamentals : null);
  const hidden = ofFigures.filter(({ shown }) => !shown).map(({ figure }) => figure);
  const doubted = new Set<string>([...hidden, ...checked.none, ...publishedBeforeLoss(made)]);
  const screened = statementRow({ company: announced, facts, periods: toPeriods(rows), figures, doubted });
  const shown = { ...figures, ...screened.months, ...withheldOf(ofFigures), ...none };
  const doubts = [
    ...made.doubts,
    ...checked.doubts,
    ...unearned,
    ...screened.doubts,
    ...headlineDoubts(ofFigures),
  ];
  return {
    symbol,
    periods: rows.map((row) => [symbol, cik ?? 0, ...periodColumns.map((column): Cell => row[column])]),
    figures: JSON.stringify(shown),
    doubts: lastOfEach(doubts).map((doubt) => [symbol, ...doubtColumns.map((column) => doubt[column])]),
    screened: screened.cells,
    isUnnamed: !areDollarsAShare(figures),
    unearned: unearned.map(({ period_end: date }) => date),
    isOfOther,
  };
}
