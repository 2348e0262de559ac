import type { Ipo } from '#contract/ipo.ts';
import { formatDate } from '#kit/dates.ts';
import { formatCompact, formatMoney, formatPrice, MISSING } from '#kit/format.ts';

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
  { key: 'form', head: 'Filing', numeric: false },
  { key: 'amended_on', head: 'Last amendment', numeric: false },
  { key: 'source', head: 'Source', numeric: false },
];
/** Shown inside another column. */
const hidden = new Set(['id', 'raw_text_link', 'amendment_link', 'has_page']);

/** The columns that some row has a value for; that of the source only where they have several, the note below names it anyway. */
export function ipoColumns(rows: readonly Ipo[]): IpoColumn[] {
  const hasOneSource = new Set(rows.map(({ source }) => source)).size === 1;
  const keys = new Set(
    rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== null && row[key] !== '')),
  );
  const others = [...keys].filter((key) => !hidden.has(key) && !known.some((column) => column.key === key));
  return [
    ...known.filter(({ key }) => keys.has(key) && !(key === 'source' && hasOneSource)),
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
  if (key === 'last_sale' && typeof value === 'number') return formatPrice(value);
  if (key === 'shares' && typeof value === 'number') return formatCompact(value);
  if (key === 'price' && typeof value === 'number') return value.toFixed(2);
  const text = String(value);
  return key === 'status' ? titleOf(text) : text;
}

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
