// Over 300 lines, because the checks stand in one list, in the order in which they follow each other.
import { daysBetween } from '#kit/time/days.ts';
import { noFigures } from '#server/store/statements/financial-periods.ts';
import type { StatementRow } from '../rows.ts';
import { withoutLines } from './absent-lines.ts';
import { withoutBeforeDepreciation } from './before-depreciation.ts';
import { cashChecks } from './cash/cash-checks.ts';
import type { Check } from './check.ts';
import { withoutDippedDebts } from './dipped-debts.ts';
import { withoutFalseSales } from './false-sales.ts';
import { withoutGrossTwice } from './gross-twice.ts';
import { withoutIncomeTwice } from './income-twice.ts';
import { withLastOperating } from './last-operating.ts';
import { withoutLastYears } from './last-years.ts';
import { withoutLaterAmounts } from './later-amounts.ts';
import { withoutLinesOfSales } from './lines-of-sales.ts';
import { withoutLoneLevels } from './lone-levels.ts';
import { withoutLoneSales } from './lone-sales.ts';
import { withoutMoreThanDebt } from './long-term-debts.ts';
import { withoutLostSigns } from './lost-signs.ts';
import { withoutNeverCash } from './never-cash.ts';
import { withoutOtherGross } from './other-gross.ts';
import { withoutContradictedMonths } from './other-measure.ts';
import { withoutPartBalances } from './part-balances.ts';
import { withoutPartOfSales } from './part-of-sales.ts';
import { withoutProfitsOfLosses } from './profits-of-losses.ts';
import { withoutRepeatedBalances } from './repeated-balances.ts';
import { ofOneCalendar } from './one-calendar.ts';
import { withoutOtherBalances } from './same-day.ts';
import { shareChecks } from './shares/share-checks.ts';
import { sinceCourt } from './since-court.ts';
import { sinceMerger } from '../since-merger.ts';
import { withoutRetoldSales } from './retold-sales.ts';
import { withoutRoundedNothing } from './rounded-nothing.ts';
import { withoutShellsOperating } from './shells-operating.ts';
import { sinceOffering } from './since-offering.ts';
import { sinceTrust } from '../since-trust.ts';
import { withoutSoldSince } from './sold-since.ts';
import { withoutSubRevenue } from './sub-revenue.ts';
import { withoutToDate } from './to-date-lines.ts';
import { sinceTwo } from './two-companies.ts';
import { withoutOtherUnits } from './units.ts';
import { withoutOtherVersions } from './versions.ts';
import { withoutWholeYears } from './whole-years.ts';
import { onYearEnds } from './year-ends.ts';
import { withoutYearLines } from './year-lines.ts';

/** Twelve months that ended so many days before the quotes. */
const LONG_AGO_DAYS = 730;

/**
 * Yahoo Finance gives its newest twelve months: a day of years ago is not theirs (MYGN: December 2020). Of those in another currency nothing but that is
 * left, since nothing else tells of it (ARBK: “December 2018”, HELP: “October 2020”).
 */
const withoutLongAgo = (rows: StatementRow[], asOf: string): StatementRow[] =>
  rows.flatMap((row) => {
    const { kind, source, currency, period_end: end } = row;
    if (kind !== 'twelve_months' || source !== 'yahoo-twelve-months') return [row];
    if (daysBetween(end, asOf) <= LONG_AGO_DAYS) return [row];
    return currency === 'USD' ? [] : [{ ...row, ...noFigures, marks: null }];
  });

/**
 * The checks, each on what the one before it left. Four groups follow each other, because each relies on the one before: the days and
 * amounts of statements here, then cash (`cashChecks`), then the scale of the shares, and what is divided by them (`shareChecks`).
 */
