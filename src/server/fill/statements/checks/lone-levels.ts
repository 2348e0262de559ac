import type { StatementFigure } from '#contract/financials.ts';
import { statementFigures } from '#contract/financials.ts';
import { isYearBefore } from '#kit/financials/spans.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Period } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** A level that is this many times under both its neighbours, or over both, is of something else. */
const TIMES = 4;
/** Neighbours are the quarters before and after, or the next but one where one is missing. */
const NEIGHBOUR_DAYS = 290;
/** Debt under this part of the assets comes and goes. */
const LEAST_DEBT = 0.1;
/** Revenue of less comes in milestones. */
const LEAST_REVENUE = 10e6;

/** A quarter of which a figure is known. */
interface Level {
  row: Period;
  value: number;
}

/** The quarters of which a figure is known, the oldest first. */
const levelsOf = (rows: readonly Period[], figure: StatementFigure): Level[] =>
  rows
    .flatMap((row) => {
      const value = row[figure];
      return row.kind === 'quarter' && value !== null && value >= 0 ? [{ row, value }] : [];
    })
    .sort((a, b) => (a.row.period_end < b.row.period_end ? -1 : 1));

/** Whether each of these quarters is a neighbour of the one before it. */
const areNear = (levels: readonly Level[]): boolean =>
  levels.every(({ row }, i) => {
    const before = levels[i - 1];
    return !before || daysBetween(before.row.period_end, row.period_end) <= NEIGHBOUR_DAYS;
  });

/** The quarters that stand alone between two others: each with its value and those beside it. */
function lone(rows: readonly Period[], figure: StatementFigure) {
  const known = levelsOf(rows, figure);
  return known.flatMap((level, i) => {
    const [before, after] = [known[i - 1], known[i + 1]];
    if (!before || !after || !areNear([before, level, after])) return [];
    const beside = { least: Math.min(before.value, after.value), most: Math.max(before.value, after.value) };
    return [{ ...level, ...beside }];
  });
}

/** At so many ends of a fiscal year, of so much, it is the quarters between that count one note of several. */
const [LEAST_YEAR_ENDS, LEAST_OWED] = [2, 10e6];

/**
 * Days of quarters whose long-term debt is one note of several, as those say that stand at the ends of fiscal years, again and again (ASTE: $78M and $72M each
 * December, and $2M in the quarters before and after); none where that is so once.
 */
function daysBetweenYears(rows: readonly Period[]): Set<string> {
  const ends = new Set(rows.filter(({ kind }) => kind === 'year').map(({ period_end: end }) => end));
  const owed = lone(rows, 'long_term_debt').flatMap(({ row, value, most }) =>
    ends.has(row.period_end) && value >= LEAST_OWED && value > TIMES * most ? [value] : [],
  );
  const least = owed.length < LEAST_YEAR_ENDS ? 0 : Math.min(...owed);
  return new Set(
    rows.flatMap(({ period_end: end, long_term_debt: debt }) =>
      debt !== null && debt * TIMES < least && !ends.has(end) ? [end] : [],
    ),
  );
}

/** Days whose long-term debt is one note of several, or all that is owed, and not what the quarters around them count. */
function daysOfOtherDebt(rows: readonly Period[]): Set<string> {
  const between = daysBetweenYears(rows);
  return between.size > 0 ? between : daysOfLoneDebt(rows);
}

const daysOfLoneDebt = (rows: readonly Period[]): Set<string> =>
  new Set(
    lone(rows, 'long_term_debt').flatMap(({ row, value, least, most }) => {
      const isOther = value * TIMES < least || value > TIMES * most;
      return isOther && Math.max(value, most) > LEAST_DEBT * (row.assets ?? Infinity) ? [row.period_end] : [];
    }),
  );

/** Equity so many times off both its neighbours, which agree within a factor of two, while the balance does not balance, is another line. */
const OTHER_EQUITY = 3;

/** An extract reads the wrong line for no more quarters in a row. */
const MOST_IN_A_ROW = 4;

const hasGap = (row: Period): boolean => marksOf(row).equity?.gap !== undefined;

/** Whether an equity is of another line than those before and after it, beside assets and liabilities that say so. */
const isOtherEquity = ({ row, value }: Level, least: number, most: number): boolean =>
  (value * OTHER_EQUITY < least || value > OTHER_EQUITY * most) && hasGap(row);

/**
 * Days whose equity is a part of it, or what another column calls so, of one quarter or a few in a row: KMPR’s $366M and $370M, where assets less liabilities
 * are $2.9B, before and after as much.
 */
function daysOfOtherEquity(rows: readonly Period[]): Set<string> {
  const known = levelsOf(rows, 'equity');
  const days = new Set<string>();
  for (let length = 1; length <= MOST_IN_A_ROW; length += 1)
    for (let i = 1; i + length < known.length; i += 1) {
      const [before, ...rest] = known.slice(i - 1, i + length + 1);
      const [after, run] = [rest.at(-1), rest.slice(0, -1)];
      if (!before || !after || !areNear([before, ...rest])) continue;
      const [least, most] = [Math.min(before.value, after.value), Math.max(before.value, after.value)];
      // Preferred shares, which stand between for years, are beside the equities around as well (LFCR).
      const isSteady =
        most < least * STEADY && (length === 1 || [before, after].every(({ row }) => !hasGap(row)));
      const isMuch = Math.max(most, ...run.map(({ value }) => value)) >= LEAST_EQUITY;
      if (isSteady && isMuch && run.every((level) => isOtherEquity(level, least, most)))
        for (const { row } of run) days.add(row.period_end);
    }
  return days;
}
const LEAST_EQUITY = 5e6;

