import type { Company } from '#contract/company.ts';
import { formatDate } from '../time/dates.ts';
import { isOldQuote } from '../market/market-calendar.ts';
import { formatCompact, formatRatio, MISSING } from '../format.ts';

/** Amounts that are published with the quotes come in whole millions. */
export const PUBLISHED_ROUNDED = 1e6;

/** The latest price in dollars; a server without `last_sale` gives previous close and change. */
export function latestPrice({
  last_sale,
  pre_close,
  net_change,
}: Pick<Company, 'last_sale' | 'pre_close' | 'net_change'>): number | null {
  return last_sale ?? (pre_close === null || net_change === null ? null : pre_close + net_change);
}

/** Who published the quotes, in the words of the notice under figures. */
export const quotesSource = (summary: { quoteSource?: string | null | undefined } | null): string =>
  `Quotes: ${summary?.quoteSource ?? 'Nasdaq'}`;

/** Days on which New York may close at 1 PM: the day before Independence Day, after Thanksgiving, before Christmas. */
export function mayCloseEarly(date: string): boolean {
  const day = date.slice(5);
  if (day === '07-03' || day === '12-24') return true;
  return day >= '11-23' && day <= '11-29' && new Date(date).getUTCDay() === 5;
}

/**
 * `At close, Jul 2, 2026, 4:00 PM ET`: the hour only where the session's end is certain; `Close of Jul 2, 2026` of a quote
 * that is old by `now`. null for an unknown day.
 */
export function closeLabel(quoteDate: string | null, now: Date = new Date()): string | null {
  if (quoteDate === null) return null;
  if (isOldQuote(quoteDate, now)) return `Close of ${formatDate(quoteDate)}`;
  return `At close, ${formatDate(quoteDate)}${mayCloseEarly(quoteDate) ? '' : ', 4:00 PM ET'}`;
}

export interface VolumeWords {
  /** `1.39M shares` */
  shares: string;
  /** `1.2× average`; null when the average is unknown. */
  ratio: string | null;
  /** From one and a half times the average on. */
  unusual: boolean;
}

/** The volume of the session against its usual one; null when there is none. */
export function volumeWords({
  volume,
  volume_avg,
}: Pick<Company, 'volume' | 'volume_avg'>): VolumeWords | null {
  const shares = formatCompact(volume);
  if (volume === null || shares === MISSING) return null;
  const ratio = volume_avg ? volume / volume_avg : null;
  return {
    shares: `${shares} ${volume === 1 ? 'share' : 'shares'}`,
    ratio: ratio === null ? null : `${formatRatio(ratio)} average`,
    unusual: ratio !== null && ratio >= 1.5,
  };
}

/** A SIC title without its remark in brackets: `Biological products`. */
export const shortIndustry = (title: string): string => title.replace(/\s*\([^()]*\)$/, '');
