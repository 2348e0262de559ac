import type { Outlook } from '#contract/expectations.ts';
import { namesOfSources } from '#contract/source.ts';
import * as z from 'zod/mini';
import { companyTabPath } from '#kit/href/addresses.ts';
import { areDollarsAShare, recordOf, surpriseOf } from '#kit/financials/earnings.ts';
import { formatDate } from '#kit/time/dates.ts';
import { isMonthEnd } from '#kit/time/days.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findReports } from '#server/store/statements/earnings-reports.ts';
import { findConsensus, findOutlook } from '#server/store/statements/expectations.ts';
import { epsFacts } from './cash.ts';
import { CompanyInput, limitUpTo, SpanInput } from './inputs.ts';
import { type AnswerStore, defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';

const page = (symbol: string, part: string): string => `${companyTabPath(symbol, 'earnings')}#${part}`;

/** What a company earned against what was expected. */
export const earningsReports = defineLookUp({
  name: 'earnings_reports',
  description:
    'Past earnings reports of a company, newest first: EPS, estimate, surprise, and what the price did over two sessions.',
  input: z.extend(SpanInput, { limit: limitUpTo(40, 8) }),
  async find({ db }, { symbol, from, to, limit }) {
    const found = await findReports(db, { symbol, page: 1, pageSize: 40 });
    if (!found) return unknownCompany(symbol);
    const reports = found.data
      .filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to))
      .slice(0, limit);
    if (reports.length === 0) return nothing(symbol, 'No earnings report is on record for that time.');
    // Amounts of which nobody says the currency or the share are no facts, and held against no estimate.
    const inDollars = areDollarsAShare((await findCompany(db, symbol))?.figures);
    const facts = reports.flatMap((report) => {
      const source = {
        label: `Earnings report of ${symbol}`,
        href: page(symbol, 'reports'),
        date: report.date,
      };
      const rest = { date: report.date, row: report.date, source };
      const computed = { ...rest, computed: true as const };
      return [
        ...factOf('reported', 'Reported', report.date, 'date', rest),
        ...factOf('quarter_end', 'Quarter to', report.quarterEnd, 'date', rest),
        ...(inDollars ? amountsOf(report, rest) : []),
        ...factOf('reaction', 'Price over 2 sessions', report.over2Percent, 'change', {
          ...computed,
          roundedTo: 0.01,
        }),
      ];
    });
    const unnamed = inDollars ? [] : ['The currency of its announced earnings a share is not on record.'];
    return {
      symbol,
      facts: [...facts, ...(inDollars ? recordFacts(symbol, reports) : [])],
      total: found.total,
      missing: unnamed,
    };
  },
});

type Report = Parameters<typeof recordOf>[0][number];

/** What was earned a share, against what was expected and a year before. */
const amountsOf = (report: Report, rest: Omit<Fact, 'name' | 'label' | 'value' | 'unit'>): Fact[] => [
  ...factOf('eps', 'EPS', report.epsActual, 'price', rest),
  ...factOf('estimate', 'Estimate', report.epsEstimate, 'price', rest),
  ...factOf('surprise', 'Surprise', surpriseOf(report), 'price', { ...rest, computed: true }),
  ...factOf('surprise_percent', 'Surprise, percent', report.surprisePercent, 'change', rest),
  ...factOf('eps_year_before', 'EPS a year before', report.epsYearBefore, 'price', rest),
];

function recordFacts(symbol: string, reports: Parameters<typeof recordOf>[0]): Fact[] {
  const { beat, met, missed } = recordOf(reports);
  const date = reports[0]?.date ?? null;
  const rest = {
    date,
    computed: true as const,
    source: { label: `Earnings reports of ${symbol}`, href: page(symbol, 'reports'), date },
  };
  if (beat + met + missed === 0) return [];
  return [
    ...factOf('beaten', 'Estimates beaten', beat, 'count', rest),
    ...factOf('met', 'Estimates met', met, 'count', rest),
    ...factOf('missed', 'Estimates missed', missed, 'count', rest),
    ...factOf('estimated', 'Reports with an estimate', beat + met + missed, 'count', rest),
  ];
}

