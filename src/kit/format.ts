import { madeOnce } from './made-once.ts';

/** What stands where a value is unknown. */
export const MISSING = 'N/A';

/** A figure as it comes from the contract: null where it is not known. */
export type Figure = number | null | undefined;

/** Movement as it is shown; `flat` when two decimals show no change. */
export type Direction = 'up' | 'down' | 'flat';

/** Made once for each number of decimals: to make one costs a hundred times its use. */
const formats = new Map<number, Intl.NumberFormat>();
function exactly(places: number): Intl.NumberFormat {
  const made =
    formats.get(places) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });
  formats.set(places, made);
  return made;
}
const twoDigits = madeOnce(
  () => new Intl.NumberFormat('en-US', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 }),
);
// Intl chooses the suffix after rounding, so that 999,995 is 1.00M and never 1000.00K.
const compact = madeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      notation: 'compact',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

/** Writes an amount with a true minus before its unit; a number that rounds to zero has no sign. */
function write(value: Figure, unit: string, digits: (amount: number) => string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  const text = digits(Math.abs(value));
  const negative = value < 0 && /[1-9]/.test(text);
  return `${negative ? '−' : ''}${unit}${text}`;
}

/** Where a text is grouped by thousands. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * An amount that is not negative with so many decimals, as Intl writes it (of the shortest decimal that means the number,
 * halves rounded up), a tenth as dear: pages of figures hold hundreds.
 */
export function decimalsOf(amount: number, places: number): string {
  const text = String(amount);
  if (amount >= 1e12 || text.includes('e')) return exactly(places).format(amount);
  const point = text.indexOf('.');
  // Most prices are written already: in cents, and below a thousand.
  if (places === 2 && point !== -1 && point <= 3 && text.length - point <= 3)
    return text.length - point === 3 ? text : `${text}0`;
  const whole = point === -1 ? text : text.slice(0, point);
  const rest = point === -1 ? '' : text.slice(point + 1);
  const rounded =
    Number(whole + rest.slice(0, places).padEnd(places, '0')) + (rest.charAt(places) >= '5' ? 1 : 0);
  const digits = String(rounded).padStart(places + 1, '0');
  const units = digits.slice(0, digits.length - places);
  const grouped = units.length > 3 ? units.replace(THOUSANDS, ',') : units;
  return places === 0 ? grouped : `${grouped}.${digits.slice(-places)}`;
}

const twoDecimalsOf = (amount: number): string => decimalsOf(amount, 2);

/** Decimals of the specification: two; three under 0.01; two significant digits under 0.001, where three show nothing. */
function decimals(amount: number): string {
  if (amount === 0 || amount >= 0.01) return twoDecimalsOf(amount);
  return amount >= 0.001 ? decimalsOf(amount, 3) : twoDigits().format(amount);
}

const SUFFIXES = ['', 'K', 'M', 'B', 'T'];

/** From a thousand on, as the compact notation of Intl writes it: two decimals and the suffix that fits once it is rounded. */
export function compactOf(amount: number): string {
  const text = String(amount);
  if (amount >= 1e15) return compact().format(amount);
  const point = text.indexOf('.');
  const whole = point === -1 ? text.length : point;
  const digits = point === -1 ? text : text.slice(0, point) + text.slice(point + 1);
  const step = Math.floor((whole - 1) / 3);
  const end = whole - step * 3 + 2;
  const hundredths = Number(digits.slice(0, end).padEnd(end, '0')) + (digits.charAt(end) >= '5' ? 1 : 0);
  if (hundredths >= 100_000) return step < 4 ? `1.00${SUFFIXES[step + 1]}` : compact().format(amount);
  const shown = String(hundredths);
  return `${shown.slice(0, -2)}.${shown.slice(-2)}${SUFFIXES[step]}`;
}

const compactDecimals = (amount: number): string =>
  amount >= 999.995 ? compactOf(amount) : decimals(amount);

/** A whole number with separators: `4,382`. */
export function formatCount(value: Figure): string {
  return write(value, '', (amount) => decimalsOf(amount, 0));
}

/** A plain number: `1,234.50`, `0.004`. */
export function formatNumber(value: Figure): string {
  return write(value, '', decimals);
}

/** A price as a multiple of earnings, which are not known finer than a tenth of it: `12.3`. */
export function formatEarningsMultiple(value: Figure): string {
  return write(value, '', (amount) => decimalsOf(amount, 1));
}

/** A number with K, M, B or T from a thousand on: `1.39M`; a whole number below that has no decimals: `523`. */
export function formatCompact(value: Figure): string {
  return write(value, '', (amount) =>
    amount < 1000 && Number.isInteger(amount) ? decimalsOf(amount, 0) : compactDecimals(amount),
  );
}

