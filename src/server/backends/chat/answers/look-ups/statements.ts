import * as z from 'zod/mini';
import {
  type FinancialPeriod,
  type PeriodKind,
  periodKinds,
  type StatementFigure,
  statementFigures,
} from '#contract/financials.ts';
import { namesOfSources } from '#contract/source.ts';
import { statementsPath } from '#kit/href/statements-path.ts';
import { formatDate } from '#kit/time/dates.ts';
import { growthOf } from '#kit/financials/growth.ts';
import { type Margins, marginsOfPeriod } from '#kit/financials/margins.ts';
import { daysBetween } from '#kit/time/days.ts';
import { periodsOfKind } from '#kit/financials/statement.ts';
import { findCompanyFacts } from '#server/store/companies/company-facts.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { limitUpTo, SpanInput } from './inputs.ts';
import { type MadeYear, yearsOfQuarters } from './years-of-quarters.ts';
import {
  type AnswerStore,
  defineLookUp,
  type Fact,
  factOf,
  type FactSource,
  type FactUnit,
  nothing,
  unknownCompany,
} from './look-up.ts';

/** What each line of a statement is called. */
export const figureNames: Readonly<Record<StatementFigure, string>> = {
  revenue: 'Revenue',
  cost_of_revenue: 'Cost of revenue',
  gross_profit: 'Gross profit',
  research: 'Research and development',
  selling_general: 'Selling and administration',
  operating_expenses: 'Operating expenses',
  operating_income: 'Operating income',
  net_income: 'Net income',
  eps_basic: 'EPS, basic',
  eps_diluted: 'EPS, diluted',
  diluted_shares: 'Diluted shares',
  operating_cash_flow: 'Cash from operations',
  investing_cash_flow: 'Cash from investing',
  financing_cash_flow: 'Cash from financing',
  capital_spending: 'Capital spending',
  free_cash_flow: 'Free cash flow',
  cash: 'Cash and equivalents',
  short_term_investments: 'Short-term investments',
  cash_and_investments: 'Cash with short-term investments',
  current_assets: 'Current assets',
  assets: 'Total assets',
  current_liabilities: 'Current liabilities',
  long_term_debt: 'Long-term debt',
  debt: 'Total debt',
  liabilities: 'Total liabilities',
  equity: 'Equity',
  shares_outstanding: 'Shares outstanding',
};

/** Lines of a day, not of months. */
export const balanceFigures: readonly StatementFigure[] = [
  'cash', 'short_term_investments', 'cash_and_investments', 'current_assets', 'assets', 'current_liabilities', 'long_term_debt', 'debt', 'liabilities', 'equity', 'shares_outstanding',
]; // prettier-ignore

const unitOf = (figure: StatementFigure): FactUnit => {
  if (figure.startsWith('eps')) return 'price';
  return figure === 'diluted_shares' || figure === 'shares_outstanding' ? 'shares' : 'usd';
};

/** Shares of the revenue, as they are called. */
export const marginNames: Readonly<Record<Margin, string>> = {
  gross_margin: 'Gross margin',
  operating_margin: 'Operating margin',
  net_margin: 'Net margin',
};
export const marginFigures = ['gross_margin', 'operating_margin', 'net_margin'] as const;
export type Margin = keyof Margins;

/** How the source of such a year begins, by which answers tell it. */
export const SUM_OF_QUARTERS = 'sum of the four quarters';

const wordOfKind: Readonly<Record<PeriodKind, string>> = {
  quarter: 'quarter',
  year: 'year',
  twelve_months: 'twelve months',
};

/** `quarter to Mar 31, 2026` */
export const periodLabel = ({ kind, period_end }: Pick<FinancialPeriod, 'kind' | 'period_end'>): string =>
  `${wordOfKind[kind]} to ${formatDate(period_end)}`;

/** The report that a period stands in, else our page with it. */
export function periodSource(symbol: string, period: FinancialPeriod, figure?: StatementFigure): FactSource {
  const ids = (figure && period.marks[figure]?.source) ?? period.source;
  const filed = !period.mixed && period.form !== null && period.raw_text_link !== null && !period.derived;
  const href = filed ? (period.raw_text_link ?? '') : statementsPath(symbol, period.kind, period.period_end);
  const what = filed
    ? `${period.form ?? ''}, ${periodLabel(period)}`
    : `${symbol}, ${periodLabel(period)}, ${namesOfSources(ids)}`;
  return { label: what, href, date: filed ? (period.filed_on ?? period.period_end) : period.period_end };
}

/** Where four quarters that add up to a year stand. */
const sumSource = (symbol: string, period: FinancialPeriod): FactSource => ({
  label: `${symbol}, ${SUM_OF_QUARTERS} to ${formatDate(period.period_end)}, ${namesOfSources(period.source)}`,
  href: statementsPath(symbol, 'quarter', period.period_end),
  date: period.period_end,
});

/** The day the fiscal year ends (`12-31`), where no year on record says it. */
async function yearEndOf(
  db: AnswerStore['db'],
  symbol: string,
  periods: readonly FinancialPeriod[],
): Promise<string | null> {
  if (periods.some(({ kind }) => kind === 'year')) return null;
  return (await findCompanyFacts(db, symbol))?.fiscal_year_end ?? null;
}

