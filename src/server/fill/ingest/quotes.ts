import type { IngestedQuotesTable } from '#server/db/ingest-tables.ts';
import { type Cells, dayOf, findColumns, symbolOf } from './columns.ts';
import { IngestError, type SourceTable } from './read-table.ts';
import { type IngestReport, newReport, note } from './report.ts';

/** A quote as a file gives it. */
export type Quote = Omit<IngestedQuotesTable, 'is_live' | 'source' | 'ingested_at'>;

/** What the store knows of a company that a quote is held against. */
export interface Known {
  is_sample: number;
  quote_date: string | null;
  last_sale: number | null;
}

export interface QuoteRules {
  /** By symbol. */
  known: ReadonlyMap<string, Known>;
  /** The day of every row without one of its own. */
  date?: string | undefined;
  /** The last session that may be quoted. */
  lastSession: string;
  isSession(day: string): boolean;
}

/** From the last price on record, in either direction: a split, or an error. */
const JUMP = 3;

/** Percentages are rounded by publishers, and small prices have few digits. */
const disagrees = (net: number, percent: number, last: number): boolean => {
  const previous = last - net;
  return previous > 0 && Math.abs((net / previous) * 100 - percent) > 0.6 + (0.01 / previous) * 100;
};

/**
 * The quotes of a table, each checked; what cannot be taken stands in the report with its reason.
 * @throws IngestError where no row could be right: without a day, or of a day without a session
 */
export function readQuotes(table: SourceTable, rules: QuoteRules): { quotes: Quote[]; report: IngestReport } {
  const cells = findColumns(table, ['symbol', 'last']);
  const fileDay = rules.date ?? (table.asOf === undefined ? undefined : (dayOf(table.asOf) ?? undefined));
  if (fileDay !== undefined) checkDay(fileDay, rules);
  else if (!cells.has('date'))
    throw new IngestError(
      'The file does not say which day its quotes are of: say it with --date YYYY-MM-DD.',
    );
  const report = newReport(table.rows.length);
  const quotes = new Map<string, Quote>();
  for (const row of table.rows) {
    const symbol = symbolOf(cells.text(row, 'symbol'));
    const taken = quoteOf(cells, row, symbol, fileDay, rules);
    if (typeof taken === 'string') note(report.rejected, taken, symbol || '(no symbol)');
    else if (quotes.has(symbol)) note(report.rejected, 'stand twice in the file, the first counts', symbol);
    else {
      quotes.set(symbol, taken);
      const before = rules.known.get(symbol)?.last_sale;
      if (before && (taken.last_sale >= before * JUMP || taken.last_sale <= before / JUMP))
        note(report.warnings, 'moved threefold or more since the last quote', symbol);
    }
  }
  return { quotes: [...quotes.values()], report };
}

function checkDay(day: string, { lastSession, isSession }: QuoteRules): void {
  if (!isSession(day)) throw new IngestError(`The exchanges did not trade on ${day}.`);
  if (day > lastSession) throw new IngestError(`${day} lies ahead: the last session is ${lastSession}.`);
}

/** The quote of a row, or why it is not taken. */
function quoteOf(
  cells: Cells,
  row: Record<string, string>,
  symbol: string,
  fileDay: string | undefined,
  { known, lastSession, isSession }: QuoteRules,
): Quote | string {
  const company = known.get(symbol);
  if (!company || company.is_sample) return 'are of no company on record';
  const day = fileDay ?? dayOf(cells.text(row, 'date'));
  if (day === null || !isSession(day) || day > lastSession)
    return 'have no day on which the exchanges traded';
  if (company.quote_date !== null && day < company.quote_date) return 'are older than the quote on record';
  const last = cells.number(row, 'last');
  if (last === null || last <= 0) return 'have no price';
  const volume = cells.number(row, 'volume');
  if (volume !== null && (volume < 0 || !Number.isInteger(volume)))
    return 'have a volume that is no whole number';
  const cap = cells.number(row, 'marketCap');
  if (cap !== null && cap < 0) return 'have a market value below zero';
  const change = changeOf(cells, row, last);
  return change === null
    ? 'have a change in dollars and one in percent that disagree'
    : {
        symbol,
        quote_date: day,
        last_sale: last,
        ...change,
        open: positive(cells.number(row, 'open')),
        daylow: positive(cells.number(row, 'low')),
        dayhigh: positive(cells.number(row, 'high')),
        volume,
        market_cap: positive(cap),
      };
}

type Change = Pick<Quote, 'net_change' | 'change_pre' | 'pre_close'>;

/** Change and close before from whichever of them the row has; null where they contradict each other. */
function changeOf(cells: Cells, row: Record<string, string>, last: number): Change | null {
  const given = cells.number(row, 'previous');
  const net = cells.number(row, 'change') ?? (given === null ? null : rounded(last - given));
  const percent = cells.number(row, 'percent');
  if (net === null) return { net_change: null, change_pre: percent, pre_close: null };
  const previous = rounded(last - net);
  // On a share's first day the whole price counts as change.
  if (previous <= 0) return { net_change: net, change_pre: percent, pre_close: null };
  if (percent !== null && disagrees(net, percent, last)) return null;
  return {
    net_change: net,
    change_pre: percent ?? Number(((net / previous) * 100).toFixed(3)),
    pre_close: previous,
  };
}

const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);
const rounded = (value: number): number => Number(value.toFixed(4));
