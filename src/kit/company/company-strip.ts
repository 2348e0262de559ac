import type { Company } from '#contract/company.ts';
import type { CompanyFigures, NotShown, Runway } from '#contract/company-figures.ts';
import {
  type LabelledFigure,
  inflowInWords,
  priceSpan,
  quartersInWords,
  yearRange,
} from './company-figures.ts';
import { formatDate, formatDay, formatMonth } from '../time/dates.ts';
import { areDollarsAShare } from '../financials/earnings.ts';
import { ownMost } from '../financials/other-owners.ts';
import { moneyTradeOf } from '../financials/money-trade.ts';
import { latestPrice, PUBLISHED_ROUNDED } from './quote.ts';
import { formatAmount, formatCompact, formatMoney, formatPrice, formatRatio, MISSING } from '../format.ts';
import { asPublished, atHand, balanceFigure, flowFigure, yearEps } from './strip-at-hand.ts';

type Strip = Pick<Company, 'figures' | 'quote_date' | 'last_earnings'>;
type Trade = Pick<Company, 'name' | 'sic' | 'company_type' | 'net_income'>;

/** A balance of no statement: as published, without its day; or in doubt, with what its statement, which stands below, and the other source say. */
function missingBalance(
  name: string,
  figure: NotShown['figure'],
  figures: Strip['figures'],
): LabelledFigure | null {
  const known = figures?.not_shown?.find((each) => each.figure === figure);
  if (known === undefined) return null;
  const { in_doubt_of: day, stated, published } = known;
  if (day === null) return published === undefined ? null : asPublished(name, published, 'day');
  return {
    label: `${name}, ${formatDate(day)}`,
    text: MISSING,
    detail:
      stated === undefined || published === undefined
        ? 'sources differ by three times'
        : `in doubt: ${formatAmount(stated)} stated, ${formatAmount(published, 'USD', PUBLISHED_ROUNDED)} published`,
    method: figure === 'cash' ? 'cash' : 'balance',
  };
}

/** Cash with its day; whether short-term investments are in it. */
function cashFigure({ figures }: Strip): LabelledFigure | null {
  const cash = figures?.cash;
  if (!cash) return missingBalance('Cash', 'cash', figures);
  return {
    label: `Cash, ${formatDate(cash.period_end)}`,
    text: formatAmount(cash.value, cash.currency, cash.rounded_to),
    detail: cash.with_investments ? 'with short-term investments' : 'and equivalents alone',
    method: 'cash',
  };
}

/** What tells most of how a company does where no runway does, the first that is on record. */
const inPlaceOfRunway = {
  operating: ['operating_cash_flow', 'revenue', 'net_income', 'assets'],
  // Cash from operations of a bank is what customers brought or took.
  finance: ['net_income', 'revenue', 'assets'],
  // Its trust.
  'blank check': ['assets', 'net_income'],
} as const;

/**
 * How long the cash lasts, with the two figures and their day; where operations bring cash in, how much; where neither is
 * known, or money is the trade, the revenue, the net income or the assets.
 */
function runwayFigure({ figures, net_income: published, ...company }: Strip & Trade): LabelledFigure | null {
  const runway = figures?.runway;
  if (runway?.state === 'known' && runway.quarters !== null) {
    const { cash, operating_cash_flow, currency, period_end } = runway;
    const pace = `${formatAmount(cash, currency)} over ${formatAmount(-operating_cash_flow / 4, currency)} a quarter`;
    return {
      label: 'Runway',
      text: quartersInWords(runway.quarters),
      detail: [pace, formatDate(period_end), inflowInWords(runway)].filter(Boolean).join(' · '),
      method: 'runway',
    };
  }
  if (runway) return newestFlow(runway, figures);
  const trade = moneyTradeOf(company);
  const order =
    inPlaceOfRunway[
      trade === 'blank check' ? trade : trade === null || trade === 'property' ? 'operating' : 'finance'
    ];
  for (const name of order) {
    const amount = figures?.[name];
    if (amount && name !== 'assets') {
      const flow = flowFigure(name, amount);
      const none = name === 'operating_cash_flow' ? noRunway(figures) : undefined;
      return none === undefined ? flow : { ...flow, detail: `${flow.detail} · ${none}` };
    }
    if (amount) return balanceFigure('assets', amount);
  }
  if (trade === 'blank check') return missingBalance('Total assets', 'assets', figures);
  // The screener and the price to earnings have it too.
  return trade !== null && typeof published === 'number'
    ? asPublished('Net income', published, 'months')
    : null;
}

/** What operations brought in, of the newest twelve months on record, which may have no cash of their day (VCYT: $136M of the year, and $108M to September). */
function newestFlow(runway: Runway, figures: CompanyFigures): LabelledFigure {
  const later = figures.operating_cash_flow;
  const isLater = later && later.value > 0 && later.period_end > runway.period_end;
  return flowFigure(
    'operating_cash_flow',
    isLater ? later : { ...runway, value: runway.operating_cash_flow },
  );
}

