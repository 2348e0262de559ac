import { isPaidBefore, preferredShareOf } from '#kit/financials/preferred.ts';
import type { StatementRow as Row } from '../../rows.ts';
import { withhold } from '../../withhold.ts';

type Withheld = 'net_income' | 'shares_outstanding' | 'diluted_shares' | 'eps_basic' | 'eps_diluted';

/** A count about a thousand times another is written in thousands, or taken as if it were. */
const THOUSANDFOLD = { least: 700, most: 1_400 };
/** Sources that are apart by this factor disagree. */
const APART = 3;
/** Earnings a share that are off by less are the same, whatever their ratio and sign. */
const SAME_EARNINGS = 0.05;
/** Of a smaller income the sign says nothing. */
const LEAST_INCOME = 1e5;
/** Of this and more of twelve months it says something, whatever preferred shares get, and of however many shares (XNET: a loss of $0.05 of $1,267M earned). */
const MUCH_INCOME = 1e8;

function isThousandfold(count: number, other: number): boolean {
  const ratio = Math.max(count / other, other / count);
  return ratio >= THOUSANDFOLD.least && ratio <= THOUSANDFOLD.most;
}

/** Rows without counts of shares in another unit: read from the count of today back, each against the one after it. */
export function withoutThousandfold(rows: Row[], sharesToday: number | null): Row[] {
  const wrong = new Map<Row, Withheld[]>();
  for (const figure of ['shares_outstanding', 'diluted_shares'] as const) {
    let later = sharesToday;
    for (const row of rows.toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1))) {
      const count = row[figure];
      if (!count) continue;
      if (later !== null && isThousandfold(count, later)) wrong.set(row, [...(wrong.get(row) ?? []), figure]);
      else later = count;
    }
  }
  return rows.map((row) => withhold(row, wrong.get(row) ?? []));
}

/** The counts of shares before and after a day that has none. */
type Around = readonly [before: number, after: number] | undefined;

/**
 * Whether net income over the shares bears earnings a share out; without a count of shares its sign is asked, and that they are of no
 * third of the shares that were counted before and after, nor of three times as many; of an income of next to nothing that they are of no third of
 * the shares that trade (PBHC: $0.47 a share of $31,000).
 */
function isBorneOut(
  eps: number,
  income: number,
  shares: number | null,
  around: Around,
  sharesToday: number | null,
): boolean {
  const isSameSign = eps < 0 === income < 0;
  // What is paid before makes a loss a share of a profit, and nothing the other way about (KLTR: $0.02 of a loss of $2.6M).
  if (eps > 0 && income <= -LEAST_INCOME) return false;
  if (!shares) {
    if (!isSameSign && Math.abs(income) >= MUCH_INCOME) return false;
    if (Math.abs(eps) <= SAME_EARNINGS) return true;
    const implied = income / eps;
    // Of next to nothing, earnings a share are of no more shares than these, which may have been consolidated since but never multiplied.
    if (Math.abs(income) < LEAST_INCOME) return Math.abs(implied) * APART >= (sharesToday ?? 0);
    return (
      isSameSign &&
      (!around || (implied * APART > Math.min(...around) && implied < Math.max(...around) * APART))
    );
  }
  const perShare = income / shares;
  if (Math.abs(perShare - eps) <= SAME_EARNINGS) return true;
  const ratio = perShare / eps;
  return isSameSign && ratio < APART && ratio > 1 / APART;
}

const isOpposite = (one: number, income: number): boolean =>
  one * income < 0 && Math.abs(income) >= LEAST_INCOME;

/**
 * Rows without earnings a share that the net income beside them contradicts: of another sign, as of a loss that was filed
 * without one, or off by three times over the shares of the day, as before a split that is not restated. Twelve months are held
 * against the shares of today where their last quarter counts none. What holders of preferred shares get before explains another sign. Net income that both EPS and the published income contradict
 * in sign is none either.
 */
export function withBorneOutEarnings(
  rows: Row[],
  sharesToday: number | null,
  publishedIncome: number | null = null,
): Row[] {
  const counts = new Map(
    rows.flatMap(({ period_end, shares_outstanding: count }) =>
      count ? [[period_end, count] as const] : [],
    ),
  );
  const days = [...counts.keys()].toSorted();
  const around = (day: string): Around => {
    const before = counts.get(days.findLast((each) => each < day) ?? '');
    const after = counts.get(days.find((each) => each > day) ?? '') ?? sharesToday;
    return before && after ? [before, after] : undefined;
  };
  const preferred = preferredShareOf(
    rows.flatMap(({ kind, net_income: income, eps_diluted: eps }) =>
      kind === 'quarter' && income !== null && eps !== null ? [{ income, eps }] : [],
    ),
  );
  return rows.map((row) => {
    const { net_income: income, kind, period_end } = row;
    if (income === null) return row;
    const shares =
      row.diluted_shares ?? counts.get(period_end) ?? (kind === 'twelve_months' ? sharesToday : null);
    const wrong: Withheld[] = (['eps_basic', 'eps_diluted'] as const).filter((figure) => {
      const eps = row[figure];
      if (eps === null || isBorneOut(eps, income, shares, around(period_end), sharesToday)) return false;
      return kind !== 'quarter' || !preferred || !isPaidBefore({ income, eps }, preferred);
    });
    // A published loss says which of the two has lost its sign.
    const isAlone =
      kind === 'twelve_months' &&
      publishedIncome !== null &&
      isOpposite(publishedIncome, income) &&
      isOpposite(row.eps_diluted ?? 0, income);
    return withhold(row, isAlone && wrong.length > 0 ? [...wrong, 'net_income'] : wrong);
  });
}
