import type { EarningsTable } from '#server/db/record-tables.ts';
import { canonicalSymbol } from './snapshot.ts';
import { cellNumber } from './sources.ts';

/** Rows of the earnings table for companies of `symbols`, in the order of the source. */
export const earningRows = (
  records: readonly Record<string, string>[],
  symbols: ReadonlySet<string>,
): Omit<EarningsTable, 'is_unit_known'>[] =>
  records.flatMap(({ symbol = '', date = '', epsActual, epsEstimate, surprisePct }) =>
    symbols.has(canonicalSymbol(symbol))
      ? [
          {
            symbol: canonicalSymbol(symbol),
            date,
            eps_actual: cellNumber(epsActual),
            eps_estimate: cellNumber(epsEstimate),
            surprise_percent: cellNumber(surprisePct),
          },
        ]
      : [],
  );
