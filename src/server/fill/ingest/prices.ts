import type { IngestedBarsTable } from '#server/db/ingest-tables.ts';
import { type Cells, dayOf, findColumns, symbolOf } from './columns.ts';
import type { SourceTable } from './read-table.ts';
import { type IngestReport, newReport, note } from './report.ts';

/** A daily bar as a file gives it. */
export type PriceBar = Omit<IngestedBarsTable, 'source' | 'ingested_at'>;

export interface PriceRules {
  /** Symbols on record that are no samples. */
  known: ReadonlySet<string>;
  /** The company of every row, in a file that names none. */
  symbol?: string | undefined;
  lastSession: string;
  isSession(day: string): boolean;
}

/**
 * The daily bars of a table, each checked; what cannot be taken stands in the report with its reason. Prices are taken as
 * adjusted for splits.
 * @throws IngestError where a column is missing
 */
export function readPrices(
  table: SourceTable,
  rules: PriceRules,
): { bars: PriceBar[]; report: IngestReport } {
  const cells = findColumns(table, [
    'date',
    'close',
    ...(rules.symbol === undefined ? ['symbol' as const] : []),
  ]);
  const report = newReport(table.rows.length);
  const bars = new Map<string, PriceBar>();
  table.rows.forEach((row, i) => {
    const symbol = symbolOf(rules.symbol ?? cells.text(row, 'symbol'));
    const taken = barOf(cells, row, symbol, rules);
    const line = `${symbol || '(no symbol)'} (row ${i + 1})`;
    if (typeof taken === 'string') note(report.rejected, taken, line);
    else if (bars.has(`${symbol} ${taken.date}`))
      note(report.rejected, 'stand twice in the file, the first counts', line);
    else bars.set(`${symbol} ${taken.date}`, taken);
  });
  return { bars: [...bars.values()], report };
}

/** The bar of a row, or why it is not taken. */
function barOf(
  cells: Cells,
  row: Record<string, string>,
  symbol: string,
  { known, lastSession, isSession }: PriceRules,
): PriceBar | string {
  if (!known.has(symbol)) return 'are of no company on record';
  const date = dayOf(cells.text(row, 'date'));
  if (date === null || !isSession(date)) return 'have no day on which the exchanges traded';
  if (date > lastSession) return 'lie ahead of the last session';
  const close = cells.number(row, 'close');
  if (close === null || close <= 0) return 'have no price';
  const volume = cells.number(row, 'volume');
  if (volume !== null && (volume < 0 || !Number.isInteger(volume)))
    return 'have a volume that is no whole number';
  const open = cells.number(row, 'open');
  const high = cells.number(row, 'high');
  const low = cells.number(row, 'low');
  if (open === null || high === null || low === null)
    return { symbol, date, open: null, high: null, low: null, close, volume };
  const slack = 0.0051;
  if (low <= 0 || Math.min(open, close) < low - slack || Math.max(open, close) > high + slack)
    return 'open or close outside their own range';
  return {
    symbol,
    date,
    open,
    high: Math.max(high, open, close),
    low: Math.min(low, open, close),
    close,
    volume,
  };
}
