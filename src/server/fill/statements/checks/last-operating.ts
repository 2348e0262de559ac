import { near } from '#kit/financials/agreement.ts';
import { outlivedBy } from '#kit/financials/figures/overtaken.ts';
import { daysBetween } from '#kit/time/days.ts';
import { toPeriod } from '#server/store/statements/financial-periods.ts';
import type { StatementRow as Row } from '../rows.ts';
import { marksOf } from '../withhold.ts';

/** Days from the end of a quarter to that of the next, and by how much fiscal quarters end differently. */
const [QUARTER_DAYS, SLACK_DAYS] = [91.3, 10];
const QUARTERS = 4;

/** The quarter of these that ends so many quarters before a day. */
const quarterBefore = (quarters: readonly Row[], day: string, count: number): Row | undefined =>
  quarters.find(
    ({ period_end }) => Math.abs(daysBetween(period_end, day) - count * QUARTER_DAYS) <= SLACK_DAYS,
  );

/** By how much the quarters since a day are apart from those of the year before; undefined where one of them is not on record. */
function changeSince(
  quarters: readonly Row[],
  day: string,
  figure: 'operating_income' | 'net_income',
): number | undefined {
  const since = quarters.filter(
    ({ period_end, operating_income }) => period_end > day && operating_income !== null,
  );
  const changes = since.map((quarter) => {
    const now = quarter[figure];
    const then = quarterBefore(quarters, quarter.period_end, QUARTERS)?.[figure] ?? null;
    return now === null || then === null ? undefined : now - then;
  });
  if (changes.length === 0 || changes.includes(undefined)) return undefined;
  return changes.reduce<number>((sum, change) => sum + (change ?? 0), 0);
}

/** A year that is known to hundreds of thousands, less three quarters; undefined where they are not all on record, or one was restated since. */
function restOf(
  { operating_income: year, period_end: end }: Row,
  quarters: readonly Row[],
): number | undefined {
  const three = [1, 2, 3].map((count) => quarterBefore(quarters, end, count));
  const parts = three.flatMap((row) =>
    row && !marksOf(row).operating_income ? (row.operating_income ?? []) : [],
  );
  return year === null || parts.length < three.length
    ? undefined
    : parts.reduce((rest, part) => rest - part, year);
}

/** Whether another quarter earned as much and another as little: a rest beyond all of them says that the year is of other costs (LXRX: $116M after three losses). */
function isAmong(rest: number, quarters: readonly Row[]): boolean {
  const others = quarters.flatMap(({ operating_income: one }) => one ?? []);
  return others.some((one) => one >= rest) && others.some((one) => one <= rest);
}

/**
 * Rows with the operating income of the last quarter of a year which the quarters filed since turn into another amount altogether, so that the twelve months
 * to the newest of them add up (PTON: -$36.2M of the year to June, $24.2M to December). Only where the net income of the same quarters changed by about as much,
 * which bears out that they are of the same costs.
 */
export function withLastOperating(rows: Row[], symbol: string): Row[] {
  const year = rows
    .filter(({ kind, operating_income }) => kind === 'year' && operating_income !== null)
    .reduce<Row | undefined>(
      (last, row) => (last && last.period_end >= row.period_end ? last : row),
      undefined,
    );
  const roundedTo = year && marksOf(year).operating_income?.rounded_to;
  if (!year || roundedTo === undefined || year.operating_income === null) return rows;
  const { period_end: end, currency, source } = year;
  const quarters = rows.filter((row) => row.kind === 'quarter' && row.currency === currency);
  const last = quarters.find((row) => row.period_end === end);
  if (!last || last.operating_income !== null || marksOf(last).operating_income) return rows;
  const total = { value: year.operating_income, currency, period_end: end, source };
  const periods = quarters.map((row) => toPeriod({ symbol, cik: 0, ...row }));
  const [operating, net] = (['operating_income', 'net_income'] as const).map((name) =>
    changeSince(quarters, end, name),
  );
  if (outlivedBy(total, periods, 'operating_income') === null || operating === undefined || net === undefined)
    return rows;
  const rest = restOf(year, quarters);
  if (rest === undefined || !isAmong(rest, quarters) || operating * net <= 0 || !near(operating, net))
    return rows;
  const mark = {
    ...(last.source !== source && { source }),
    derivation: 'year less three quarters',
    rounded_to: roundedTo,
  };
  const filled: Row = {
    ...last,
    operating_income: Math.round(rest / roundedTo) * roundedTo,
    marks: JSON.stringify({ ...marksOf(last), operating_income: mark }),
  };
  return rows.map((row) => (row === last ? filled : row));
}