/** A price, or earnings a share, in US dollars if no other currency is named: `$24.21`, `−$0.45`, `$0.00040`, `C$1.31`. */
export function formatPrice(value: Figure, currency = 'USD'): string {
  return write(value, currencySign(currency), decimals);
}

/**
 * US dollars of a quote, or of a change of one. Below a dollar stocks are quoted in hundredths of a cent: what cents leave out is
 * shown, so that a fall of 14% is not one from `$0.05` to `$0.05`.
 */
export function formatQuote(value: Figure, price: Figure = value): string {
  const isExact = typeof price === 'number' && Math.abs(price) < 1;
  return write(value, '$', (amount) => {
    const finer = isExact && amount >= 0.0001 ? decimalsOf(amount, 4) : '';
    return finer && !finer.endsWith('00') ? finer : decimals(amount);
  });
}

/** US dollars of a large amount: `$2.05B`. */
export function formatMoney(value: Figure): string {
  return write(value, '$', compactDecimals);
}

const signs = new Map<string, string>();
/** More than the currencies there are. */
const SIGNS_KEPT = 400;

/** How a currency is written before its amount: `$`, `€`, `C$`, `CHF `. */
export function currencySign(currency: string): string {
  const sign = signs.get(currency) ?? signOf(currency);
  if (signs.size < SIGNS_KEPT) signs.set(currency, sign);
  return sign;
}

function signOf(currency: string): string {
  if (currency === 'CAD') return 'C$';
  const sign = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return sign === undefined || /^[A-Z]{3}$/.test(sign) ? `${currency} ` : sign;
}

const units: readonly (readonly [size: number, suffix: string, decimals: number])[] = [
  [1e12, 'T', 2],
  [1e9, 'B', 2],
  [1e6, 'M', 1],
  [1e3, 'K', 1],
  [1, '', 0],
];

/**
 * An amount of a statement in its currency, with one decimal of millions and no finer than it is known: `$394.1M`, `€1.20B`,
 * `$3M` where it is known to a million.
 */
export function formatAmount(value: Figure, currency = 'USD', roundedTo = 0): string {
  return write(value, currencySign(currency), (amount) => {
    const fits =
      units.find(([size, , digits]) => amount >= size - (size / 10 ** digits) * 0.5) ?? units.at(-1);
    const [size, suffix, most] = fits ?? [1, '', 0];
    const known = roundedTo > 0 ? Math.max(0, Math.round(Math.log10(size / roundedTo))) : most;
    return `${decimalsOf(amount / size, Math.min(most, known))}${suffix}`;
  });
}

/** A market cap in US dollars, always shown in millions: `$123.45M`. */
export function formatMarketCapMillions(value: Figure): string {
  return write(value, '$', (amount) => `${twoDecimalsOf(amount / 1e6)}M`);
}

/** Percent points with two decimals and no blank: `12.98%`. */
export function formatPercent(value: Figure): string {
  return write(value, '', (amount) => `${twoDecimalsOf(amount)}%`);
}

/** A growth in percent points with its sign: one decimal, from 100 on none: `+12.3%`, `−0.4%`, `0.0%`, `+1,235%`. */
export function formatGrowth(value: Figure): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  const amount = Math.abs(value);
  const text = decimalsOf(amount, amount >= 99.95 ? 0 : 1);
  return `${text === '0.0' ? '' : value < 0 ? '−' : '+'}${text}%`;
}

/** A multiple of a usual value: `2.1×`; a small one keeps two decimals, one of hundreds none, and none that is known reads as nothing. */
export function formatRatio(value: Figure): string {
  return write(value, '', (amount) =>
    amount === 0 || amount >= 0.095
      ? `${decimalsOf(amount, amount < 99.95 ? 1 : 0)}×`
      : `${decimalsOf(Math.max(amount, 0.01), 2)}×`,
  );
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

/** Days to cover with one decimal, or two under a tenth of a day, where one would read as nothing (SAGT: 0.04). */
export const fineDays = (days: number): string =>
  days < 0.005 ? 'under 0.01' : days.toFixed(days < 0.095 ? 2 : 1);

/** A part of all shares with one decimal, or two under a tenth of a percent, where one would read as nothing (PRLB: 0.05%). */
export const finePercent = (percent: number): string =>
  percent > 0 && percent < 0.005
    ? 'under 0.01%'
    : `${percent.toFixed(percent > 0 && percent < 0.095 ? 2 : 1)}%`;
