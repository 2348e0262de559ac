import type { Company } from '#contract/company.ts';
import { formatDate, formatDay } from './dates.ts';
import {
  exchangeName,
  formatCompact,
  formatMarketCapMillions,
  formatMoney,
  formatPercent,
  formatPrice,
  MISSING,
} from './format.ts';

export interface LabelledFigure {
  label: string;
  text: string;
  detail?: string;
}

/** `$23.22 – $25.22`; N/A unless both ends are known. */
function priceSpan(low: number | null, high: number | null): string {
  return low === null || high === null ? MISSING : `${formatPrice(low)} – ${formatPrice(high)}`;
}

const signed = (value: number | null, text: string): string =>
  value !== null && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;

const textOr = (value: string | null): string => value ?? MISSING;

/** The fourteen rows of the statistics table, in their order. */
export function statisticsOf(company: Company): LabelledFigure[] {
  return [
    { label: 'Open', text: formatPrice(company.open) },
    { label: 'Previous close', text: formatPrice(company.pre_close) },
    { label: 'Day range', text: priceSpan(company.daylow, company.dayhigh) },
    { label: '52-week range', text: priceSpan(company.week52low, company.week52high) },
    { label: 'Volume', text: formatCompact(company.volume) },
    { label: 'Market cap', text: formatMarketCapMillions(company.market_cap) },
    { label: 'Shares outstanding', text: formatCompact(company.shares_outstanding) },
    { label: 'Change', text: signed(company.net_change, formatPrice(company.net_change)) },
    { label: 'Change, percent', text: signed(company.change_pre, formatPercent(company.change_pre)) },
    { label: 'Market', text: exchangeName(company.market) },
    { label: 'Sector', text: textOr(company.sector_name) },
    { label: 'Industry', text: textOr(company.industry) },
    { label: 'IPO year', text: textOr(company.ipo_year === null ? null : String(company.ipo_year)) },
    { label: 'Country', text: company.country === 'US' ? 'United States' : textOr(company.country) },
  ];
}

const LONGEST_RUNWAY_MONTHS = 120;

function monthsInWords(months: number): string {
  if (months >= LONGEST_RUNWAY_MONTHS) return 'Over 10 years';
  const whole = Math.round(months);
  if (whole < 1) return 'Under 1 month';
  return whole === 1 ? '1 month' : `${whole} months`;
}

/** How long the cash lasts at the operating loss of the last twelve months; the profit per share where there is no loss. */
function runwayOf({ cash, operating_income, eps_ttm }: Company): LabelledFigure {
  if (cash === null || operating_income === null || operating_income >= 0)
    return { label: 'EPS, 12 months', text: formatPrice(eps_ttm) };
  const loss = -operating_income;
  return {
    label: 'Cash against operating loss',
    text: monthsInWords(cash / (loss / 12)),
    detail: `at ${formatMoney(loss)} a year`,
  };
}

/** The last reported quarter, with its day in the label; the year too, unless it is the year of the quote. */
function lastEps({ last_earnings, quote_date }: Company): LabelledFigure {
  if (last_earnings === null) return { label: 'Last EPS', text: MISSING };
  const { date, epsActual, epsEstimate } = last_earnings;
  const day = date.slice(0, 4) === quote_date?.slice(0, 4) ? formatDay(date) : formatDate(date);
  return {
    label: `Last EPS, ${day}`,
    text: formatPrice(epsActual),
    ...(epsEstimate !== null && { detail: `expected ${formatPrice(epsEstimate)}` }),
  };
}

/** The strip below the price: six figures that tell size, place in the year, and how long the money lasts. */
export function stripOf(company: Company): LabelledFigure[] {
  return [
    { label: 'Market cap', text: formatMoney(company.market_cap) },
    { label: '52-week range', text: priceSpan(company.week52low, company.week52high) },
    { label: 'Shares outstanding', text: formatCompact(company.shares_outstanding) },
    { label: 'Cash, last report', text: formatMoney(company.cash) },
    runwayOf(company),
    lastEps(company),
  ];
}
