import { z } from 'zod';
import type { FilingsTable, IposTable } from '#server/db/record-tables.ts';
import { canonicalSymbol } from './snapshot.ts';
import { cellNumber } from './sources.ts';
import type { Member } from './universe.ts';

const DealSchema = z.object({
  dealID: z.string(),
  proposedTickerSymbol: z.string().nullable(),
  companyName: z.string(),
  proposedExchange: z.string().nullish(),
  proposedSharePrice: z.string().nullish(),
  sharesOffered: z.string().nullish(),
  dollarValueOfSharesOffered: z.string().nullish(),
  pricedDate: z.string().optional(),
  filedDate: z.string().optional(),
  withdrawDate: z.string().optional(),
});

const CalendarSchema = z.object({
  data: z.object({
    priced: z.object({ rows: z.array(DealSchema) }),
    filed: z.object({ rows: z.array(DealSchema) }),
    withdrawn: z.object({ rows: z.array(DealSchema) }),
  }),
});

/** Deals of Nasdaq's calendar. */
export function calendarRows(file: unknown): IposTable[] {
  const { priced, filed, withdrawn } = CalendarSchema.parse(file).data;
  const rows = (status: string, deals: z.infer<typeof DealSchema>[]): IposTable[] =>
    deals.map((deal) => ({
      id: `nasdaq-${deal.dealID}-${status}`,
      company_name: deal.companyName.trim(),
      symbol: deal.proposedTickerSymbol && canonicalSymbol(deal.proposedTickerSymbol),
      status,
      market: marketOf(deal.proposedExchange ?? ''),
      price: deal.proposedSharePrice || null,
      shares: cellNumber(deal.sharesOffered ?? ''),
      amount: cellNumber(deal.dollarValueOfSharesOffered ?? ''),
      date: isoDate(deal.withdrawDate ?? deal.pricedDate ?? deal.filedDate ?? ''),
      form: null,
      raw_text_link: null,
      source: 'Nasdaq IPO calendar',
    }));
  return [...rows('priced', priced.rows), ...rows('filed', filed.rows), ...rows('withdrawn', withdrawn.rows)];
}

const marketOf = (exchange: string): string | null => {
  if (/^nasdaq/i.test(exchange)) return 'NASDAQ';
  if (/american|amex|mkt/i.test(exchange)) return 'NYSE American';
  return /^nyse/i.test(exchange) ? 'NYSE' : null;
};

/** `6/28/2024` as `2024-06-28`. */
const isoDate = (date: string): string | null => {
  const [month, day, year] = date.split('/');
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : null;
};

const FilingsSchema = z.object({
  ipos: z.array(
    z.object({
      company: z.string(),
      ticker: z.string().nullable(),
      form: z.string(),
      fileDate: z.string(),
      accession: z.string(),
      link: z.string(),
    }),
  ),
});

/** Exchange-traded products register with the same forms as companies do. */
const fundName =
  /\b(ETF|ETN|fund)\b|\b(bitcoin|ethereum|ether|solana|xrp|crypto|digital asset)\b.*\btrust\b/i;

/**
 * Registrations and final prospectuses of companies that had no ticker half a year before (`listedCiks`): a company
 * that trades already uses the same forms for later offerings. Each accession once.
 */
export function registrationRows(file: unknown, listedCiks: ReadonlySet<number>): IposTable[] {
  const rows = FilingsSchema.parse(file)
    .ipos.filter(({ company, link }) => !fundName.test(company) && !listedCiks.has(cikOfLink(link)))
    .map((filing): IposTable => {
      const accession = filing.accession.replace(/:.*$/, '');
      return {
        id: `edgar-${accession}`,
        company_name: filing.company
          .replace(/\s*\([A-Z, -]+\)\s*$/, '')
          .replace(/\s+/g, ' ')
          .trim(),
        symbol: filing.ticker && canonicalSymbol(filing.ticker),
        status: filing.form.startsWith('424B') ? 'priced' : 'filed',
        market: null,
        price: null,
        shares: null,
        amount: null,
        date: filing.fileDate,
        form: filing.form,
        raw_text_link: filing.link,
        source: 'SEC EDGAR',
      };
    });
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The same registrations, amendments and final prospectuses as filings of the companies that are listed here. */
export function registrationFilings(
  file: unknown,
  members: readonly Pick<Member, 'symbol' | 'cik'>[],
): FilingsTable[] {
  const symbolsOf = Map.groupBy(members, ({ cik }) => cik);
  return FilingsSchema.parse(file).ipos.flatMap(({ accession, form, fileDate, link }) => {
    const cik = cikOfLink(link);
    return (symbolsOf.get(cik) ?? []).map(({ symbol }): FilingsTable => ({
      accession_key: accession.replace(/:.*$/, ''),
      symbol,
      cik,
      filing_type: form,
      filed_on: fileDate,
      raw_text_link: link,
      items: null,
    }));
  });
}

const cikOfLink = (link: string): number => Number(/\/data\/(\d+)\//.exec(link)?.[1]);
