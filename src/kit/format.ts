/** What stands where a value is unknown. */
export const MISSING = 'N/A';

/** A figure as it comes from the contract: null where it is not known. */
export type Figure = number | null | undefined;

/** Movement as it is shown; `flat` when two decimals show no change. */
export type Direction = 'up' | 'down' | 'flat';

const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const threeDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const twoDigits = new Intl.NumberFormat('en-US', {
  minimumSignificantDigits: 2,
  maximumSignificantDigits: 2,
});
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
// Intl chooses the suffix after rounding, so that 999,995 is 1.00M and never 1000.00K.
const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Writes an amount with a true minus before its unit; a number that rounds to zero has no sign. */
function write(value: Figure, unit: string, digits: (amount: number) => string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  const text = digits(Math.abs(value));
  const negative = value < 0 && /[1-9]/.test(text);
  return `${negative ? '−' : ''}${unit}${text}`;
}

/** Decimals of the specification: two; three under 0.01; two significant digits under 0.001, where three show nothing. */
function decimals(amount: number): string {
  if (amount === 0 || amount >= 0.01) return twoDecimals.format(amount);
  return (amount >= 0.001 ? threeDecimals : twoDigits).format(amount);
}

const compactDecimals = (amount: number): string =>
  amount >= 999.995 ? compact.format(amount) : decimals(amount);

/** A whole number with separators: `4,382`. */
export function formatCount(value: Figure): string {
  return write(value, '', (amount) => counts.format(amount));
}

/** A plain number: `1,234.50`, `0.004`. */
export function formatNumber(value: Figure): string {
  return write(value, '', decimals);
}

/** A number with K, M, B or T from a thousand on: `1.39M`; a whole number below that has no decimals: `523`. */
export function formatCompact(value: Figure): string {
  return write(value, '', (amount) =>
    amount < 1000 && Number.isInteger(amount) ? counts.format(amount) : compactDecimals(amount),
  );
}

/** US dollars of a price: `$24.21`, `−$0.45`, `$0.00040`. */
export function formatPrice(value: Figure): string {
  return write(value, '$', decimals);
}

/** US dollars of a large amount: `$2.05B`. */
export function formatMoney(value: Figure): string {
  return write(value, '$', compactDecimals);
}

/** A market cap in US dollars, always shown in millions: `$123.45M`. */
export function formatMarketCapMillions(value: Figure): string {
  return write(value, '$', (amount) => `${twoDecimals.format(amount / 1e6)}M`);
}

/** Percent points with two decimals and no blank: `12.98%`. */
export function formatPercent(value: Figure): string {
  return write(value, '', (amount) => `${twoDecimals.format(amount)}%`);
}

/** A multiple of a usual value: `2.1×`. */
export function formatRatio(value: Figure): string {
  return write(value, '', (amount) => `${oneDecimal.format(amount)}×`);
}

/** The direction of a movement as two decimals show it, null when unknown. */
export function directionOf(value: Figure): Direction | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  if (Number(Math.abs(value).toFixed(2)) === 0) return 'flat';
  return value > 0 ? 'up' : 'down';
}

const EXCHANGES: Readonly<Record<string, string>> = {
  XNAS: 'NASDAQ',
  XNYS: 'NYSE',
  XASE: 'NYSE American',
};

/** The name of an exchange for its code; a name stays as it is. */
export function exchangeName(code: string | null | undefined): string {
  return code ? (EXCHANGES[code] ?? code) : MISSING;
}