export const checks: readonly Check[] = [
  {
    name: 'old twelve months',
    order: 'The first of all: nothing is held against months whose day is wrong.',
    run: (rows, { asOf }) => withoutLongAgo(rows, asOf),
  },
  {
    name: 'cash of nothing of a blank check',
    order: 'Of blank checks alone, before any balance goes: the days before the offering count as well.',
    run: (rows, { isBlankCheck }) => (isBlankCheck ? withoutNeverCash(rows) : rows),
    doubt: { figure: 'cash', decision: 'not shown: nothing on each of three days and more' },
  },
  {
    name: 'before the offering',
    order: 'As early, and of blank checks alone: what is of before it is held against nothing.',
    run: (rows, { isBlankCheck, listedOn, fundamentals }) =>
      isBlankCheck ? sinceOffering(rows, listedOn ?? null, fundamentals?.assets) : rows,
  },
  {
    name: 'before a merger',
    order: 'As early, and of companies that are no blank checks any more.',
    run: (rows, { isBlankCheck, isNamedAsShell, shellUntil = null }) =>
      isBlankCheck || isNamedAsShell ? rows : sinceMerger(rows, shellUntil),
  },
  {
    name: 'two companies in one quarter',
    order: 'As early, of what a merger left that no balance of a blank check tells of.',
    run: (rows, { nameEnds }) => sinceTwo(rows, nameEnds?.all ?? []),
  },
  {
    name: 'a trust before another name',
    order: 'As early, of companies that were blank checks and report for themselves since.',
    run: (rows, { isBlankCheck, isNamedAsShell, nameEnds }) =>
      isBlankCheck || isNamedAsShell || !nameEnds ? rows : sinceTrust(rows, nameEnds),
  },
  {
    name: 'operating loss of a blank check',
    order: 'As early, of a year that stands since another source tells of the company itself.',
    run: (rows, { shellUntil = null }) => withoutShellsOperating(rows, shellUntil),
    doubt: {
      figure: 'operating_income',
      decision: 'not shown: of the blank check, beside what the company used that it merged with',
    },
  },
  {
    name: 'before a court',
    order: 'As early: nothing is held against what is of before it.',
    run: (rows, { newSharesOn = null }) => sinceCourt(rows, newSharesOn),
  },
  {
    name: 'lines that banks and insurers have not',
    order: 'As early: no margin is held against one of these.',
    run: (rows, { absentLines = [] }) => withoutLines(rows, absentLines),
  },
  {
    name: 'year ends',
    order: 'Before all that holds a year against its quarters, which finds them by their days.',
    run: onYearEnds,
  },
  {
    name: 'one calendar',
    order: 'After the ends of years are settled; before anything is held against the period beside it.',
    run: ofOneCalendar,
  },
  {
    name: 'whole years',
    order: 'Finds years by their last day. Before any sum of quarters, which one more year would double.',
    run: withoutWholeYears,
  },
  {
    name: 'lines of the year',
    order: 'As the one before, of years that no row is of; before the year to date, which reads margins.',
    run: withoutYearLines,
  },
  {
    name: 'revenue of nothing',
    order: 'As early: a year without sales is another version of quarters that have some.',
    run: withoutRoundedNothing,
  },
  {
    name: 'lines of the year to date',
    order: 'Reads margins of quarters, which a revenue of the whole year would have made small.',
    run: withoutToDate,
  },
  {
    name: 'units',
    order:
      'Before amounts are added up or held against each other: thousands among dollars contradict everything.',
    run: (rows, { fundamentals }) => withoutOtherUnits(rows, fundamentals?.sales ?? null),
  },
  {
    name: 'revenue where there is none',
    order: 'As early as units: what was never sold makes no margin, growth or twelve months.',
    run: withoutFalseSales,
    doubt: {
      figure: 'revenue',
      decision: 'not shown: more than all assets and beside no other sales, or nothing of who lives of money',
    },
  },
  {
    name: 'amounts of a later year',
    order: 'As the one before, of what was published: an amount of another year contradicts all of its own.',
    run: withoutLaterAmounts,
    doubt: {
      figure: 'operating_income',
      decision: 'not shown: it is the published one, of a later year than the sales beside it',
    },
  },
  {
    name: 'contradicted twelve months',
    order: 'Before a part of the year is looked for, which asks whether these twelve months bear it out.',
    run: withoutContradictedMonths,
  },
  {
    name: 'revenue of a part of the year',
    order: 'Before versions: a year of one tag is no other version of quarters that are the whole.',
    run: withoutPartOfSales,
  },
  {
    name: 'lines of sales',
    order: 'Before versions, for the same reason; what is left is held against what was published.',
    run: withoutLinesOfSales,
    doubt: { figure: 'revenue', decision: 'not shown: it is one line of the sales' },
  },
  {
    name: 'years that stand alone',
    order: 'As the one before, of years without quarters.',
    run: withoutLoneSales,
    doubt: {
      figure: 'revenue',
      decision:
        'not shown: a thirtieth of what the twelve months after it sold, twenty times what the company is worth, or of a blank check',
    },
  },
  {
    name: 'losses without their sign',
    order: 'Asks whether anything was sold, of revenue that is that of the whole company by now.',
    run: withoutLostSigns,
    doubt: {
      figure: 'operating_income',
      decision: 'not shown: it is the loss of the period without its sign',
    },
  },
  {
    name: 'profits of losses',
    order: 'Before versions: a year that is of other costs is no version of its quarters.',
    run: withoutProfitsOfLosses,
    doubt: {
      figure: 'operating_income',
      decision: 'not shown: its last quarter would have made good the losses of three, and the equity fell',
    },
  },
  {
    name: 'versions',
    order: 'Adds up quarters, which are of one length and one unit by now.',
    run: (rows, { isFinancial }) => withoutOtherVersions(rows, isFinancial),
  },
  {
    name: 'balances of the year before',
    order: 'Before balances of one day are held against each other, of which this would be one.',
    run: (rows, { fundamentals }) => withoutLastYears(rows, fundamentals),
  },
  {
    name: 'balances of one day',
    order: 'Holds amounts of one day against each other, which are of one unit by now.',
    run: (rows, { fundamentals }) => withoutOtherBalances(rows, fundamentals),
  },
  {
    name: 'long-term debt of more than debt',
    order: 'Holds a part against the whole of one day, of which the wrong wholes are gone.',
    run: withoutMoreThanDebt,
  },
  {
    name: 'balances of another day',
    order: 'Asks whether amounts are alike to the dollar, which those of one unit and one day can be.',
    run: withoutRepeatedBalances,
  },
  {
    name: 'balances of a part',
    order: 'Holds balances against those before and after, which are of one unit and their own day by now.',
    run: withoutPartBalances,
    doubt: {
      figure: 'assets',
      decision: 'not shown: a third of those before and after, beside the same equity',
    },
  },
  {
    name: 'revenue of a part',
    order: 'Holds whole sources against what was published, without what was another unit or version.',
    run: withoutSubRevenue,
  },
  {
    name: 'income twice',
    order: 'Before the lone levels, which ask for the operating income.',
    run: (rows, { isFinancial }) => withoutIncomeTwice(rows, isFinancial),
  },
  {
    name: 'gross profit twice',
    order: 'Compares amounts of one unit; before the lone levels, for the same reason.',
    run: withoutGrossTwice,
    doubt: {
      figure: 'operating_income',
      decision: 'not shown: it is the gross profit once more, beside a loss',
    },
  },
  {
    name: 'income before depreciation',
    order: 'Compares revenue that is that of the whole company by now, as the next does.',
    run: (rows, { fundamentals, isLandlord = false }) =>
      withoutBeforeDepreciation(rows, fundamentals, isLandlord),
  },
  {
    name: 'gross profit of other costs',
    order: 'Compares margins, of revenue that is that of the whole company by now.',
    run: withoutOtherGross,
  },
  {
    name: 'dipped debts',
    order:
      'Holds debts against the liabilities of their days, which are sound by now; before the lone levels.',
    run: withoutDippedDebts,
  },
  {
    name: 'lone levels',
    order: 'The last that amounts are asked: a level is alone only beside neighbours that are sound.',
    run: withoutLoneLevels,
  },
  {
    name: 'sales that were told anew',
    order: 'As the one after it, of quarters as they were filed.',
    run: (rows) => withoutRetoldSales(rows),
  },
  {
    name: 'quarters without what was sold since',
    order: 'Holds a last quarter against those beside it, of which no lone level is left.',
    run: withoutSoldSince,
  },
  {
    name: 'operating income of a last quarter',
    order: 'Computed of the lines that are left, and held against the net income of the same quarters.',
    run: (rows, { symbol }) => withLastOperating(rows, symbol),
  },
  ...cashChecks,
  ...shareChecks,
];
