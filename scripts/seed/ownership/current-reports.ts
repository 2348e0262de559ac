import { z } from 'zod';
import type { FilingsTable } from '#server/db/record-tables.ts';
import { canonicalSymbol } from '../snapshot.ts';
import type { Sources } from '../sources.ts';
import type { Member } from '../universe.ts';

const eventsFile = 'sec/material_events_2026-07-02.json.gz';
const itemsFile = 'record/insiders/form_8k_items_2026-06_07.csv.gz';
export const currentReportFiles = [eventsFile, itemsFile];

const EventsSchema = z.object({
  events: z.array(
    z.object({
      ticker: z.string(),
      items: z.array(z.object({ code: z.string() })),
      fileDate: z.string(),
      accession: z.string(),
      link: z.string(),
    }),
  ),
});

/** Forms 8-K of June and July 2026 with the codes of their items, as rows of the filings. */
export function currentReportRows(
  sources: Sources,
  members: readonly Pick<Member, 'symbol' | 'cik'>[],
): FilingsTable[] {
  const cikOf = new Map(members.map(({ symbol, cik }) => [symbol, cik]));
  const row = (symbol: string, report: Omit<FilingsTable, 'symbol' | 'cik'>): FilingsTable[] => {
    const cik = cikOf.get(symbol);
    return cik ? [{ accession_key: report.accession_key, symbol, cik, ...rest(report) }] : [];
  };
  const events = EventsSchema.parse(sources.json(eventsFile)).events.flatMap((event) =>
    row(canonicalSymbol(event.ticker), {
      accession_key: event.accession,
      filing_type: '8-K',
      filed_on: event.fileDate,
      raw_text_link: event.link,
      items: event.items.map(({ code }) => code).join(' ') || null,
    }),
  );
  const recorded = sources.records(itemsFile).flatMap((record) =>
    row(record['symbol'] ?? '', {
      accession_key: record['accession'] ?? '',
      filing_type: record['form'] ?? '',
      filed_on: record['filed'] ?? '',
      raw_text_link: record['link'] ?? '',
      items: record['items'] || null,
    }),
  );
  return [...events, ...recorded];
}

/** In the order of the table's columns. */
const rest = ({ filing_type, filed_on, raw_text_link, items }: Omit<FilingsTable, 'symbol' | 'cik'>) => ({
  filing_type,
  filed_on,
  raw_text_link,
  items,
});
