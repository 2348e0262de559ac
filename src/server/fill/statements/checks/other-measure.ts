import { daysBetween } from '#kit/time/days.ts';
import { withoutContradictedTwelve } from './contradicted-twelve.ts';
import type { CompanyContext } from '../read-context.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** Published amounts come in whole millions; of less than so much they say nothing. */
const PUBLISHED = { rounded: 0.6e6, least: 5e6, same: 0.01, sameSales: 0.005 };
/** Two net incomes of the same months that are further apart are of two measures. */
const OTHER = 0.05;
/** Of so many times as much, what goes on is a small part. */
const APART = 3;
/** The first and the last of four quarters in a row end within so many days. */
const FOUR_QUARTERS_DAYS = 290;
const SAME_END_DAYS = 10;
/** Older ones are in no headline. */
const FRESH_DAYS = 548;

const SOURCE = 'yahoo-twelve-months';
/** What was published of a year, and another source of the same, are apart by more than what both are rounded to, and by so much. */
const OTHER_YEAR = { least: 1.1e6, part: 0.15 };
const YEAR_DECISION =
  'not shown: what is left for ordinary shares, or of operations that go on; another was published of the same year';
const DECISION =
  'not shown: what is left for ordinary shares, or of operations that go on; the quarters make another, as was published';

/** The net income of four quarters in a row, by the day of the last. */
function yearsOfQuarters(rows: readonly Row[]): { end: string; sum: number }[] {
  const quarters = rows
    .filter(
      ({ kind, currency, net_income }) => kind === 'quarter' && currency === 'USD' && net_income !== null,
    )
    .toSorted((a, b) => a.period_end.localeCompare(b.period_end));
  return quarters.flatMap(({ period_end: end }, i) => {
    const four = quarters.slice(i - 3, i + 1);
    const [first] = four;
    if (i < 3 || !first || daysBetween(first.period_end, end) > FOUR_QUARTERS_DAYS) return [];
    return [{ end, sum: four.reduce((sum, { net_income }) => sum + (net_income ?? 0), 0) }];
  });
}

type Published = Pick<CompanyContext, 'fundamentals'> & Partial<Pick<CompanyContext, 'sharesToday' | 'asOf'>>;
/** Rows, and figures of which what was published is not shown either. */
type Checked = CheckedRows & { none?: readonly string[] };

/** The ends of fiscal years of which the published sales are, known by their revenue (KITT: a loss of $98.8M to ordinary shares, of $41M published). */
function endsOfPublished(rows: readonly Row[], { fundamentals }: Published): string[] {
  const sales = fundamentals?.sales ?? 0;
  return rows.flatMap(({ kind, currency, revenue, period_end }) =>
    kind === 'year' &&
    currency === 'USD' &&
    sales > 0 &&
    Math.abs((revenue ?? 0) - sales) <= Math.max(PUBLISHED.rounded, PUBLISHED.sameSales * sales)
      ? [period_end]
      : [],
  );
}

/**
 * Rows without a net income of Yahoo Finance’s twelve months that is another than the four quarters to the same day, where what was published is that of
 * four quarters, or than the one that was published of the same fiscal year: his is what is left for ordinary shares, of operations that go on (VISN:
 * $255M of $2,284M; LCID: a loss of $3,682M for one of $2,698M).
 */
export function withoutOtherMeasure(rows: Row[], company: Published): Checked {
  const published = company.fundamentals?.net_income ?? 0;
  const isPublished = (income: number) =>
    Math.abs(income - published) <= Math.max(PUBLISHED.rounded, PUBLISHED.same * Math.abs(published));
  const all = yearsOfQuarters(rows);
  const areOfOneMeasure = Math.abs(published) >= PUBLISHED.least && all.some(({ sum }) => isPublished(sum));
  const years = areOfOneMeasure ? all : [];
  // Beside four older quarters the headline asks which of the two is borne out, and shows neither where none is (ELF).
  const hasOlder = all.some(({ end }) => daysBetween(end, company.asOf ?? end) <= FRESH_DAYS);
  const ends = published === 0 || hasOlder ? [] : endsOfPublished(rows, company);
  const doubts: Doubt[] = [];
  const without = (row: Row, income: number, own: number, decision: string): Row => {
    doubts.push(doubtOf(row, 'net_income', decision));
    // Earnings a share may be those of ordinary shares rightly, but not of a part of what was earned.
    const isPart = own * income <= 0 || Math.abs(own) >= APART * Math.abs(income);
    // KITT: of the few shares of before, with what was never paid.
    const over = Math.abs(income / (row.eps_diluted || Infinity)) * APART;
    const isOfFew = company.sharesToday ? over > 0 && over < company.sharesToday : false;
    return withhold(
      row,
      (isPart || isOfFew) && row.eps_diluted !== null ? ['net_income', 'eps_diluted'] : ['net_income'],
    );
  };
  const periods = rows.map((row) => {
    const { kind, currency, net_income: income, source, period_end } = row;
    if (kind === 'quarter' || currency !== 'USD' || income === null || isPublished(income)) return row;
    if ((marksOf(row).net_income?.source ?? source) !== SOURCE) return row;
    const own = years.find(({ end }) => Math.abs(daysBetween(end, period_end)) <= SAME_END_DAYS);
    if (own)
      return isOther(own.sum, income, PUBLISHED.rounded, OTHER)
        ? without(row, income, own.sum, DECISION)
        : row;
    const isOfYear = ends.some((end) => Math.abs(daysBetween(end, period_end)) <= SAME_END_DAYS);
    return isOfYear && isOther(published, income, OTHER_YEAR.least, OTHER_YEAR.part)
      ? without(row, income, published, YEAR_DECISION)
      : row;
  });
  const isOfYear = doubts.some(({ decision }) => decision === YEAR_DECISION);
  // What was published is before what preferred shares get: its earnings a share are not those of ordinary ones (ORGO).
  return { periods, doubts, ...(isOfYear && { none: ['eps_diluted'] }) };
}

const isOther = (a: number, b: number, least: number, part: number): boolean =>
  Math.abs(a - b) > Math.max(least, part * Math.max(Math.abs(a), Math.abs(b)));

/** Rows without a revenue, and without a net income, of twelve months that the other sources contradict together. */
export function withoutContradictedMonths(rows: Row[], company: Published): Checked {
  const revenue = withoutContradictedTwelve(rows, company);
  const income = withoutOtherMeasure(revenue.periods, company);
  return { ...income, doubts: [...revenue.doubts, ...income.doubts] };
}
