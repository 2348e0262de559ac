import type { Ipo } from '#contract/ipo.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatCompact, formatMoney, formatPercent, formatQuote, MISSING } from '#kit/format.ts';

export interface IpoColumn {
  key: string;
  head: string;
  numeric: boolean;
}

type IpoValue = Ipo[string] | undefined;

/** Columns in their usual order; others that a source brings follow, named after their key. */
const known: readonly IpoColumn[] = [
  { key: 'symbol', head: 'Symbol', numeric: false },
  { key: 'company_name', head: 'Company', numeric: false },
  { key: 'date', head: 'Date', numeric: false },
  { key: 'status', head: 'Status', numeric: false },
  { key: 'market', head: 'Market', numeric: false },
  { key: 'price', head: 'Price, $', numeric: true },
  { key: 'shares', head: 'Shares', numeric: true },
  { key: 'amount', head: 'Amount', numeric: true },
  { key: 'last_sale', head: 'Last', numeric: true },
  { key: 'market_cap', head: 'Mkt cap', numeric: true },
  { key: 'first_close', head: 'First close', numeric: true },
  { key: 'since_first', head: 'Since then', numeric: true },
  { key: 'form', head: 'Filing', numeric: false },
  { key: 'amended_on', head: 'Last amendment', numeric: false },
  { key: 'source', head: 'Source', numeric: false },
];
/** Shown inside another column. */
const hidden = new Set(['id', 'raw_text_link', 'amendment_link', 'has_page', 'company_type']);

/**
 * The columns that some row has a value for; that of the source only where they have several, the note below names it anyway; `said` is
 * what the page says of all rows above them.
 */
export function ipoColumns(rows: readonly Ipo[], said: readonly string[] = []): IpoColumn[] {
  const hasOneSource = new Set(rows.map(({ source }) => source)).size === 1;
  const keys = new Set(
    rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== null && row[key] !== '')),
  );
  const others = [...keys].filter((key) => !hidden.has(key) && !known.some((column) => column.key === key));
  return [
    ...known.filter(({ key }) => keys.has(key) && !said.includes(key) && !(key === 'source' && hasOneSource)),
    ...others.map((key) => ({
      key,
      head: titleOf(key),
      numeric: rows.every((row) => typeof row[key] !== 'string'),
    })),
  ];
}

/** A value as its cell shows it. */
export function ipoValue(key: string, value: IpoValue): string {
  if (value === null || value === undefined || value === '') return MISSING;
  if (key === 'date' || key === 'amended_on') return formatDate(String(value));
  if (key === 'company_name') return readableName(String(value));
  if ((key === 'amount' || key === 'market_cap') && typeof value === 'number') return formatMoney(value);
  if ((key === 'last_sale' || key === 'first_close') && typeof value === 'number') return formatQuote(value);
  if (key === 'since_first' && typeof value === 'number')
    return `${value > 0 ? '+' : ''}${formatPercent(value)}`;
  if (key === 'shares' && typeof value === 'number') return formatCompact(value);
  if (key === 'price' && typeof value === 'number') return value.toFixed(2);
  const text = String(value);
  return key === 'status' ? titleOf(text) : text;
}

/** What comes of the market, side by side. */
const quoteKeys = ['last_sale', 'market_cap', 'first_close', 'since_first'];

/** Cells of the market that are empty together, from the first of them on, and what is said over all of them once; null where each has its own. */
export function emptyTogether(
  row: Ipo,
  columns: readonly IpoColumn[],
): { keys: string[]; words: string } | null {
  const shown = quoteKeys.filter((key) => columns.some((column) => column.key === key));
  const from = shown.findIndex((key) => ipoValue(key, row[key]) === MISSING);
  const keys = from === -1 ? [] : shown.slice(from);
  if (keys.length < 2 || keys.some((key) => ipoValue(key, row[key]) !== MISSING)) return null;
  const words =
    row['status'] === 'filed'
      ? 'not traded yet'
      : row['status'] === 'withdrawn'
        ? 'never traded'
        : from === 0
          ? 'no quote on record'
          : row['company_type'] === 'blank_check'
            ? 'blank check'
            : 'not on record';
  return { keys, words };
}

/** The page of a company; null of such as are too large, not listed any more, or not yet. */
export const ipoHref = ({ symbol, has_page: hasPage }: Ipo): string | null =>
  symbol && hasPage !== 0 ? `/stocks/${encodeURIComponent(String(symbol))}` : null;

/** What an offering that is only filed has not yet; undefined of every other cell. */
export const notYet = (row: Ipo, key: string): string | undefined =>
  row['status'] === 'filed' && (row[key] ?? '') === ''
    ? { symbol: 'not yet', amended_on: 'none' }[key]
    : undefined;

/** Whose rows the specified note is about. */
const SPECIFIED_SOURCE = 'Renaissance Capital';

/** Who is named below the table: the specified provider where every row is theirs, else the sources of the record. */
export const ipoSource = (rows: readonly Ipo[]): string =>
  rows.length > 0 && rows.every(({ source }) => source === SPECIFIED_SOURCE)
    ? SPECIFIED_SOURCE
    : 'Nasdaq IPO calendar and SEC EDGAR';

const LEGAL_FORMS = new Set(['INC', 'LTD', 'CO', 'PLC', 'OF', 'AND', 'THE']);

/** A name that is all capitals in the filing, as names are written; short words may be initials and stay. */
function readableName(name: string): string {
  if (/[a-z]/.test(name)) return name;
  return name.replaceAll(/[A-Z]+/g, (word) =>
    (word.length > 3 && !/^[IVX]+$/.test(word)) || LEGAL_FORMS.has(word)
      ? word.charAt(0) + word.slice(1).toLowerCase()
      : word,
  );
}

const titleOf = (text: string) => {
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