/** Days whose total assets are to the dollar those of another day, which balances, while theirs do not: ITP’s $177.5M of March and December. */
function daysOfOtherAssets(rows: readonly Period[]): Set<string> {
  const quarters = rows.filter(({ kind, assets }) => kind === 'quarter' && assets !== null);
  const isOff = (row: Period) => marksOf(row).equity?.gap !== undefined;
  const balanced = new Set(
    quarters.filter((row) => !isOff(row) && row.liabilities !== null).map(({ assets }) => assets),
  );
  return new Set(
    quarters.filter((row) => isOff(row) && balanced.has(row.assets)).map(({ period_end: end }) => end),
  );
}

/** Quarters with less than a fourth of the revenue beside them, of those that `isOfOther` says may count other sales. */
const dipsOf = (dips: readonly Period[], isOfOther: (row: Period) => boolean): Set<string> =>
  new Set(dips.filter(isOfOther).map(({ period_end: end }) => end));

/** Fourth quarters that are a year without what was sold since, less nine months with it. */
const isOfOtherYear = (row: Period): boolean => marksOf(row).revenue?.derivation !== undefined;

/** Of a last quarter no later one bears witness: it is of another year if it is a third of each of the three before it. */
const LAST_TIMES = 3;

/** The day of a last quarter that is a year less three quarters, and so little of them: VFF’s $12.2M after $66.7M, $59.9M and $77.1M. */
function lastOfOtherYear(rows: readonly Period[]): string[] {
  const [last, ...before] = rows
    .filter(({ kind, revenue }) => kind === 'quarter' && revenue !== null)
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  const three = before.slice(0, LAST_BEFORE).map(({ revenue }) => revenue ?? 0);
  if (!last || marksOf(last).revenue?.derivation !== 'year less three quarters') return [];
  const least = Math.min(...three);
  const isOther = least >= LEAST_REVENUE && (last.revenue ?? 0) * LAST_TIMES < least;
  return three.length === LAST_BEFORE && isOther ? [last.period_end] : [];
}
const LAST_BEFORE = 3;

/** Quarters of a source without days of filing that has the revenue of a part: CARG’s $7.3M between $219M and $187M. */
const isOfPart = (row: Period): boolean => (marksOf(row).revenue?.source ?? row.source) === 'yahoo-quarters';

/** Revenue so many times under both its neighbours, which agree within this factor, is of a part. Of less a quarter nothing is said. */
const [FAR, STEADY] = [10, 2];
const LEAST_STEADY = 1e6;

/**
 * Quarters of filed statements with hardly any of the revenue before and after them, while what operations earn stays: what was sold since
 * is left out of them (MWYN: $44K between $2.8M and $2.7M). Of a season, of milestones and of a loss on sales the income says so too.
 */
function daysOfHardlyAny(rows: readonly Period[]): Set<string> {
  const dips = lone(rows, 'revenue').filter(({ row, value, least, most }) => {
    const isFar = least >= LEAST_STEADY && value * FAR < least && most < least * STEADY;
    const isOfMilestones = (row.research ?? 0) > value;
    return isFar && !isOfMilestones && -(row.operating_income ?? -Infinity) < least * MOST_LOSS;
  });
  // The same quarter of the year after has no quarter behind it yet.
  const again = rows.filter(
    ({ kind, period_end: end, revenue }) =>
      kind === 'quarter' &&
      dips.some(
        ({ row, value }) =>
          isYearBefore(row.period_end, end, SLACK_DAYS) && revenue !== null && revenue <= value * STEADY,
      ),
  );
  return new Set([...dips.map(({ row }) => row), ...again].map(({ period_end: end }) => end));
}
const SLACK_DAYS = 15;
const MOST_LOSS = 0.5;

/** Rows of a company without levels that the quarters before and after contradict, and what of it staff look at. */
export function withoutLoneLevels(rows: readonly Period[]): CheckedRows {
  const debts = daysOfOtherDebt(rows);
  const equities = daysOfOtherEquity(rows);
  const others = daysOfOtherAssets(rows);
  const dips = lone(rows, 'revenue').flatMap(({ row, value, least }) =>
    least >= LEAST_REVENUE && value * TIMES < least ? [row] : [],
  );
  const years = new Set([...dipsOf(dips, isOfOtherYear), ...lastOfOtherYear(rows)]);
  const parts = new Set([...dipsOf(dips, isOfPart), ...daysOfHardlyAny(rows)]);
  const doubts: Doubt[] = [];
  const periods = rows.map((row) => {
    const wrong: StatementFigure[] = [];
    if (row.long_term_debt !== null && debts.has(row.period_end)) {
      wrong.push('long_term_debt');
      doubts.push(
        doubtOf(row, 'long_term_debt', 'not shown: a fourth of the debt before and after, or four times it'),
      );
    }
    if (row.equity !== null && equities.has(row.period_end)) {
      wrong.push('equity');
      doubts.push(
        doubtOf(row, 'equity', 'not shown: a third of the equity before and after, or three times it'),
      );
    }
    if (row.assets !== null && others.has(row.period_end)) {
      wrong.push('assets');
      doubts.push(doubtOf(row, 'assets', 'not shown: those of another day, which balances with them'));
    }
    if (row.kind === 'quarter' && years.has(row.period_end)) {
      const marks = marksOf(row);
      wrong.push(
        ...statementFigures.filter(
          (figure) => row[figure] !== null && marks[figure]?.derivation !== undefined,
        ),
      );
      doubts.push(
        doubtOf(row, 'revenue', 'not shown: computed of a year and of nine months that count other sales'),
      );
    } else if (row.kind === 'quarter' && row.revenue !== null && parts.has(row.period_end)) {
      wrong.push('revenue');
      doubts.push(
        doubtOf(
          row,
          'revenue',
          'not shown: less than a fourth of the quarters before and after, as of a part',
        ),
      );
    }
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
