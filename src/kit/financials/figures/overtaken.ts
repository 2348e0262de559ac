import type { DatedAmount, EpsFigure } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import type { LastReport } from './last-report.ts';
import { announcesFiled, announcesOther } from './announced-diluted.ts';
import { twelveMonthsTo } from './twelve-months.ts';

/** A report of the quarter that twelve months end with comes this many days after it. */
const REPORTED = { first: 10, last: 103 };
const QUARTERS = 4;
/** What was announced of the same twelve months is the same EPS within this share, or within these dollars. */
const SAME = { share: 0.1, dollars: 0.03 };
/** Earnings of a year that are other by this factor make another ratio altogether. */
const OTHER = 2;

/** The sum of four reports from `first` on, which come newest first; null where there are not four. */
function yearFrom(reports: LastReport['reports'], first: number): number | null {
  const four = reports.slice(first, first + QUARTERS);
  return four.length === QUARTERS ? four.reduce((sum, { eps }) => sum + eps, 0) : null;
}

/**
 * What the newest four reports add up to, where they are a loss, half as much as the earnings of twelve months or twice as much, and later than
 * these: the company has announced another year since, and a price over the old one would mislead (ZIM: $8.31 to September,
 * $0.18 by May). Only where what was announced of the same twelve months was the same, since what is adjusted is another figure.
 */
export function overtakenBy(eps: EpsFigure | null, last: LastReport | null): number | null {
  if (!eps || !last || eps.value <= 0 || last.year === null) return null;
  const after = last.reports.findIndex(({ date }) => daysBetween(eps.period_end, date) <= REPORTED.last);
  const [report, announced] = [last.reports[after], yearFrom(last.reports, after)];
  if (after < 1 || !report || announced === null) return null;
  if (daysBetween(eps.period_end, report.date) < REPORTED.first) return null;
  const off = Math.abs(announced - eps.value);
  if (off > Math.max(SAME.dollars, SAME.share * eps.value)) return null;
  return last.year < eps.value / OTHER || last.year > eps.value * OTHER ? last.year : null;
}

/** What is left of earnings that fell by a quarter, and what becomes of those that rose by a third. */
const QUARTER_LESS = 0.75;
const THIRD_MORE = 4 / 3;
/** Days from the last day of a quarter to that of the one so many before it, and by how much fiscal quarters end differently. */
const [QUARTER_DAYS, SLACK_DAYS] = [91.3, 10];

/** The reports after that of the quarter with which twelve months end; also the only one of all, where it is of the quarter after it. */
function reportsSince(eps: EpsFigure, { reports }: LastReport): LastReport['reports'] {
  const daysTo = (report: { date: string } | undefined) => daysBetween(eps.period_end, report?.date ?? '');
  const own = reports.findIndex((report) => daysTo(report) <= REPORTED.last);
  if (own >= 1) return daysTo(reports[own]) < REPORTED.first ? [] : reports.slice(0, own);
  const isNext = reports.length === 1 && own < 0 && daysTo(reports[0]) <= REPORTED.last + QUARTER_DAYS;
  return isNext ? reports : [];
}

/** Of which quarter of twelve months, the newest of them first, each report since is a year later: by its day, where a report between is not on record (VIRC). */
function placesOf(eps: EpsFigure, later: LastReport['reports']): number[] {
  const byDay = later.map(
    ({ date }) => QUARTERS - Math.floor((daysBetween(eps.period_end, date) - REPORTED.first) / QUARTER_DAYS),
  );
  const inOrder = later.map((_, i) => QUARTERS - later.length + i);
  const isClear = byDay.every((place, i) => place >= 0 && place < QUARTERS && place > (byDay[i - 1] ?? -1));
  return isClear ? byDay : inOrder;
}

/** The EPS of the four quarters of twelve months, newest first; one that is on no record is what the others leave. */
function quartersOf(eps: EpsFigure, periods: readonly FinancialPeriod[]): (number | null)[] {
  const filed = Array.from({ length: QUARTERS }, (_, i) => {
    const quarter = periods.find(
      ({ kind, period_end, eps_diluted }) =>
        kind === 'quarter' &&
        eps_diluted !== null &&
        Math.abs(daysBetween(period_end, eps.period_end) - i * QUARTER_DAYS) <= SLACK_DAYS,
    );
    return quarter?.eps_diluted ?? null;
  });
  const known = filed.filter((one) => one !== null);
  const rest = eps.value - known.reduce((sum, one) => sum + one, 0);
  return filed.map((one) => one ?? (known.length === QUARTERS - 1 ? rest : null));
}

/**
 * What an EPS becomes when the quarters that were announced since stand in the place of its first ones, where that is a loss, or less than half of it: a
 * price over the old one would mislead; of a company that announces what it files, where it is a quarter less, or a third more (UTI: $1.13 to September, of which $0.77 is left by March; WNC: $4.87 of 2025 with $5.36 of its first quarter in it, and a loss of $1.17 in that of 2026;
 * EFSI: $2.23 to September, in which one quarter lost $1.53, and $3.52 by March); and where it is twice as much, of a company that is not known to announce another
 * figure (FATN: $0.05 of 2025, of which its first quarter lost $0.02, and $0.34 in that of 2026).
 */