/** Why no runway is made of cash that operations use; undefined of others. */
function noRunway({
  cash,
  operating_cash_flow: flow,
  money_since: since,
}: CompanyFigures): string | undefined {
  if (!flow || flow.value >= 0) return undefined;
  if (since === 'split') return 'no runway: a likely split since';
  if (since) return 'no runway: money has come in since';
  if (cash && cash.period_end !== flow.period_end)
    return `no runway: cash is of ${formatDate(cash.period_end)}`;
  return 'no runway is computed';
}

/** `beat by $0.11`; nothing where nobody estimated. */
function againstEstimate(actual: number | null, estimate: number | null): string | undefined {
  if (actual === null || estimate === null) return undefined;
  const surprise = Number((actual - estimate).toFixed(4));
  if (surprise === 0) return 'met the estimate';
  return `${surprise > 0 ? 'beat' : 'missed'} by ${formatPrice(Math.abs(surprise))}`;
}

/**
 * The last announced quarter, with its day in the label; the year too, unless it is the year of the quote. Where none is on record, or
 * nobody names its currency or share, the earnings of twelve months.
 */
function lastEps({ last_earnings, figures, quote_date }: Strip): LabelledFigure | null {
  if (last_earnings === null || !areDollarsAShare(figures)) return yearEps({ figures });
  const { date, epsActual, epsEstimate } = last_earnings;
  const day = date.slice(0, 4) === quote_date?.slice(0, 4) ? formatDay(date) : formatDate(date);
  const filed = figures?.last_eps?.date === date ? figures.last_eps.filed : undefined;
  const detail = [
    againstEstimate(epsActual, epsEstimate),
    filed === undefined ? undefined : `filed ${formatPrice(filed)}`,
  ].filter((part) => part !== undefined);
  const name = figures?.last_eps?.adjusted === true ? 'Last adjusted EPS' : 'Last EPS';
  return {
    label: `${name}, ${day}`,
    text: formatPrice(epsActual),
    ...(detail.length > 0 && { detail: detail.join(' · ') }),
    method: 'eps',
  };
}

/** Market value against the sales of twelve months, in dollars both, as the screener has it; or that others own most, and are not in it. */
function capFigure({ market_cap, price_sales, figures, quote_date }: Company): LabelledFigure | null {
  if (market_cap === null) return null;
  const revenue = figures?.revenue;
  const text = formatMoney(market_cap);
  const others = figures?.other_owners;
  const detail =
    others && ownMost(others, market_cap)
      ? `listed shares alone: others own ${(others.percent ?? 0).toFixed(0)}% of net assets`
      : revenue?.currency === 'USD' && typeof price_sales === 'number'
        ? `${formatRatio(price_sales)} sales to ${formatMonth(revenue.period_end)}`
        : quote_date === null
          ? undefined
          : formatDate(quote_date);
  return { label: 'Market cap', text, ...(detail !== undefined && { detail }), method: 'market-value' };
}

/** The range of the year, never narrower than the last price. */
function rangeFigure(company: Company): LabelledFigure | null {
  const price = latestPrice(company);
  const { low, high } = yearRange(company);
  if (low === null || high === null) return null;
  const range = { label: '52-week range', text: priceSpan(low, high) };
  if (price === null || high <= low) return range;
  return { ...range, track: (price - low) / (high - low), method: 'market-value' };
}

/** What was announced last; of a blank check, which announces nothing, how long it has been looking. */
function lastFigure(company: Company): LabelledFigure | null {
  const { ipo_year: year } = company;
  return moneyTradeOf(company) === 'blank check' && year !== null
    ? { label: 'Came to market', text: String(year) }
    : lastEps(company);
}

/** The shares of the market value; where none is on record, those of the last balance sheet. */
function sharesFigure({ shares_outstanding: shares, quote_date, figures }: Company): LabelledFigure | null {
  const stated = figures?.shares;
  if (shares !== null)
    return {
      label: 'Shares outstanding',
      text: formatCompact(shares),
      ...(quote_date !== null && { detail: formatDate(quote_date), method: 'shares' }),
    };
  return stated
    ? {
        label: `Shares, ${formatDate(stated.period_end)}`,
        text: formatCompact(stated.value),
        detail: 'of the balance sheet',
        method: 'shares',
      }
    : null;
}

const PLACES = 6;

/**
 * The strip below the price: figures that tell size, place in the year, and how long the money lasts. What is not on record leaves its
 * place to what else is known, at the end; six of them at most.
 */
export function stripOf(company: Company): LabelledFigure[] {
  const told = [
    capFigure(company),
    rangeFigure(company),
    sharesFigure(company),
    cashFigure(company),
    runwayFigure(company),
    lastFigure(company),
  ].filter((figure) => figure !== null);
  const labels = new Set(told.map(({ label }) => label));
  return [...told, ...atHand(company).filter(({ label }) => !labels.has(label))].slice(0, PLACES);
}

/** What a card of a company has room for: its size, its place in the year and what it earned, as far as they are known. */
export const cardFigures = (company: Company): LabelledFigure[] =>
  [capFigure(company), rangeFigure(company), lastFigure(company)].filter((figure) => figure !== null);
