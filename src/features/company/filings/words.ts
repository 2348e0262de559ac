import type { Coverage } from '#contract/coverage.ts';
import { formatMonth } from '#kit/time/dates.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** `Oct to Dec 2025`, `Oct 2025 to Jan 2026`, `Jun 2026`. */
export function monthSpan(from: string, to: string): string {
  const [first, last] = [formatMonth(from), formatMonth(to)];
  if (first === last) return last;
  return from.slice(0, 4) === to.slice(0, 4) ? `${first.split(' ')[0]} to ${last}` : `${first} to ${last}`;
}

const spansOf = (coverage: readonly Coverage[] | undefined) =>
  coverage?.find(({ id }) => id === 'filings')?.spans ?? [];

/**
 * The months whose filings are on record, and of which forms alone: `filings of Oct to Dec 2025; 8-K, 13D and 13G of Jun to
 * Jul 2026`. undefined while the record does not say.
 */
export function filingSpan(coverage: readonly Coverage[] | undefined): string | undefined {
  const spans = spansOf(coverage);
  if (spans.length === 0) return undefined;
  return spans
    .map(({ from, to, forms }) => `${forms ? listed(forms) : 'filings'} of ${monthSpan(from, to)}`)
    .join('; ');
}

/** The months of which one form is on record: `filings of Oct to Dec 2025 and Jun to Jul 2026`. */
export function spanOfForm(coverage: readonly Coverage[] | undefined, form: string): string | undefined {
  const spans = spansOf(coverage).filter(({ forms }) => !forms || forms.includes(form));
  if (spans.length === 0) return undefined;
  return `filings of ${listed(spans.map(({ from, to }) => monthSpan(from, to)))}`;
}
