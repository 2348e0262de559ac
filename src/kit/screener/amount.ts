import type { FieldKind } from '#contract/screener-fields.ts';
import type { Range } from '#contract/screener.ts';
import { madeOnce } from '../made-once.ts';

const UNITS: Readonly<Record<string, number>> = { K: 3, M: 6, B: 9, T: 12 };
const AMOUNT = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([kmbt]?)$/i;

/** The amount that a person typed: `$50M`, `1,200`, `−2.5%`, `.5b`; undefined when it is none. */
export function parseAmount(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[$,%\s]/g, '')
    .replace('−', '-');
  const [, digits, unit] = AMOUNT.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  // Moving the point in the text keeps amounts exact, where multiplying would round.
  const amount = Number(unit && !/e/i.test(digits) ? `${digits}e${UNITS[unit.toUpperCase()]}` : digits);
  return Number.isFinite(amount) ? amount + 0 : undefined;
}

/** The shortest text that `parseAmount` reads as exactly this amount: `50M`, `-2.5`. */
export function formatAmount(amount: number): string {
  const plain = String(amount + 0);
  return Object.entries(UNITS)
    .map(([unit, zeros]) => `${amount / 10 ** zeros}${unit}`)
    .filter((text) => parseAmount(text) === amount)
    .reduce((shortest, text) => (text.length < shortest.length ? text : shortest), plain);
}

/** A range as an address writes it: `50M..300M`, `..2`, `500..`. */
export const formatRange = ({ min, max }: Range): string =>
  `${min === undefined ? '' : formatAmount(min)}..${max === undefined ? '' : formatAmount(max)}`;

/** The range of a text like `50M..300M`; undefined when it is none or holds no amount. */
export function parseRange(text: string): Range | undefined {
  const bounds = text.split('..');
  if (bounds.length !== 2) return undefined;
  return rangeOf(bounds[0] ?? '', bounds[1] ?? '');
}

/** The range between two typed amounts, of which one may be empty; undefined where nothing lies between them. */
export function rangeOf(from: string, under: string): Range | undefined {
  const [min, max] = [from, under].map(parseAmount);
  if ((from.trim() && min === undefined) || (under.trim() && max === undefined)) return undefined;
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min >= max) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

const short = madeOnce(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 6 }),
);

/** What Intl makes of a round amount, without Intl: an option has one of few digits. */
function shortOf(amount: number): string {
  const step = amount >= 1e12 ? 4 : amount >= 1e9 ? 3 : amount >= 1e6 ? 2 : amount >= 1e3 ? 1 : 0;
  const text = String(amount / 1000 ** step);
  const isRound = /^\d{1,3}(?:\.\d{1,3})?$/.test(text);
  return isRound ? `${text}${['', 'K', 'M', 'B', 'T'][step]}` : short().format(amount);
}

/** An amount as an option shows it, in the unit of its field: `$50M`, `−2.54%`, `2021`. */
export function amountLabel(amount: number, kind: FieldKind): string {
  const isYear = kind === 'year';
  const digits = isYear ? String(Math.abs(amount)) : shortOf(Math.abs(amount));
  const dollars = kind === 'money' || kind === 'price' || kind === 'signedPrice';
  const percent = kind === 'percent' || kind === 'signedPercent';
  return `${amount < 0 ? '−' : ''}${dollars ? '$' : ''}${digits}${percent ? '%' : ''}`;
}

/** A half-open range in words: `$50M to $300M`, `under 2`, `500K+`. */
export function rangeLabel({ min, max }: Range, kind: FieldKind): string {
  if (min === undefined) return `under ${amountLabel(max ?? 0, kind)}`;
  if (max === undefined) return `${amountLabel(min, kind)}+`;
  return `${amountLabel(min, kind)} to ${amountLabel(max, kind)}`;
}
