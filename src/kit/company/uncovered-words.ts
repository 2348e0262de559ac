import type { Uncovered } from '#contract/uncovered.ts';
import { formatDate } from '../time/dates.ts';

/** What became of a ticker, in a few words: `Not listed as HALL since Jan 5, 2024`. A name that is listed elsewhere is not called delisted. */
export function uncoveredLabel({ reason, ticker, date, symbol }: Uncovered): string {
  if (reason === 'renamed') return `Now ${symbol ?? 'another ticker'}`;
  if (reason === 'too_large') return 'Too large to be covered';
  return date ? `Not listed as ${ticker} since ${formatDate(date)}` : `Not listed as ${ticker} any more`;
}

/** Whether a label says what became of a ticker that is not covered. */
export const isUncoveredLabel = (label: string | null): boolean =>
  label !== null && /^(?:Now |Too large to be covered$|Not listed as )/.test(label);

/** The same in a sentence. */
export function uncoveredSentence(known: Uncovered): string {
  const { ticker, name, reason, market, date, symbol } = known;
  if (reason === 'renamed')
    return `${ticker} was the ticker of ${name}, which trades as ${symbol ?? 'another one'} now.`;
  if (reason === 'too_large')
    return `${name} (${ticker}) is too large to be covered: its market value was above $5B on ${formatDate(date)}.`;
  const where = market ? ` from ${market}` : '';
  return `${name} (${ticker}) was delisted${where}${date ? ` on ${formatDate(date)}` : ''}. Nothing newer of it is on record.`;
}
