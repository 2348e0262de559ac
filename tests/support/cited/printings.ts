import type { Fact } from '#server/backends/chat/answers/look-ups/look-up.ts';
import { showFact } from '#server/backends/chat/answers/written/show-fact.ts';
import { formatCompact } from '#kit/format.ts';
import { formatDate, formatMonth } from '#kit/time/dates.ts';

/** Digits with their thousands, to some places. */
const grouped = (value: number, places: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });

const SCALES = { '': 1, K: 1e3, M: 1e6, B: 1e9 };

/** An amount in each scale that a table may be in, with a letter and without, none so coarse that nothing of it is left. */
const scaled = (value: number): string[] =>
  Object.entries(SCALES).flatMap(([letter, size]) =>
    [0, 1, 2, 3].flatMap((places) => {
      const text = grouped(value / size, places);
      return /[1-9]/.test(text) && (places > 0 || value / size >= 10) ? [text, `${text}${letter}`] : [];
    }),
  );

/** What a page may write for a fact: as the answer has it, or in a rounding of its own. */
export function printingsOf(fact: Fact): string[] {
  const shown = showFact(fact).replace(/^[+−]/, '');
  if (typeof fact.value === 'string' && /^https?:/.test(fact.value)) return [new URL(fact.value).hostname.replace(/^www\./, '')];
  if (typeof fact.value === 'string')
    return fact.unit === 'date' ? [shown, fact.value, formatDate(fact.value).replace(/, \d{4}$/, ''), formatMonth(fact.value), ...(fact.value.endsWith('-12-31') ? [`Year ${fact.value.slice(0, 4)}`] : [])] : [shown];
  const value = Math.abs(fact.value);
  if (value === 0) return [shown, '0', '0.0', '0.00', '$0', '$0.0', '0%', '0.0%'];
  switch (fact.unit) {
    case 'usd':
    case 'shares':
    case 'count':
      return [shown, formatCompact(value), ...scaled(value)];
    case 'price':
      return [shown, ...[2, 3, 4].map((places) => grouped(value, places))];
    case 'percent':
    case 'change':
      return [shown, ...[0, 1, 2].map((places) => `${grouped(value, places)}%`)];
    case 'times':
    case 'ratio':
    case 'index':
    case 'days':
    case 'quarters':
      return [shown, ...[1, 2].map((places) => grouped(value, places)), ...(value >= 100 ? [grouped(value, 0)] : [])];
    default:
      return [shown];
  }
} // prettier-ignore

const plain = (text: string): string => text.replace(/[\s ]+/g, ' ').toLowerCase();
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text has one of some printings, none as a part of a longer figure. */
export function isPrinted(text: string, printings: readonly string[]): boolean {
  const page = plain(text);
  return printings.some((each) => {
    const wanted = plain(each).trim();
    if (!page.includes(wanted)) return false;
    return new RegExp(`(?<![\\d.,])${escaped(wanted)}(?![\\d]|[.,]\\d)`).test(page) || !/^[\d$]|[\d%]$/.test(wanted);
  });
} // prettier-ignore
