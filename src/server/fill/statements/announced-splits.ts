import { quarterReported } from '#kit/financials/earnings.ts';
import type { KnownSplit } from '#kit/financials/split-restated.ts';
import type { StatementRow as Row } from './rows.ts';
import type { CompanyContext } from './read-context.ts';

type Marks = Record<string, { split?: number }>;

/** Announced earnings of the shares of today lie this near to what a quarter of old shares reported, restated. */
const SAME = 1.3;
/** A split of less is no clear reading. */
const LARGE = 2;
/** The mean shares of a quarter lie within this of the count at its end. */
const MEAN = { least: 0.4, most: 2.5 };
/** Under this a rounded cent says little. */
const LEAST_EPS = 0.02;

const times = (a: number, b: number): number => (a * b > 0 ? Math.max(a / b, b / a) : Infinity);

/** New shares for one of a day, by all splits after it. */
const factorSince = (day: string, splits: readonly KnownSplit[]): number =>
  splits.reduce((factor, split) => (split.date > day ? factor * split.factor : factor), 1);

/** By which factor a quarter’s earnings a share are of old shares, as what was announced of it says; undefined where it does not. */
function factorOf(row: Row, company: CompanyContext): number | undefined {
  const { kind, eps_diluted: eps } = row;
  if (kind !== 'quarter' || eps === null || Math.abs(eps) < LEAST_EPS) return undefined;
  if (isRestatedForSplit(row)) return undefined;
  const report = reportOf(row, company);
  if (!report?.eps_actual) return undefined;
  const factor = factorSince(report.date, company.splits);
  const isLarge = factor >= LARGE || factor <= 1 / LARGE;
  return isLarge && times(report.eps_actual * factor, eps) <= SAME ? factor : undefined;
}

/** Whether the earnings a share of a row are in the shares of after a split already. */
export const isRestatedForSplit = ({ marks }: Row): boolean =>
  (JSON.parse(marks ?? '{}') as Marks)['eps_diluted']?.split !== undefined;

/** The first report of a quarter that has earnings a share. */
export const reportOf = (row: Row, company: CompanyContext) =>
  company.reports.findLast(({ date }) => quarterReported(date, [row]));

/** A row whose earnings a share were restated for a split a second time, as its source has them: AGEN’s $78.60 for the $4.00 it announced. */
function unrestated(row: Row, company: CompanyContext): Row {
  const marks = JSON.parse(row.marks ?? '{}') as Marks;
  const factor = marks['eps_diluted']?.split;
  const { eps_basic, eps_diluted, diluted_shares } = row;
  const announced = reportOf(row, company)?.eps_actual ?? null;
  if (row.kind !== 'quarter' || !factor || announced === null || eps_diluted === null) return row;
  if (times(announced, eps_diluted * factor) > SAME || times(announced, eps_diluted) < LARGE) return row;
  const twice = new Set(['eps_basic', 'eps_diluted', 'diluted_shares']);
  const left = Object.entries(marks).flatMap(([name, { split, ...others }]): [string, object][] => {
    const kept = twice.has(name) || split === undefined ? others : { ...others, split };
    return Object.keys(kept).length > 0 ? [[name, kept]] : [];
  });
  return {
    ...row,
    eps_basic: eps_basic === null ? null : Number((eps_basic * factor).toFixed(4)),
    eps_diluted: Number((eps_diluted * factor).toFixed(4)),
    diluted_shares: diluted_shares === null ? null : Math.round(diluted_shares / factor),
    marks: JSON.stringify(Object.fromEntries(left)),
  };
}

/** A row in the shares of after the splits. */
export function restated(row: Row, factor: number): Row {
  const { eps_basic, eps_diluted, diluted_shares, shares_outstanding, net_income } = row;
  const mean = diluted_shares ?? (net_income !== null && eps_diluted ? net_income / eps_diluted : null);
  const ratio = shares_outstanding && mean ? mean / shares_outstanding : 0;
  const isCountOld = ratio >= MEAN.least && ratio <= MEAN.most;
  const perShare = (eps: number | null) => (eps === null ? null : Number((eps / factor).toFixed(4)));
  const counted = (count: number | null) => (count === null ? null : Math.round(count * factor));
  const values = {
    eps_basic: perShare(eps_basic),
    eps_diluted: perShare(eps_diluted),
    diluted_shares: counted(diluted_shares),
    shares_outstanding: isCountOld ? counted(shares_outstanding) : shares_outstanding,
  };
  const marks = JSON.parse(row.marks ?? '{}') as Marks;
  for (const [name, value] of Object.entries(values))
    if (value !== row[name as keyof typeof values]) marks[name] = { ...marks[name], split: factor };
  return { ...row, ...values, marks: JSON.stringify(marks) };
}

/**
 * Rows whose earnings a share were still of the shares of before a split, in those of today: the calendar restates what was announced,
 * and says of a quarter which shares it was reported in (LFWD: $0.20 filed, $2.28 announced, one share of twelve since).
 */
export function afterAnnounced(rows: Row[], company: CompanyContext): Row[] {
  if (company.splits.length === 0) return rows;
  return rows.map((row) => {
    const factor = factorOf(row, company);
    return factor === undefined ? unrestated(row, company) : restated(row, factor);
  });
}
