import type { Peer, Peers } from '#contract/company-facts.ts';
import { quartersInWords } from '#kit/company/company-figures.ts';
import { formatMonth } from '#kit/time/dates.ts';
import {
  decimalsOf,
  type Figure,
  finePercent,
  formatAmount,
  formatMoney,
  formatQuote,
  formatRatio,
  MISSING,
} from '#kit/format.ts';

type Median = NonNullable<Peers['median']>;

/** A column of the comparison; one without `medianOf` has no median. */
export interface PeerColumn {
  head: string;
  textOf: (peer: Peer) => string;
  medianOf?: (median: Median, data: readonly Peer[]) => string;
  /** Drawn with its direction, not as text. */
  isChange?: boolean;
}

/** One decimal, none from 100 on: what a comparison needs. */
function percent(value: Figure): string {
  if (value === null || value === undefined) return MISSING;
  const text = decimalsOf(Math.abs(value), Math.abs(value) >= 100 ? 0 : 1);
  // What rounds to nothing has no sign.
  return `${value < 0 && text !== '0.0' ? '−' : ''}${text}%`;
}
const signedPercent = (value: Figure): string => {
  const text = percent(value);
  return (value ?? 0) > 0 && text !== '0.0%' ? `+${text}` : text;
};

const column = (head: string, field: keyof Median, write: (value: Figure) => string): PeerColumn => ({
  head,
  textOf: (peer) => write(peer[field]),
  medianOf: (median) => write(median[field]),
});

const runwayOf = ({ runway_needed: needed, runway_quarters: quarters }: Peer): string =>
  needed === false ? 'not needed' : quarters === null ? MISSING : quartersInWords(quarters);

/** What was published with the quotes is known to a million, and nobody says of which months it is. */
const isPublished = ({ revenue, period_end: end }: Peer): boolean => revenue !== null && end === null;
/** So is cash of which nobody names the day. */
const hasUnnamedCash = ({ cash, cash_end: day }: Peer): boolean => cash !== null && day === null;

type Amount = keyof NonNullable<Peer['known_to']>;

/** What lies in the middle is known no better than the rows that it is of. */
function middleKnownTo(data: readonly Peer[], field: Amount): number {
  const known = data
    .filter((peer) => peer[field] !== null)
    .sort((a, b) => (a[field] ?? 0) - (b[field] ?? 0))
    .map(({ known_to }) => known_to?.[field] ?? 0);
  return Math.max(...known.slice(Math.ceil(known.length / 2) - 1, Math.floor(known.length / 2) + 1));
}

const amountText = (amount: Figure, knownTo = 0): string =>
  knownTo > 0 ? formatAmount(amount, 'USD', knownTo) : formatMoney(amount);

/** An amount no finer than it is known. */
const amountColumn = (head: string, field: Amount): PeerColumn => ({
  head,
  textOf: (peer) => amountText(peer[field], peer.known_to?.[field]),
  medianOf: (median, data) => amountText(median[field], middleKnownTo(data, field)),
});
const periodOf = (peer: Peer): string =>
  isPublished(peer) ? 'not named' : peer.period_end === null ? MISSING : formatMonth(peer.period_end);

const columns: readonly PeerColumn[] = [
  column('Market cap', 'market_cap', formatMoney),
  { head: 'Price', textOf: ({ last_sale }) => formatQuote(last_sale) },
  { ...column('Change', 'change_pre', percent), isChange: true },
  column('1 year', 'change_year', signedPercent),
  amountColumn('Revenue', 'revenue'),
  column('Growth', 'growth', signedPercent),
  column('Gross', 'gross_margin', percent),
  column('Operating', 'operating_margin', percent),
  column('P/S', 'price_sales', formatRatio),
  column('EV/S', 'enterprise_sales', formatRatio),
  amountColumn('Cash', 'cash'),
  amountColumn('Less debt', 'net_cash'),
  column('Short', 'short_percent', (part) => (typeof part === 'number' ? finePercent(part) : MISSING)),
  { head: 'Runway', textOf: runwayOf },
  { head: 'Period to', textOf: periodOf },
];

/** The columns of which any company has a figure. */
export const columnsOf = (data: readonly Peer[]): PeerColumn[] =>
  columns.filter(({ textOf }) => data.some((peer) => textOf(peer) !== MISSING));

/** ` As published with the quotes: revenue, of months not named.` of what has no period on record, each with its companies. */
export function asPublished(data: readonly Peer[]): string {
  const named = (name: string, isOne: (peer: Peer) => boolean) => {
    const found = data.filter(isOne).map(({ symbol }) => symbol);
    return found.length > 0 ? [`${name} of ${found.join(', ')}`] : [];
  };
  const parts = [...named('revenue', isPublished), ...named('cash', hasUnnamedCash)];
  return parts.length > 0 ? ` As published, without its period: ${parts.join('; ')}.` : '';
}

/** ` Revenue of AIFU is not in dollars …` of those whose statements are in another currency. */
export function otherCurrencies(data: readonly Peer[]): string {
  const others = data.flatMap(
    ({ symbol, revenue, gross_margin: gross, operating_margin: operating, growth }) =>
      revenue === null && (gross ?? operating ?? growth) !== null ? [symbol] : [],
  );
  return others.length > 0
    ? ` Not in dollars, and left out: revenue of ${others.join(', ')}, in whose currency growth and margins are.`
    : '';
}

/** `Cash of another day: AKR Dec 2025.` of those whose cash is of another day than the period at the end of their row. */
export function otherCashDays(data: readonly Peer[]): string {
  const others = data.flatMap(({ symbol, cash, cash_end: day, period_end: end }) =>
    cash === null || !day || day === end ? [] : [`${symbol} ${formatMonth(day)}`],
  );
  return others.length > 0 ? ` Cash of another day: ${others.join(', ')}.` : '';
}

/** ` Runway of another day: REE Jun 2025.` of those that are counted from another day than the cash in their row. */
export function otherRunwayDays(data: readonly Peer[]): string {
  const others = data.flatMap(({ symbol, runway_end: day, cash, cash_end, period_end }) =>
    !day || day === (cash === null ? period_end : cash_end) ? [] : [`${symbol} ${formatMonth(day)}`],
  );
  return others.length > 0 ? ` Runway of another day: ${others.join(', ')}.` : '';
}

const marginWords = { gross_margin: 'gross', operating_margin: 'operating' } as const;

/** ` Margins of other months: ANDG operating Dec 2025.` of those that are not of the period at the end of their row. */
export function otherMarginMonths(data: readonly Peer[]): string {
  const others = data.flatMap((peer) =>
    (['gross_margin', 'operating_margin'] as const).flatMap((margin) => {
      const end = peer.margins_to?.[margin];
      return end && peer[margin] !== null
        ? [`${peer.symbol} ${marginWords[margin]} ${formatMonth(end)}`]
        : [];
    }),
  );
  return others.length > 0 ? ` Margins of other months: ${others.join(', ')}.` : '';
}