/** Lines of the statements by period. */
export const statements = defineLookUp({
  name: 'statements',
  description:
    'Lines of a company’s statements by quarter, year or twelve months, newest first, with growth and margins on request.',
  input: z.extend(SpanInput, {
    figures: z.array(z.enum(statementFigures)).check(z.describe('Lines that are wanted.')),
    margins: z._default(z.array(z.enum(marginFigures)), []).check(z.describe('Shares of the revenue.')),
    growth: z._default(z.boolean(), false).check(z.describe('Growth of each line over a year too.')),
    by: z.optional(z.enum(periodKinds)).check(z.describe('Kind of periods; else the finest on record.')),
    years: z.optional(z.number()).check(z.describe('Only what ends within so many years of the newest.')),
    limit: limitUpTo(40, 8),
  }),
  async find({ db }, input) {
    const { symbol, by, from, to, limit } = input;
    const found = await findFinancials(db, symbol);
    if (!found) return unknownCompany(symbol);
    const wanted = (period: FinancialPeriod) =>
      (from === undefined || period.period_end >= from) &&
      (to === undefined || period.period_end <= to) &&
      hasAny(period, input.figures, input.margins);
    const sums =
      by === 'year' ? yearsOfQuarters(found.periods, await yearEndOf(db, symbol, found.periods)) : [];
    const filled = new Set(sums.map(({ instead }) => instead));
    const periods = [
      ...found.periods.filter((period) => !filled.has(period)),
      ...sums.map(({ period }) => period),
    ].toSorted((a, b) => b.period_end.localeCompare(a.period_end));
    const madeIn = (period: FinancialPeriod) => sums.find((sum) => sum.period === period);
    const ofKind = (kind: PeriodKind) => periodsOfKind(periods, kind).filter(wanted);
    const kind = by ?? kindOfNewest(input.figures, ofKind);
    const shown = withinYears(ofKind(kind), input.years).slice(0, limit);
    if (shown.length === 0) return nothing(symbol, 'Such figures are not on record for that time.');
    const facts = shown.flatMap((period) =>
      periodFacts(symbol, period, periods, { ...input, made: madeIn(period) }),
    );
    return { symbol, facts, total: ofKind(kind).length, missing: [] };
  },
});

/** Those that end within so many years of the newest: a gap among quarters lets no older ones in. */
const withinYears = (periods: readonly FinancialPeriod[], years: number | undefined): FinancialPeriod[] =>
  periods.filter(
    ({ period_end: day }) =>
      years === undefined || daysBetween(day, periods[0]?.period_end ?? day) < years * 365.25 - SLACK_DAYS,
  );
const SLACK_DAYS = 20;

/** Of a line that finer periods have no more, coarser ones that end so many days later are told: AMTX’s quarters end in June 2022, its twelve months in 2026. */
const OLDER_DAYS = 200;

/** The finest kind of periods, unless another has far later ones; of balances alone, the finest of those with the newest day. */
function kindOfNewest(
  figures: readonly StatementFigure[],
  ofKind: (kind: PeriodKind) => readonly FinancialPeriod[],
): PeriodKind {
  const known = periodKinds.filter((each) => ofKind(each).length > 0);
  const newest = (kind: PeriodKind) => ofKind(kind)[0]?.period_end ?? '';
  const isBalance = figures.length > 0 && figures.every((figure) => balanceFigures.includes(figure));
  const last = known.map(newest).sort().at(-1);
  const isNew = (kind: PeriodKind) =>
    isBalance ? newest(kind) === last : daysBetween(newest(kind), last ?? '') <= OLDER_DAYS;
  return known.find(isNew) ?? 'quarter';
}

const hasAny = (
  period: FinancialPeriod,
  figures: readonly StatementFigure[],
  ratios: readonly Margin[],
): boolean =>
  figures.some((figure) => period[figure] !== null) ||
  ratios.some((margin) => marginsOfPeriod(period)[margin] !== null);

/** What of the revenue each margin is. */
export const lineOfMargin: Readonly<Record<Margin, StatementFigure>> = {
  gross_margin: 'gross_profit',
  operating_margin: 'operating_income',
  net_margin: 'net_income',
};

interface Wanted {
  figures: readonly StatementFigure[];
  margins: readonly Margin[];
  growth: boolean;
  /** A year that is in no report: what of it four quarters add up to, or the twelve months that it is. */
  made: MadeYear | undefined;
}

/** The period of the page that has what a year in no report tells: the twelve months that it is, or for a balance its last quarter. */
const whereTold = (period: FinancialPeriod, made: MadeYear | undefined): FinancialPeriod =>
  made?.twelve ?? (made && !made.instead ? { ...period, kind: 'quarter' } : period);

function periodFacts(
  symbol: string,
  period: FinancialPeriod,
  all: readonly FinancialPeriod[],
  wanted: Wanted,
): Fact[] {
  const rest = (figure?: StatementFigure) => ({
    date: period.period_end,
    row: `${period.kind} ${period.period_end}`,
    source:
      figure && wanted.made?.figures.has(figure)
        ? sumSource(symbol, period)
        : periodSource(symbol, whereTold(period, wanted.made), figure),
  });
  return [
    ...wanted.figures.flatMap((figure) => {
      const rounded = period.marks[figure]?.rounded_to;
      const isComputed =
        period.derived ||
        period.marks[figure]?.derivation !== undefined ||
        wanted.made?.figures.has(figure) === true;
      return [
        ...factOf(figure, figureNames[figure], period[figure], unitOf(figure), {
          ...rest(figure),
          ...(period.currency !== 'USD' && { currency: period.currency }),
          ...(rounded !== undefined && { roundedTo: rounded }),
          ...(isComputed && { computed: true as const }),
        }),
        ...(wanted.growth
          ? factOf(
              `${figure}_growth`,
              `${figureNames[figure]}, year over year`,
              growthOf(period, all, figure, 'year'),
              'change',
              {
                ...rest(figure),
                computed: true,
              },
            )
          : []),
      ];
    }),
    ...wanted.margins.flatMap((margin) =>
      factOf(margin, marginNames[margin], marginsOfPeriod(period)[margin], 'percent', {
        ...rest(lineOfMargin[margin]),
        computed: true,
      }),
    ),
  ];
}
