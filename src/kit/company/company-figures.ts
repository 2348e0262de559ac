import type { Company } from '#contract/company.ts';
import type { CompanyFigures, Runway } from '#contract/company-figures.ts';
import type { Outlook } from '#contract/expectations.ts';
import type { ShortInterest } from '#contract/ownership.ts';
import { formatDate, formatDay } from '../time/dates.ts';
import { latestPrice } from './quote.ts';
import {
  exchangeName,
  fineDays,
  formatCompact,
  formatMarketCapMillions,
  formatNumber,
  formatPercent,
  formatQuote,
  MISSING,
} from '../format.ts';

export interface LabelledFigure {
  label: string;
  text: string;
  /** A change in percent, which pages show with its mark. */
  movement?: number;
  detail?: string;
  /** The heading of the methods page that says how it is computed. */
  method?: string;
  /** Where the price stands between the ends of its year, 0 to 1. */
  track?: number;
}

/** `$23.22 – $25.22`; N/A unless both ends are known. */
export function priceSpan(low: number | null, high: number | null): string {
  return low === null || high === null ? MISSING : `${formatQuote(low)} – ${formatQuote(high)}`;
}

const signed = (value: number | null, text: string): string =>
  value !== null && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;

const textOr = (value: string | null): string => value ?? MISSING;

/** The fourteen rows of the statistics table, in their order. */
export function statisticsOf(company: Company): LabelledFigure[] {
  return [
    { label: 'Open', text: formatQuote(company.open) },
    { label: 'Previous close', text: formatQuote(company.pre_close) },
    { label: 'Day range', text: priceSpan(company.daylow, company.dayhigh) },
    { label: '52-week range', text: priceSpan(yearRange(company).low, yearRange(company).high) },
    { label: 'Volume', text: formatCompact(company.volume) },
    { label: 'Market cap', text: formatMarketCapMillions(company.market_cap) },
    { label: 'Shares outstanding', text: formatCompact(company.shares_outstanding) },
    {
      label: 'Change',
      text: signed(company.net_change, formatQuote(company.net_change, latestPrice(company))),
    },
    { label: 'Change, percent', text: signed(company.change_pre, formatPercent(company.change_pre)) },
    { label: 'Market', text: exchangeName(company.market) },
    { label: 'Sector', text: textOr(company.sector_name) },
    { label: 'Industry', text: textOr(company.industry) },
    { label: 'IPO year', text: textOr(company.ipo_year === null ? null : String(company.ipo_year)) },
    { label: 'Country', text: company.country === 'US' ? 'United States' : textOr(company.country) },
  ];
}

/** Days to cover with two decimals, which read as nothing under half a hundredth of a day. */
const daysInWords = (days: number | null): string =>
  days !== null && days < 0.005 ? fineDays(days) : formatNumber(days);

/** Float, shares sold short and who holds the rest, each with its day; what is not on record is left out. */
export function ownedFigures(company: Company, short: ShortInterest | null | undefined): LabelledFigure[] {
  const [settled] = short?.settlements ?? [];
  const dated = (name: string, day: string | null | undefined, text: string): LabelledFigure[] =>
    text === MISSING || !day ? [] : [{ label: `${name}, ${formatDay(day)}`, text }];
  const { float_as_of: floatDay, ownership_as_of: ownedDay } = company;
  return [
    ...dated('Float', floatDay, formatCompact(company.float_shares)),
    ...dated('Short of float', settled?.settlement, formatPercent(settled?.percentOfFloat ?? null)),
    ...dated('Days to cover', settled?.settlement, daysInWords(settled?.daysToCover ?? null)),
    ...dated('Insiders', ownedDay, formatPercent(company.Insider_Ownership_Percent)),
    ...dated('Institutions', ownedDay, formatPercent(company.institutionalOwnership)),
  ];
}

/** What a year of dividends yields at the price of its day; nothing where none is on record. */
export function dividendFigure(outlook: Outlook | null | undefined): LabelledFigure[] {
  const { yieldPercent, priceDate } = outlook?.dividends ?? {};
  return typeof yieldPercent === 'number' && priceDate
    ? [{ label: `Dividend yield, ${formatDay(priceDate)}`, text: formatPercent(yieldPercent) }]
    : [];
}

/** The day of the next report on `today` (YYYY-MM-DD in New York), which may have passed since a source expected it; nothing where none is known. */
export function reportFigure(outlook: Outlook | null | undefined, today: string): LabelledFigure[] {
  const next = outlook?.next;
  if (!next) return [];
  const label = today > next.date ? 'Report was due' : 'Next report';
  return [{ label: `${label}${next.isEstimate ? ', estimated' : ''}`, text: formatDate(next.date) }];
}

/** Longer than this nobody plans. */
const LONGEST_RUNWAY_QUARTERS = 40;

/** `4.9 quarters`, as the pace of the last year has it. */
export function quartersInWords(quarters: number): string {
  if (quarters >= LONGEST_RUNWAY_QUARTERS) return 'Over 10 years';
  if (quarters < 0.1) return 'Under 0.1 quarters';
  const text = quarters.toFixed(1);
  return text === '1.0' ? '1.0 quarter' : `${text} quarters`;
}

const counted = ['none', 'one', 'two', 'three'] as const;

/** That the pace of a runway is of quarters that used cash and of such as brought some in; undefined where all used it. */
export function inflowInWords({
  quarters_with_inflow: count,
}: Pick<Runway, 'quarters_with_inflow'>): string | undefined {
  return count > 0 ? `${counted[Math.min(count, 3)]} of the four quarters brought cash in` : undefined;
}

/** The day to which the newest figure of the statements goes; undefined without any. */
export function statementsTo(figures: CompanyFigures): string | undefined {
  return Object.values(figures)
    .flatMap((figure) =>
      figure && typeof figure === 'object' && 'period_end' in figure ? figure.period_end : [],
    )
    .sort()
    .at(-1);
}

/** Lowest and highest price of 52 weeks with the last price in them; null where unknown. */
export function yearRange(
  company: Pick<Company, 'week52low' | 'week52high' | 'last_sale' | 'pre_close' | 'net_change'>,
): { low: number | null; high: number | null } {
  const price = latestPrice(company);
  const { week52low, week52high } = company;
  if (week52low === null || week52high === null) return { low: null, high: null };
  return price === null
    ? { low: week52low, high: week52high }
    : { low: Math.min(week52low, price), high: Math.max(week52high, price) };
}
