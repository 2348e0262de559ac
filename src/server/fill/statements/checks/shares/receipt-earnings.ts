import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../../rows.ts';
import { doubtOf, withhold } from '../../withhold.ts';

const QUARTERS = 4;
const LEAST_QUARTERS = 2;
const [SOONEST, LATEST] = [-10, 460];
/** From so many times four of the largest quarters on, earnings of twelve months are of another share: a receipt stands for two or more. */
const MORE = 1.5;
/** Of less a share, in either, a rounded cent says nothing. */
const LEAST_EPS = 0.02;

const DECISION = 'not shown: of a receipt, beside quarters of the shares it stands for';

/** So many times the shares that trade are those that a receipt stands for. */
const STANDS_FOR = 1.9;
/** To which earnings a share are rounded. */
const HALF_CENT = 0.005;

const ORDINARY = 'not shown: of the ordinary shares, of which a receipt stands for several';

/** The fewest shares that net income can be over, with the earnings a share beside it; none where one is not on record. */
const fewestShares = ({ net_income: income, eps_diluted: diluted, eps_basic: basic }: Row): number | null => {
  const eps = diluted ?? basic;
  return income === null || eps === null ? null : Math.abs(income) / (Math.abs(eps) + HALF_CENT);
};

/** The sources of which the newest earnings a share are of so many shares that a receipt must stand for several. */
function ordinarySources(rows: readonly Row[], sharesToday: number): Set<string> {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const known = newest.get(row.source);
    if (fewestShares(row) !== null && (!known || known.period_end < row.period_end))
      newest.set(row.source, row);
  }
  return new Set(
    [...newest].flatMap(([source, row]) =>
      (fewestShares(row) ?? 0) >= STANDS_FOR * sharesToday ? [source] : [],
    ),
  );
}

/**
 * Rows of a company whose receipts trade without earnings a share of the ordinary shares, which say nothing beside a price of the receipt: of all periods of a
 * source whose newest are (SCNI: $0.003 of some billion shares, and 4 million receipts; ZLAB, MREO, SLN).
 */
export function withoutOrdinaryEarnings(
  rows: Row[],
  isReceipt: boolean,
  sharesToday: number | null,
): CheckedRows {
  const doubts: Doubt[] = [];
  if (!isReceipt || sharesToday === null) return { periods: rows, doubts };
  const sources = ordinarySources(rows, sharesToday);
  const periods = rows.map((row) => {
    const figure = row.eps_diluted === null ? 'eps_basic' : 'eps_diluted';
    if (!sources.has(row.source) || row[figure] === null) return row;
    doubts.push(doubtOf(row, figure, ORDINARY));
    return withhold(row, row.eps_basic === null ? ['eps_diluted'] : ['eps_diluted', 'eps_basic']);
  });
  return { periods, doubts };
}

/**
 * Rows of a company whose receipts trade without earnings a share of twelve months that its quarters contradict: one source gives them of a
 * receipt, the other of a share (GPCR: a loss of $2.64 beside quarters of $0.27 and $0.37).
 */
export function withoutReceiptEarnings(rows: Row[], isReceipt: boolean): CheckedRows {
  const doubts: Doubt[] = [];
  if (!isReceipt) return { periods: rows, doubts };
  const quarters = rows.filter(({ kind }) => kind === 'quarter');
  const periods = rows.map((row) => {
    const yearly = row.eps_diluted;
    if (row.kind !== 'twelve_months' || yearly === null) return row;
    const beside = quarters.flatMap(({ period_end: end, eps_diluted: eps }) => {
      const days = daysBetween(end, row.period_end);
      return eps !== null && Math.abs(eps) >= LEAST_EPS && days >= SOONEST && days <= LATEST ? [eps] : [];
    });
    const most = Math.max(...beside.map(Math.abs)) * QUARTERS;
    if (beside.length < LEAST_QUARTERS || Math.abs(yearly) < most * MORE) return row;
    doubts.push(doubtOf(row, 'eps_diluted', DECISION));
    return withhold(row, ['eps_diluted', 'eps_basic']);
  });
  return { periods, doubts };
}

/** Rows of a company whose receipts trade without earnings of other shares: of twelve months those of receipts stand where its quarters are of the ordinary ones. */
export function withoutOthersEarnings(
  rows: Row[],
  isReceipt: boolean,
  sharesToday: number | null,
): CheckedRows {
  const ofReceipts = withoutOrdinaryEarnings(rows, isReceipt, sharesToday);
  const { periods, doubts } = withoutReceiptEarnings(ofReceipts.periods, isReceipt);
  return { periods, doubts: [...ofReceipts.doubts, ...doubts] };
}
