import type { FinancialPeriod, PeriodKind } from '#contract/financials.ts';
import { periodsOfKind } from '#kit/financials/statement.ts';
import { isYearBefore } from '#kit/financials/spans.ts';

/** Quarters and years beside each other on a wide page. */
const QUARTERS = 8;
const YEARS_BESIDE = 2;
/** So many of the newest columns may be passed over on a phone. */
const PHONE_LOOKS_BACK = 4;

/** The columns of the statement table, newest first. */
export interface Columns {
  /** Every period of the kind that is shown: trends and growth are drawn from all. */
  all: FinancialPeriod[];
  /** Every year, which the years beside quarters grow from. */
  allYears: FinancialPeriod[];
  shown: FinancialPeriod[];
  /** Fiscal years beside quarters, behind a rule. */
  years: FinancialPeriod[];
  /** The first column of a phone: the newest, unless only balances are known of it, as of a year's last quarter that no source counts. */
  first: number;
  /** The second column of a phone: the year before the first, or where that is not on record the next older; -1 without one. */
  second: number;
}

/** The kinds that a company has periods of. */
export const kindsOf = (periods: readonly FinancialPeriod[]): PeriodKind[] =>
  (['quarter', 'year', 'twelve_months'] as const).filter((kind) =>
    periods.some((period) => period.kind === kind),
  );

/** Fewer quarters with income than this are no statements by quarter. */
const LEAST_QUARTERS = 2;
const hasFlow = ({ revenue, net_income, operating_income, operating_cash_flow }: FinancialPeriod): boolean =>
  [revenue, net_income, operating_income, operating_cash_flow].some((value) => value !== null);

/** The kind that a table opens with: quarters, unless only balances are known of them, as of a filer of annual reports. */
export function openingKind(periods: readonly FinancialPeriod[]): PeriodKind {
  const quarters = periodsOfKind(periods, 'quarter').slice(0, QUARTERS);
  if (quarters.filter(hasFlow).length >= LEAST_QUARTERS) return 'quarter';
  const others = (['year', 'twelve_months'] as const).filter((kind) =>
    periods.some((period) => period.kind === kind && hasFlow(period)),
  );
  return others[0] ?? kindsOf(periods)[0] ?? 'quarter';
}

/** The columns that begin with the period that ends on `from`, else with the newest. */
export function columnsOf(
  periods: readonly FinancialPeriod[],
  kind: PeriodKind,
  from: string | undefined,
): Columns {
  const all = periodsOfKind(periods, kind);
  const allYears = periodsOfKind(periods, 'year');
  const start = Math.max(
    0,
    all.findIndex(({ period_end }) => period_end === from),
  );
  const shown = all.slice(start, start + QUARTERS);
  const [newest] = shown;
  // Who asked for a period sees that one.
  const first = from === undefined ? Math.max(0, shown.slice(0, PHONE_LOOKS_BACK).findIndex(hasFlow)) : 0;
  const begins = shown[first];
  const yearBefore = shown.findIndex(
    ({ period_end }) => begins && isYearBefore(period_end, begins.period_end, 10),
  );
  return {
    all,
    allYears,
    shown,
    years:
      kind === 'quarter'
        ? allYears
            .filter(({ period_end }) => !newest || period_end <= newest.period_end)
            .slice(0, YEARS_BESIDE)
        : [],
    first,
    second: yearBefore >= 0 || shown.length <= first + 1 ? yearBefore : first + 1,
  };
}

/** So few columns need half a page, and no trend. */
export const FEW_COLUMNS = 3;

/** What the address, or the company, asks for: the kind of its periods and their columns. */
export function chosenColumns(
  periods: readonly FinancialPeriod[],
  { kind: asked, from }: { kind?: PeriodKind | undefined; from?: string | undefined },
): { kinds: PeriodKind[]; kind: PeriodKind; columns: Columns; areFew: boolean } {
  const kinds = kindsOf(periods);
  const kind = asked && kinds.includes(asked) ? asked : openingKind(periods);
  const columns = columnsOf(periods, kind, from);
  return { kinds, kind, columns, areFew: columns.shown.length + columns.years.length <= FEW_COLUMNS };
}

/** Amounts are written in millions, or in thousands where a company has no ten million of anything. */
export interface Scale {
  size: number;
  words: string;
}

const LEAST_MILLIONS = 10e6;

/** The scale in which the amounts of some periods are written. */
export function scaleOf(periods: readonly FinancialPeriod[]): Scale {
  const largest = Math.max(
    0,
    ...periods.flatMap(({ revenue, assets, net_income, operating_income, cash }) =>
      [revenue, assets, net_income, operating_income, cash].map((value) => Math.abs(value ?? 0)),
    ),
  );
  return largest > 0 && largest < LEAST_MILLIONS
    ? { size: 1e3, words: 'thousands' }
    : { size: 1e6, words: 'millions' };
}

/** Which widths show a column, as classes of its cells: two stay on a phone, `far`, `later` and `beside` give way. */
export function placeIn({ shown, first, second }: Columns, i: number): string {
  if (i === first) return 'first';
  if (i === second) return 'before';
  if (i >= shown.length) return i === shown.length ? 'beside rule' : 'beside';
  if (i >= 6) return 'later far';
  return i >= 4 ? 'later' : 'near';
}