/** Withheld, since nobody names their currency: how they were revised, and by whom, says nothing without them. */
const UNNAMED_ESTIMATES =
  'What analysts expect is published in a currency that nobody names, so no estimates are told.';

const hasEstimate = ({ thisYear, nextYear }: NonNullable<Outlook['estimates']>): boolean =>
  thisYear.eps !== null || nextYear.eps !== null;

/** What is expected of a company's results. */
export const outlook = defineLookUp({
  name: 'outlook',
  description: 'Expected day of the next earnings report and estimated EPS of a company, with revisions.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findOutlook(db, symbol);
    if (!found) return unknownCompany(symbol);
    const { next, estimates } = found;
    const of = (date: string, ids: string, part: string) => ({
      date,
      source: { label: `Outlook of ${symbol}, ${namesOfSources(ids)}`, href: page(symbol, part), date },
    });
    const expected = next ? of(next.asOf, next.source, 'next-report') : null;
    const estimated = estimates ? of(estimates.asOf, estimates.source, 'estimates') : null;
    return {
      symbol,
      missing: [
        ...(next ? [] : ['No day of a next report is on record.']),
        ...(estimates ? [] : ['No estimates are on record.']),
        ...(estimates && !hasEstimate(estimates) ? [UNNAMED_ESTIMATES] : []),
      ],
      facts: [
        ...(next && expected
          ? [
              ...factOf('next_report', 'Next report', next.date, 'date', expected),
              ...factOf(
                'next_report_sure',
                'Day',
                next.isEstimate ? 'estimated' : 'as published',
                'text',
                expected,
              ),
            ]
          : []),
        ...(estimates && estimated && hasEstimate(estimates) ? estimateFacts(estimates, estimated) : []),
      ],
    };
  },
});

/** What analysts expect of this fiscal year and the next, and how it moved. */
function estimateFacts(
  { thisYear, nextYear, ...counts }: NonNullable<Outlook['estimates']>,
  of: Pick<Fact, 'date' | 'source'>,
): Fact[] {
  const nextBefore = nextYear.eps90DaysAgo;
  return [
    ...factOf('eps_this_year', 'EPS expected this fiscal year', thisYear.eps, 'price', of),
    ...yearEndFact(thisYear.yearEnd, of),
    ...factOf('eps_this_year_30d', 'Expected 30 days before', thisYear.eps30DaysAgo, 'price', of),
    ...factOf('eps_this_year_90d', 'Expected 90 days before', thisYear.eps90DaysAgo, 'price', of),
    ...factOf('eps_next_year', 'EPS expected next fiscal year', nextYear.eps, 'price', of),
    ...factOf('eps_next_year_90d', 'Next year, expected 90 days before', nextBefore, 'price', of),
    ...factOf('raised', 'Raised in 30 days', counts.raised30Days, 'count', of),
    ...factOf('lowered', 'Lowered in 30 days', counts.lowered30Days, 'count', of),
    ...factOf('estimating', 'Analysts who estimate', counts.analysts, 'count', of),
  ];
}

/** The day that a fiscal year ends on; of one that ends with a week the source may have that of the year before. */
const yearEndFact = (day: string | null, of: Pick<Fact, 'date' | 'source'>): Fact[] =>
  day === null || isMonthEnd(day)
    ? factOf('year_end', 'Fiscal year to', day, 'date', of)
    : factOf('year_end', 'Fiscal year to', `about ${formatDate(day)}`, 'text', of);

/** What it says that no dividend of a company is on record. */
export const OF_SOME =
  'Dividends are on record of some companies alone: that there is none here does not say that it pays none.';

