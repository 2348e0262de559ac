import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, withhold } from '../withhold.ts';

/** A long-term debt of less than this part of those beside it counts some notes of several. */
const PART = 0.7;
/** Debts before and after that are apart by more say nothing of the one between. */
const STEADY = 1.2;
/** What was owed at all fell by no more than this part of the debt that is missing, and rose by no more than that. */
const [FELL, ROSE] = [0.1, 0.2];
/** Balances of half-years lie so far apart. */
const NEIGHBOUR_DAYS = 290;
const LEAST_DEBT = 10e6;
/** A year's debt is known to hundreds of thousands. */
const ROUNDING = 1e5;

const DECISION =
  'not shown: less than those before and after beside the same liabilities, so some notes of several';

interface Known {
  day: string;
  value: number;
  owed: number | null;
  owedSoon: number | null;
}

const isWithinReach = (a: Known, b: Known): boolean => daysBetween(a.day, b.day) <= NEIGHBOUR_DAYS;

/** Whether all that is owed is what it is beside it, but for a part of the missing debt; of what is unknown nobody can say so. */
const stayed = (now: number | null, beside: number, missing: number): boolean =>
  now !== null && now >= beside - FELL * missing && now <= beside + ROSE * missing;

const mean = (values: readonly (number | null)[]): number | null =>
  values.includes(null) ? null : values.reduce<number>((sum, one) => sum + (one ?? 0), 0) / values.length;

/** Whether a debt is a part of those beside it: it was neither paid, since all that is owed stayed, nor is it owed soon. */
function isPartOf(now: Known, beside: readonly Known[]): boolean {
  const [least, most] = [
    Math.min(...beside.map(({ value }) => value)),
    Math.max(...beside.map(({ value }) => value)),
  ];
  if (now.value <= 0 || least < LEAST_DEBT || now.value >= PART * least || most > STEADY * least)
    return false;
  const missing = (mean(beside.map(({ value }) => value)) ?? 0) - now.value;
  const [owed, soon] = [mean(beside.map((one) => one.owed)), mean(beside.map((one) => one.owedSoon))];
  if (owed === null || !stayed(now.owed, owed, missing)) return false;
  return soon === null || now.owedSoon === null || now.owedSoon - soon <= FELL * missing;
}

/** Days whose long-term debt is a part; the newest too, of which no later one bears witness, where an earlier one of the company was. */
function daysOfPart(rows: readonly Row[]): Map<string, number> {
  const known = rows
    .flatMap((row): Known[] =>
      row.kind === 'quarter' && row.long_term_debt !== null
        ? [
            {
              day: row.period_end,
              value: row.long_term_debt,
              owed: row.liabilities,
              owedSoon: row.current_liabilities,
            },
          ]
        : [],
    )
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const found = known.filter((now, i) => {
    const [before, after] = [known[i - 1], known[i + 1]];
    if (!before || !after || !isWithinReach(before, now) || !isWithinReach(now, after)) return false;
    return isPartOf(now, [before, after]);
  });
  const [last, before] = [known.at(-1), known.at(-2)];
  if (found.length > 0 && last && before && isWithinReach(before, last) && isPartOf(last, [before]))
    found.push(last);
  return new Map(found.map(({ day, value }) => [day, value]));
}

/**
 * Rows without a long-term debt that lies under those before and after it while all that is owed stayed: a source took one tag of several in the reports
 * of half a year, or of the year (FLNG: $1.0 billion each June, and $1.8 billion each December), nor the year's debt that repeats it.
 */
export function withoutDippedDebts(rows: Row[]): CheckedRows {
  const days = daysOfPart(rows);
  const doubts: Doubt[] = [];
  const periods = rows.map((row) => {
    const part = days.get(row.period_end);
    if (part === undefined) return row;
    const wrong = (['long_term_debt', 'debt'] as const).filter((figure) => {
      const value = row[figure];
      return value !== null && (figure === 'long_term_debt' || Math.abs(value - part) <= ROUNDING);
    });
    for (const figure of wrong) doubts.push(doubtOf(row, figure, DECISION));
    return wrong.length > 0 ? withhold(row, wrong) : row;
  });
  return { periods, doubts };
}
