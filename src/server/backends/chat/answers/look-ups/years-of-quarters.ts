import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { daysBetween } from '#kit/time/days.ts';

/** Flows that four quarters add up to; earnings a share only nearly so, which their source says. */
const summed = [
  'revenue', 'cost_of_revenue', 'gross_profit', 'research', 'selling_general', 'operating_expenses', 'operating_income', 'net_income', 'eps_basic', 'eps_diluted',
  'operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow', 'capital_spending', 'free_cash_flow',
] as const satisfies readonly StatementFigure[]; // prettier-ignore

const QUARTERS = 4;
/** A fiscal year of weeks ends some days off the day of another one. */
const SLACK_DAYS = 10;
const YEAR_DAYS = 365.25;

/** Whether two quarters follow each other without a gap. */
const follows = (later: FinancialPeriod, earlier: FinancialPeriod): boolean => {
  const days = daysBetween(earlier.period_end, later.period_end);
  return days >= 80 && days <= 105 && later.currency === earlier.currency;
};

const newestFirst = (a: FinancialPeriod, b: FinancialPeriod): number =>
  b.period_end.localeCompare(a.period_end);

/** The sums of four quarters that follow each other; undefined where they do not, or add up to nothing. */
function yearOf(quarters: readonly FinancialPeriod[]): FinancialPeriod | undefined {
  const [last] = quarters;
  const first = quarters[QUARTERS - 1];
  if (!last || !first || !quarters.slice(1).every((each, at) => follows(quarters[at] ?? last, each)))
    return undefined;
  const sums = Object.fromEntries(
    summed.map((figure) => {
      const values = quarters.flatMap((quarter) => quarter[figure] ?? []);
      return [figure, values.length === QUARTERS ? values.reduce((sum, value) => sum + value, 0) : null];
    }),
  );
  if (Object.values(sums).every((value) => value === null)) return undefined;
  return {
    ...last,
    ...sums,
    kind: 'year',
    period_start: first.period_start,
    derived: true,
    mixed: quarters.some(({ source }) => source !== last.source),
    form: null,
    filed_on: null,
    raw_text_link: null,
    diluted_shares: null,
    marks: {},
  };
}

/** A fiscal year that is made of quarters: all of it, or what the year on record lacks; or the twelve months to its last day. */
export interface MadeYear {
  period: FinancialPeriod;
  /** The lines that four quarters add up to. */
  figures: ReadonlySet<StatementFigure>;
  /** The twelve months that it is, of which a source has no year. */
  twelve?: FinancialPeriod;
  /** The year on record that it stands for. */
  instead?: FinancialPeriod;
}

/** Quarters that add up to another revenue than their year are of another version of it, and fill nothing of it. */
const MOST_APART = 0.02;

/** A year on record with what it lacks and its four quarters have; undefined where that is nothing. */
function filledYear(known: FinancialPeriod, sum: FinancialPeriod): MadeYear | undefined {
  const lacking = summed.filter((figure) => known[figure] === null && sum[figure] !== null);
  const isApart =
    known.revenue !== null &&
    sum.revenue !== null &&
    Math.abs(sum.revenue - known.revenue) > MOST_APART * Math.abs(known.revenue);
  if (lacking.length === 0 || isApart) return undefined;
  const filled = Object.fromEntries(lacking.map((figure) => [figure, sum[figure]]));
  return { period: { ...known, ...filled }, figures: new Set(lacking), instead: known };
}

/** Twelve months that end with the fiscal year are that year (METC: those to December 2025, of which no report on record has the year). */
const yearOfTwelve = (twelve: FinancialPeriod): MadeYear => ({
  period: { ...twelve, kind: 'year', form: null, filed_on: null, raw_text_link: null },
  figures: new Set(),
  twelve,
});

/** The newest quarter that ends where the fiscal year does (`12-31`), where no year is on record. */
const newestEnd = (quarters: readonly FinancialPeriod[], fiscalYearEnd: string | null): string | undefined =>
  fiscalYearEnd === null
    ? undefined
    : quarters.find(({ period_end: day }) =>
        [0, 1].some(
          (later) =>
            Math.abs(daysBetween(`${Number(day.slice(0, 4)) - later}-${fiscalYearEnd}`, day)) <= SLACK_DAYS,
        ),
      )?.period_end;

/**
 * Fiscal years that no report sums, of the four quarters that are on record of each: back from the newest year without a gap, for the last of
 * some years are years that follow each other. What a year on record lacks is filled in the same way.
 */
export function yearsOfQuarters(
  periods: readonly FinancialPeriod[],
  fiscalYearEnd: string | null,
): MadeYear[] {
  const years = periods.filter(({ kind }) => kind === 'year');
  const quarters = periods.filter(({ kind }) => kind === 'quarter').toSorted(newestFirst);
  const twelves = periods.filter(({ kind }) => kind === 'twelve_months');
  const end =
    years
      .map(({ period_end: day }) => day)
      .sort()
      .at(-1) ?? newestEnd([...quarters, ...twelves].toSorted(newestFirst), fiscalYearEnd);
  if (end === undefined) return [];
  const made: MadeYear[] = [];
  for (let back = 0; ; back += 1) {
    const ends = (day: string): boolean => Math.abs(daysBetween(day, end) - back * YEAR_DAYS) <= SLACK_DAYS;
    const at = quarters.findIndex(({ period_end: day }) => ends(day));
    const sum = at < 0 ? undefined : yearOf(quarters.slice(at, at + QUARTERS));
    const known = years.find(
      ({ period_end: day, currency }) => ends(day) && currency === (sum?.currency ?? currency),
    );
    const twelve = twelves.find(({ period_end: day }) => ends(day));
    if (!sum && !known && !twelve) return made;
    const filled = sum && known && filledYear(known, sum);
    if (filled) made.push(filled);
    if (sum && !known) made.push({ period: sum, figures: new Set(summed) });
    if (twelve && !sum && !known) made.push(yearOfTwelve(twelve));
  }
}
