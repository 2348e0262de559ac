import type { EarningsReport } from '#contract/financials.ts';
import { formatPrice } from '../format.ts';
import { surpriseOf } from './earnings.ts';

/** A report against what was expected of it. */
export interface Result {
  text: string;
  direction: 'up' | 'down' | 'flat';
}

/** `Beat by $0.14`, `Missed by $0.02`, `Met`; null where nobody estimated. */
export function resultOf(report: Pick<EarningsReport, 'epsActual' | 'epsEstimate'>): Result | null {
  const surprise = surpriseOf(report);
  if (surprise === null) return null;
  if (surprise === 0) return { text: 'Met', direction: 'flat' };
  const by = formatPrice(Math.abs(surprise));
  return surprise > 0
    ? { text: `Beat by ${by}`, direction: 'up' }
    : { text: `Missed by ${by}`, direction: 'down' };
}
