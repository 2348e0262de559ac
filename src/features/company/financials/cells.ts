import { decimalsOf, formatGrowth, formatNumber, MISSING } from '#kit/format.ts';

const signed = (value: number, text: string): string => (value < 0 && /[1-9]/.test(text) ? `−${text}` : text);

/** An amount in millions (or `size`) with one decimal: `1,234.5`; with none where it is not known so finely. */
export const formatMillions = (value: number | null, size: number, roundedTo = 0): string =>
  value === null ? MISSING : signed(value, decimalsOf(Math.abs(value) / size, roundedTo >= size ? 0 : 1));

/** Percent, from 100 on without decimals; growth carries its plus. */
export function labelOf(percent: number | null, isGrowth: boolean): string {
  if (percent === null) return MISSING;
  if (isGrowth) return formatGrowth(percent);
  const amount = Math.abs(percent);
  return signed(percent, `${decimalsOf(amount, amount >= 99.95 ? 0 : 1)}%`);
}

/** Earnings a share without their currency, which the row names. */
export const formatShare = (value: number | null): string => formatNumber(value);
