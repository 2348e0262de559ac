import type { Consensus } from '#contract/expectations.ts';
import { formatDate } from '#kit/time/dates.ts';
import { decimalsOf, formatPrice, formatQuote } from '#kit/format.ts';

/** A place on the line in percent of its width, with the words there and the side from which they begin. */
export interface TargetMark {
  x: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** Targets on one line with the price: where it begins and ends, and what is marked. */
export interface TargetLine {
  low: number;
  high: number;
  mean: TargetMark;
  price: TargetMark;
  /** Above the line: its two ends, in one where they lie close. */
  ends: TargetMark[];
}

type Targets = Pick<Consensus, 'targetLow' | 'targetMean' | 'targetHigh'>;

/** Percent left free on both sides for half a mark. */
const ROOM = 0.5;
/** Nearer to a side than this, words begin or end at their mark. */
const SIDE = 18;
/** Ends that are nearer to each other have their words in one. */
const CLOSE = 45;

const round = (percent: number): number => Math.round(percent * 100) / 100;
const anchorAt = (x: number): TargetMark['anchor'] =>
  x < SIDE ? 'start' : x > 100 - SIDE ? 'end' : 'middle';

/** The line of a consensus beside a price; null without a span of targets, or a price. */
export function targetLine(
  { targetLow: low, targetMean: mean, targetHigh: high }: Targets,
  price: number | null,
): TargetLine | null {
  if (low === null || mean === null || high === null || price === null) return null;
  if (!(low <= mean && mean <= high && low < high)) return null;
  const [least, most] = [Math.min(low, price), Math.max(high, price)];
  const x = (amount: number): number => round(ROOM + ((amount - least) / (most - least)) * (100 - 2 * ROOM));
  const marked = (name: string, amount: number, text: string): TargetMark => ({
    x: x(amount),
    text: `${name} ${text}`,
    anchor: anchorAt(x(amount)),
  });
  const [from, to] = [x(low), x(high)];
  const both = `Low ${formatPrice(low)} \u00B7 high ${formatPrice(high)}`;
  return {
    low: from,
    high: to,
    mean: marked('Mean', mean, formatPrice(mean)),
    price: marked('Close', price, formatQuote(price)),
    ends:
      to - from >= CLOSE
        ? [
            { x: from, text: `Low ${formatPrice(low)}`, anchor: 'start' },
            { x: to, text: `High ${formatPrice(high)}`, anchor: 'end' },
          ]
        : [from > 50 ? { x: to, text: both, anchor: 'end' } : { x: from, text: both, anchor: 'start' }],
  };
}

/** `78.7% above`, `4.0% below`, `at` a price. */
function beside(target: number, price: number): string {
  const percent = (target / price - 1) * 100;
  const text = decimalsOf(Math.abs(percent), Math.abs(percent) >= 99.95 ? 0 : 1);
  return text === '0.0' ? 'at' : `${text}% ${percent > 0 ? 'above' : 'below'}`;
}

/** What the targets say of a price, in words; null without a mean or a price. */
export function upsideInWords(
  { asOf, targetLow, targetMean, targetHigh }: Pick<Consensus, 'asOf'> & Targets,
  price: number | null,
  day: string | null,
): string | null {
  if (targetMean === null || price === null || price <= 0 || day === null) return null;
  const close = `${formatQuote(price)}, the close of ${formatDate(day)}`;
  const span =
    targetLow === null || targetHigh === null
      ? ''
      : ` The lowest is ${beside(targetLow, price)} it, the highest ${beside(targetHigh, price)}.`;
  const of = asOf === day ? '' : ` of ${formatDate(asOf)}`;
  return `The mean target${of}, ${formatPrice(targetMean)}, is ${beside(targetMean, price)} ${close}.${span}`.replaceAll(
    'at it',
    'at that price',
  );
}