export function replacedBy(
  eps: EpsFigure | null,
  last: LastReport | null,
  periods: readonly FinancialPeriod[],
): number | null {
  if (!eps || !last || eps.value <= 0) return null;
  const later = reportsSince(eps, last);
  const quarters = quartersOf(eps, periods);
  const left = placesOf(eps, later).flatMap((place) => quarters[place] ?? []);
  if (later.length === 0 || later.length >= QUARTERS || left.length < later.length) return null;
  const now =
    eps.value +
    later.reduce((sum, report) => sum + report.eps, 0) -
    left.reduce((sum, quarter) => sum + quarter, 0);
  const isAsFiled = announcesFiled(last, periods);
  const most = isAsFiled ? THIRD_MORE : announcesOther(last, periods) ? Infinity : OTHER;
  const isOther = now < eps.value * (isAsFiled ? QUARTER_LESS : 1 / OTHER) || now > eps.value * most;
  return isOther ? now : null;
}

/** The operating income of three quarters to a day; nothing where there are not three. */
function threeTo(end: string, periods: readonly FinancialPeriod[]): number {
  const three = periods.filter(({ kind, period_end, operating_income }) => {
    const days = daysBetween(period_end, end);
    return (
      kind === 'quarter' && operating_income !== null && days >= 0 && days < QUARTER_DAYS * (QUARTERS - 1)
    );
  });
  return three.length < QUARTERS - 1
    ? 0
    : three.reduce((sum, { operating_income: one }) => sum + (one ?? 0), 0);
}

/**
 * Operating income of later twelve months than those of an EPS, where it is a loss, or less than half of what operations earned in those: a price over
 * the old EPS would mislead (SIGA: $1.03 to September, with one large order in it, and $90M from operations; $21M to March). Where a quarter of those
 * is not on record, the other three say that they earned (ULBI: $4.7M of three, -$5.9M of the year).
 */
export function outrunBy(
  eps: EpsFigure | null,
  operating: DatedAmount | null,
  periods: readonly FinancialPeriod[],
): DatedAmount | null {
  if (!eps || !operating || eps.value <= 0 || operating.period_end <= eps.period_end) return null;
  const then = twelveMonthsTo(periods, eps.period_end, 'operating_income');
  if (!then) return operating.value < 0 && threeTo(eps.period_end, periods) > 0 ? operating : null;
  if (then.currency !== operating.currency || then.value <= 0) return null;
  return operating.value < then.value / OTHER ? operating : null;
}

/** An income of a year that is other by this factor a quarter or two later says nothing of today. */
const OUTLIVED = 3;

/**
 * What an income of twelve months becomes when the quarters filed since stand in the place of those of the year before, where that is of another
 * sign, a third of it or three times it: a margin of the old one would mislead (CLSK: $318.9M of the year to September, a loss of $316.6M in the
 * quarter after it in the place of $210M; KROS: $87.0M earned in 2025, $148.5M of it in its first quarter, and $23.7M lost in that of 2026). Null where a
 * quarter is not on record.
 */
export function outlivedBy(
  income: DatedAmount | null,
  periods: readonly FinancialPeriod[],
  line: 'operating_income' | 'net_income',
): number | null {
  if (!income) return null;
  const quarters = periods.filter(
    ({ kind, currency, [line]: amount }) =>
      kind === 'quarter' && amount !== null && currency === income.currency,
  );
  const ago = (end: string, quartersBefore: number) =>
    quarters.find(
      ({ period_end }) =>
        Math.abs(daysBetween(period_end, end) - quartersBefore * QUARTER_DAYS) <= SLACK_DAYS,
    );
  const since = quarters.filter(({ period_end }) => period_end > income.period_end);
  const last = since.reduce((end, { period_end }) => (period_end > end ? period_end : end), '');
  const isWhole =
    Math.abs(daysBetween(income.period_end, last || income.period_end) - since.length * QUARTER_DAYS) <=
    SLACK_DAYS;
  const changes = since.map(({ period_end, [line]: amount }) => {
    const before = ago(period_end, QUARTERS);
    return before ? (amount ?? 0) - (before[line] ?? 0) : null;
  });
  if (changes.length === 0 || changes.length >= QUARTERS || changes.includes(null) || !isWhole) return null;
  const now = changes.reduce<number>((sum, change) => sum + (change ?? 0), income.value);
  const times = now / income.value;
  return times > 1 / OUTLIVED && times < OUTLIVED ? null : now;
}

/** Net income of later twelve months that is other than this much of what an EPS is of makes another ratio of a price. */
const INCOME_SINCE = { least: QUARTER_LESS, most: THIRD_MORE };

/**
 * The net income of later twelve months than those of an EPS, where it is a loss, a quarter less or a third more than that of those: beside the later
 * one, which the page shows, a price over the old EPS would mislead (MDXG: 12.3 of $48.6M to December, $30.7M to March).
 */
export function anotherYearOf(
  eps: EpsFigure | null,
  income: DatedAmount | null,
  periods: readonly FinancialPeriod[],
): DatedAmount | null {
  if (!eps || !income || eps.value <= 0 || income.period_end <= eps.period_end) return null;
  const then = twelveMonthsTo(periods, eps.period_end, 'net_income');
  if (!then || then.value <= 0 || then.currency !== income.currency) return null;
  const share = income.value / then.value;
  return share < INCOME_SINCE.least || share > INCOME_SINCE.most ? income : null;
}