/** EPS of twelve months, which a dividend may be held against where its source says nothing of that. */
async function earningsOf(db: AnswerStore['db'], symbol: string): Promise<Fact[]> {
  const company = await findCompany(db, symbol);
  return company?.figures ? epsFacts(symbol, company.figures) : [];
}

/** What a company pays out. */
export const dividends = defineLookUp({
  name: 'dividends',
  description: 'Dividend of a company: yearly rate, yield, payout, ex-date and the last payment.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findOutlook(db, symbol);
    if (!found) return unknownCompany(symbol);
    const paid = found.dividends;
    if (!paid) return nothing(symbol, `No dividend of ${symbol} is on record. ${OF_SOME}`);
    const source = {
      label: `Dividends of ${symbol}, ${namesOfSources(paid.source)}`,
      href: page(symbol, 'dividends'),
      date: paid.asOf,
    };
    const rest = { date: paid.asOf, source };
    const ofPrice = { date: paid.priceDate, source, computed: true as const, roundedTo: 0.01 };
    return {
      symbol,
      missing: [],
      facts: [
        ...factOf('dividend_rate', 'A year, at the present rate', paid.rate, 'price', rest),
        ...factOf('dividend_yield', 'Yield, rate over last price', paid.yieldPercent, 'percent', ofPrice),
        ...factOf('five_year_yield', 'Mean yield of five years', paid.fiveYearYieldPercent, 'percent', rest),
        ...factOf('payout', 'Share of earnings paid out', paid.payoutPercent, 'percent', rest),
        ...(paid.payoutPercent === null ? await earningsOf(db, symbol) : []),
        ...factOf('ex_date', 'Ex-date', paid.exDate, 'date', rest),
        ...factOf('last_dividend', 'Last dividend', paid.lastAmount, 'price', rest),
        ...factOf('last_dividend_date', 'Last dividend on', paid.lastDate, 'date', rest),
      ],
    };
  },
});

const recommendations: Readonly<Record<string, string>> = {
  strong_buy: 'Strong buy',
  buy: 'Buy',
  hold: 'Hold',
  underperform: 'Underperform',
  sell: 'Sell',
};

/** What analysts expect of the price: for people who signed in. */
export const consensus = defineLookUp({
  name: 'analyst_consensus',
  description: 'Analysts’ recommendation and price targets for a company; only for people who signed in.',
  input: CompanyInput,
  async find({ db }, { symbol }, { isSignedIn }) {
    const found = await findConsensus(db, symbol);
    if (!found) return unknownCompany(symbol);
    const [newest] = found.data;
    // Nobody is sent to sign in for nothing; whether there is something the pages say to everybody.
    if (!newest) return nothing(symbol, 'No analysts’ ratings or targets are on record.');
    if (!isSignedIn) return nothing(symbol, 'Analysts’ ratings and targets are shown after signing in.');
    const source = {
      label: `Analysts on ${symbol}, ${namesOfSources(newest.source)}`,
      href: companyTabPath(symbol, 'analysts'),
      date: newest.asOf,
    };
    const rest = { date: newest.asOf, source };
    return {
      symbol,
      missing: [],
      facts: [
        ...factOf('target_mean', 'Mean target', newest.targetMean, 'price', rest),
        ...factOf('target_median', 'Median target', newest.targetMedian, 'price', rest),
        ...factOf('target_high', 'Highest target', newest.targetHigh, 'price', rest),
        ...factOf('target_low', 'Lowest target', newest.targetLow, 'price', rest),
        ...factOf(
          'recommendation',
          'Recommendation',
          recommendations[newest.recommendation ?? ''],
          'text',
          rest,
        ),
        ...factOf(
          'recommendation_mean',
          'Mean, 1 strong buy to 5 sell',
          newest.recommendationMean,
          'ratio',
          rest,
        ),
        ...factOf('analysts', 'Analysts', newest.analysts, 'count', rest),
      ],
    };
  },
});
