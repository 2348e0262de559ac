import type { Company } from '#contract/company.ts';
import { latestPrice } from '#kit/company/quote.ts';
import { formatDate } from '#kit/time/dates.ts';
import { type Direction, directionOf, formatPercent, formatQuote } from '#kit/format.ts';

/** Everything that a picture shows; two pictures of the same facts are the same picture. */
export interface PictureFacts {
  siteName: string;
  /** Above the title: market and ticker, or nothing. */
  kicker: string;
  title: string;
  /** The large figure and what stands beside it. */
  figure: string;
  change: { text: string; direction: Direction } | null;
  /** Below: of when the figure is. */
  note: string;
  /** Oldest first; too few draw nothing. */
  closes: readonly number[];
  isSample: boolean;
}

type Quoted = Pick<
  Company,
  | 'symbol'
  | 'name'
  | 'market'
  | 'last_sale'
  | 'pre_close'
  | 'net_change'
  | 'change_pre'
  | 'quote_date'
  | 'sample'
>;

/** The picture of a company: name, ticker, price with its date, change, and the course of its closes. */
export function companyFacts(company: Quoted, closes: readonly number[], siteName: string): PictureFacts {
  const direction = directionOf(company.change_pre);
  const price = latestPrice(company);
  return {
    siteName,
    kicker: [company.market, company.symbol].filter(Boolean).join(' · '),
    title: company.name,
    figure: price === null ? 'Price N/A' : formatQuote(price),
    change: direction && {
      text: formatPercent(Math.abs(company.change_pre ?? 0)),
      direction,
    },
    note: noteOf(company.quote_date, closes.length > 0),
    closes,
    isSample: company.sample ?? false,
  };
}

const noteOf = (quoteDate: string | null, hasCourse: boolean): string =>
  quoteDate === null
    ? 'No quote yet'
    : `Close of ${formatDate(quoteDate)}${hasCourse ? ', with the six months before' : ''}`;

/** The picture of all other pages. */
export const siteFacts = (companies: string | null, date: string | null, siteName: string): PictureFacts => ({
  siteName,
  kicker: 'Small-cap stock research',
  title: 'Small caps, read closely.',
  figure: companies ? `${companies} companies` : '',
  change: null,
  note: date ? `Quotes of ${date}, each figure with its date and its source` : '',
  closes: [],
  isSample: false,
});
