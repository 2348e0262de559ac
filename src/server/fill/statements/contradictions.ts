import type { FigureMark, StatementFigure } from '#contract/financials.ts';
import { balanceGap } from '#kit/financials/balance.ts';
import { MOST_EARNINGS } from '../most-earnings.ts';
import { withhold } from './withhold.ts';

type Values = Record<StatementFigure, number | null>;
type Marks = Partial<Record<StatementFigure, FigureMark>>;

/** What cannot be more than another figure of its period; where it is, `withheld` is not shown. */
interface Limit {
  part: StatementFigure;
  whole: StatementFigure;
  withheld: StatementFigure;
  /** Both may be off by this, where extracts of whole years are rounded to it. */
  rounding: number;
  /** And by this part of the whole. */
  margin?: number;
}
const within = (part: StatementFigure, whole: StatementFigure, withheld = part, rounding = 0): Limit => ({
  part,
  whole,
  withheld,
  rounding,
});

/** Capital spending and costs are never under zero; a balance is a part of the balances that hold it. */
const limits: readonly Limit[] = [
  within('free_cash_flow', 'operating_cash_flow'),
  within('gross_profit', 'revenue'),
  within('current_assets', 'assets'),
  // The total is of a second source where the part is not.
  within('cash', 'cash_and_investments', 'cash_and_investments'),
  within('cash', 'assets'),
  within('cash_and_investments', 'assets'),
  // Both are of one balance, in which nothing is rounded (LEXX: $9.18M of $9.14M, beside minority interests under zero).
  { ...within('equity', 'assets'), margin: 0 },
  within('current_liabilities', 'liabilities'),
  within('long_term_debt', 'debt', 'debt', 100_000),
  // Over by less, it counts what is due within the year, or costs of issue: HTO's $1,901.2M of $1,890.3M.
  { ...within('long_term_debt', 'debt', 'long_term_debt', 100_000), margin: 0 },
  // Less than research alone are expenses of which a gain was taken off, or administration: GPCR's share of 128%.
  within('research', 'operating_expenses', 'operating_expenses'),
  // So are these, but for extracts that are rounded: NXRT's $1,593.2M of notes are not of $1,586.0M that is owed in all.
  { ...within('debt', 'liabilities', 'debt', 100_000), margin: 0 },
  { ...within('long_term_debt', 'liabilities'), margin: 0 },
];
/** Room for rounding. */
const MARGIN = 0.01;

/** Two figures of two sources may each stand and contradict each other: then one is not shown. */
export function withholdContradictions(values: Values, marks: Marks): void {
  for (const { part, whole, withheld, rounding, margin = MARGIN } of limits) {
    const [value, most] = [values[part], values[whole]];
    if (value === null || most === null || value - most <= Math.abs(most) * margin + rounding) continue;
    values[withheld] = null;
    marks[withheld] = { withheld: true };
  }
}

/**
 * A fourth quarter in which research and all expenses came out under zero was computed of a year and of nine months that are of two
 * companies, as after a merger into a shell: nothing that was computed with it is shown.
 */
export function withholdOtherYear(values: Values, marks: Marks): void {
  if (!marks.research?.withheld || (values.operating_expenses ?? 0) >= 0) return;
  for (const figure of Object.keys(values) as StatementFigure[]) {
    if (marks[figure]?.derivation === undefined) continue;
    values[figure] = null;
    marks[figure] = { withheld: true };
  }
}

/** From this part of the revenue on, a gross profit says that no costs are on record: it is the revenue once more. */
const WITHOUT_COSTS = 0.995;

/** A gross profit that is the whole revenue is none: lenders, funds and companies without products have no cost of revenue. */
export function withoutEmptyGross(values: Pick<Values, 'gross_profit' | 'revenue'>, marks: Marks = {}): void {
  const { gross_profit: gross, revenue } = values;
  if (gross === null || revenue === null || revenue <= 0 || gross < revenue * WITHOUT_COSTS) return;
  values.gross_profit = null;
  delete marks.gross_profit;
}

/** Marks the equity of a balance whose assets are not the sum of liabilities and equity. */
export function markGap(values: Values, marks: Marks): void {
  const figures = ['assets', 'liabilities', 'equity'] as const;
  const rounded = Math.max(...figures.map((figure) => marks[figure]?.rounded_to ?? 0));
  const gap = balanceGap(values, rounded);
  if (gap !== null) marks.equity = { ...marks.equity, gap };
}

/** A dollar a share or more of so few shares is of a shell before its offering, or the net income once more. */
const FEW_SHARES = 10_000;

const isOfFewShares = (eps: number, income: number | null): boolean =>
  income !== null && Math.abs(eps) >= 1 && Math.abs(income) < Math.abs(eps) * FEW_SHARES;

/**
 * Earnings of exactly nothing a share, beside so much for each share there is, stand where no shares were yet, or nobody computed them; and so they do where
 * no net income is beside them (GEMI: $0.00 of a quarter of which no income is on record). A profit may be what preferred shares get; of a loss they leave nothing less
 * (GROY: $0.00 beside $4.1M lost, over 254 million shares).
 */
const SOMETHING = { profit: 0.05, loss: 0.01 };

const isOfNoShares = (eps: number | null, income: number | null, shares: number): boolean =>
  eps === 0 &&
  (income === null || (shares > 0 && Math.abs(income) >= SOMETHING[income < 0 ? 'loss' : 'profit'] * shares));

/**
 * Rows of a company without earnings a share that are of other shares than those that trade at `price`, or of none (FBLA: $0.00 beside a loss of $0.9M before
 * 19.8 million shares were sold).
 */
export function withoutOtherShares<
  Row extends Record<'eps_basic' | 'eps_diluted' | 'net_income' | 'shares_outstanding', number | null> & {
    marks: string | null;
  },
>(rows: Row[], price: number | null, sharesToday: number | null = null): Row[] {
  if (!price) return rows;
  const most = Math.max(MOST_EARNINGS.dollars, MOST_EARNINGS.prices * price);
  return rows.map((row) => {
    const wrong = (['eps_basic', 'eps_diluted'] as const).filter((figure) => {
      const eps = row[figure];
      const shares = Math.max(row.shares_outstanding ?? 0, sharesToday ?? 0);
      if (eps === null || isOfNoShares(eps, row.net_income, shares)) return eps !== null;
      return Math.abs(eps) > most || isOfFewShares(eps, row.net_income);
    });
    return withhold(row, wrong);
  });
}
