import type { SortDirection } from '#contract/bounds.ts';
import {
  type FieldKind,
  isTextField,
  screenerField,
  type ScreenerFieldName,
  screenerFieldNames,
  screenerFields,
} from '#contract/screener-fields.ts';

/** A column: a field, or something drawn or reckoned from several. */
export type ColumnId = ScreenerFieldName | 'spark' | 'range' | 'volume_ratio';

/** What a row of the grid is made of: fields of the screener, and the closes of its sparkline. */
type GridField = ScreenerFieldName | 'spark';

export interface GridColumn {
  /** Also the name of its CSS class, `col-…`. */
  id: ColumnId;
  /** Short, as the head shows it. */
  head: string;
  /** As a list of columns names it. */
  label: string;
  /** The field it sorts by; a drawing has none. */
  sortField?: ScreenerFieldName;
  /** Plain words for a sort menu: `Market cap`. */
  sortName?: string;
  /** Beside the field it sorts by, what its cells need. */
  fields: readonly GridField[];
  kind: FieldKind | 'drawing';
  numeric: boolean;
}

const heads: { readonly [name in ScreenerFieldName]?: [head: string, sortName: string] } = {
  market_cap: ['Mkt cap', 'Market cap'],
  last_sale: ['Last', 'Last price'],
  change_pre: ['Chg %', 'Change'],
  net_change: ['Chg $', 'Change in dollars'],
  ipo_year: ['IPO', 'IPO year'],
  pre_close: ['Prev close', 'Previous close'],
  week52low: ['52-wk low', '52-week low'],
  week52high: ['52-wk high', '52-week high'],
  shares_outstanding: ['Shares out', 'Shares outstanding'],
  volume_avg: ['Avg volume', 'Average volume'],
  latest_macd: ['MACD', 'MACD'],
  institutionalBuying: ['Inst. buying', 'Institutional buying'],
  institutionalOwnership: ['Inst. owned', 'Institutional ownership'],
  yearOverYearRevenue: ['Rev YoY', 'Revenue growth YoY'],
  quarterOverQuarterRevenue: ['Rev QoQ', 'Revenue growth QoQ'],
  Insider_Ownership_Percent: ['Insiders', 'Insider ownership'],
  Insider_Transactions: ['Insider trans.', 'Insider transactions'],
  priceTarget: ['Target', 'Price target'],
  priceTargetUpside: ['Upside', 'Target upside'],
  buyRatings: ['Buy', 'Buy ratings'],
  holdRatings: ['Hold', 'Hold ratings'],
  sellRatings: ['Sell', 'Sell ratings'],
  company_type: ['Type', 'Company type'],
  stock_index: ['Index', 'Index'],
  listed_years: ['Listed', 'Years listed'],
  above_low: ['Above low', 'Distance above the low'],
  below_high: ['Below high', 'Distance below the high'],
  change_5: ['5 days', 'Change over 5 sessions'],
  change_20: ['20 days', 'Change over 20 sessions'],
  change_60: ['60 days', 'Change over 60 sessions'],
  change_250: ['250 days', 'Change over 250 sessions'],
  dollar_volume: ['$ volume', 'Dollar volume'],
  relative_volume: ['Rel. volume', 'Relative volume'],
  above_sma: ['vs SMA 50', 'Distance from the SMA'],
  dividend_yield: ['Yield', 'Dividend yield'],
  revenue_growth: ['Rev, year', 'Revenue growth over a year'],
  revenue_growth_3y: ['Rev, 3 yrs', 'Revenue growth over three years'],
  gross_margin: ['Gross', 'Gross margin'],
  operating_margin: ['Operating', 'Operating margin'],
  net_margin: ['Net', 'Net margin'],
  operating_income: ['Op. income', 'Operating income'],
  net_income: ['Net income', 'Net income'],
  profitable_quarters: ['Profitable qtrs', 'Profitable quarters'],
  operating_cash_flow: ['Op. cash', 'Cash from operations'],
  free_cash_flow: ['Free cash', 'Free cash flow'],
  net_cash: ['Net cash, % cap', 'Net cash in percent of the market cap'],
  debt_equity: ['Debt/equity', 'Debt to equity'],
  statements_to: ['Period to', 'Last day of the statements'],
  shares_change: ['Shares, yr', 'Change of the share count'],
  short_float: ['Short', 'Short of float'],
  days_to_cover: ['To cover', 'Days to cover'],
  short_change: ['Short chg', 'Change of short interest'],
  insider_purchases: ['Bought', 'Insider purchases'],
  insider_bought_90: ['Bought 90 d', 'Insider purchases, 90 days'],
  insider_bought_30: ['Bought 30 d', 'Insider purchases, 30 days'],
  days_since_13d: ['Since 13D', 'Days since 13D'],
  estimate_change: ['Est. 90 d', 'Change of the estimate'],
  revisions: ['Revisions', 'Revisions'],
  report_days: ['Report in', 'Days to the report'],
  next_report: ['Report', 'Next report'],
  catalyst_days: ['Catalyst in', 'Days to the catalyst'],
};

const fieldColumns = screenerFields.map(({ name, label, kind }): GridColumn => {
  const [head, sortName] = heads[name] ?? [label, label];
  return {
    id: name,
    head,
    label,
    sortField: name,
    sortName,
    fields: [name],
    kind,
    numeric: !isTextField({ kind }),
  };
});

const drawnColumns: readonly GridColumn[] = [
  {
    id: 'spark',
    head: '60 sessions',
    label: '60 sessions',
    fields: ['spark'],
    kind: 'drawing',
    numeric: false,
  },
  {
    id: 'range',
    head: '52-week range, $',
    label: '52-week range',
    fields: ['week52low', 'week52high', 'last_sale'],
    kind: 'drawing',
    numeric: false,
  },
  {
    id: 'volume_ratio',
    head: 'vs avg',
    label: 'Volume against average',
    fields: ['volume', 'volume_avg'],
    kind: 'number',
    numeric: true,
  },
];

/** Every column there is, fields in the order of the contract. */
export const allColumns: readonly GridColumn[] = [...fieldColumns, ...drawnColumns];

const columnById = new Map<string, GridColumn>(allColumns.map((column) => [column.id, column]));

/** Look-up by id; undefined for what is no column. */
export const gridColumn = (id: string): GridColumn | undefined => columnById.get(id);

/** The CSS classes of a column's cells. */
export function columnClass(id: string): string {
  const column = gridColumn(id);
  return `col-${id} kind-${column?.kind ?? ''}${column?.numeric ? ' number' : ''}`;
}

/** Always the first two: what a row is about. */
export const fixedColumns = ['symbol', 'name'] as const satisfies readonly ColumnId[];

export type ColumnSetId =
  | 'overview'
  | 'technical'
  | 'valuation'
  | 'growth'
  | 'balance'
  | 'dilution'
  | 'ownership'
  | 'analysts'
  | 'pipeline';

interface ColumnSet {
  id: ColumnSetId;
  label: string;
  columns: readonly ColumnId[];
}

const QUOTE = ['market_cap', 'last_sale', 'change_pre'] as const;

/**
 * The column sets in the order of their tabs, of fields that at least one company in five has; each shows the quote, so
 * that a phone's card is whole.
 */
// prettier-ignore
export const columnSets: readonly ColumnSet[] = [
  { id: 'overview', label: 'Overview', columns: [...fixedColumns, ...QUOTE, 'spark', 'range', 'ipo_year', 'volume'] },
  { id: 'technical', label: 'Performance', columns: [...fixedColumns, ...QUOTE, 'change_5', 'change_20', 'change_60', 'change_250', 'above_low', 'below_high', 'above_sma', 'latest_rsi', 'relative_volume'] },
  { id: 'valuation', label: 'Valuation', columns: [...fixedColumns, ...QUOTE, 'net_income', 'operating_income', 'price_earnings', 'price_sales', 'price_book', 'ev_sales', 'net_cash', 'statements_to'] },
  { id: 'growth', label: 'Growth and margins', columns: [...fixedColumns, ...QUOTE, 'revenue', 'quarterOverQuarterRevenue', 'gross_margin', 'operating_margin', 'net_margin', 'net_income', 'profitable', 'return_on_equity', 'statements_to'] },
  { id: 'balance', label: 'Balance and cash', columns: [...fixedColumns, ...QUOTE, 'cash_held', 'debt', 'net_cash', 'debt_equity', 'current_ratio', 'operating_cash_flow', 'runway', 'statements_to'] },
  { id: 'dilution', label: 'Dilution and short', columns: [...fixedColumns, ...QUOTE, 'shares_outstanding', 'shares_change', 'float_shares', 'free_float', 'short_float', 'days_to_cover', 'short_change'] },
  { id: 'ownership', label: 'Ownership', columns: [...fixedColumns, ...QUOTE, 'free_float', 'Insider_Ownership_Percent', 'institutionalOwnership', 'short_float', 'stock_index', 'employees'] },
  { id: 'analysts', label: 'Analysts and earnings', columns: [...fixedColumns, ...QUOTE, 'priceTarget', 'priceTargetUpside', 'lowPriceTarget', 'highPriceTarget', 'totalAnalysts', 'revisions', 'estimate_change', 'report_days', 'next_report'] },
  { id: 'pipeline', label: 'Pipeline', columns: [...fixedColumns, ...QUOTE, 'spark', 'bioPhasePipelines', 'catalyst_days', 'cash_held', 'runway', 'industry'] },
];

/** The columns a set has by itself. */
export const columnsOfSet = (id: ColumnSetId): readonly ColumnId[] =>
  columnSets.find((set) => set.id === id)?.columns ?? [];

interface Chosen {
  view: ColumnSetId;
  columns: readonly ColumnId[] | null;
}

/** The columns to show, left to right; fields that no company has a value for are left out where they are known. */
export function shownColumns(
  { view, columns }: Chosen,
  withoutValue: ReadonlySet<string> = new Set(),
): GridColumn[] {
  return (columns ?? columnsOfSet(view)).flatMap((id) =>
    withoutValue.has(id) ? [] : (gridColumn(id) ?? []),
  );
}

/** Every field that the columns of a state need, each once. */
export const fieldsOf = (chosen: Chosen): readonly GridField[] => [
  ...new Set<GridField>([...fixedColumns, ...shownColumns(chosen).flatMap(({ fields }) => fields)]),
];

/** The fields of the shown columns as a table of figures has them: drawings by what they are drawn from. */
export const exportedFields = (shown: readonly GridColumn[]): readonly ScreenerFieldName[] => {
  const wanted = shown.flatMap(({ fields }) => fields);
  return [...new Set(wanted)].filter((field) => field !== 'spark');
};

interface SortOption {
  field: ScreenerFieldName;
  direction: SortDirection;
  label: string;
}

const ORDER_WORDS: Readonly<Record<'text' | 'number', Record<SortDirection, string>>> = {
  text: { asc: 'A to Z', desc: 'Z to A' },
  number: { asc: 'low to high', desc: 'high to low' },
};

/** An order in words: `Change, high to low`. */
export function sortLabel(field: ScreenerFieldName, direction: SortDirection): string {
  const column = gridColumn(field);
  return `${column?.sortName ?? screenerField(field)?.label ?? field}, ${ORDER_WORDS[column?.numeric ? 'number' : 'text'][direction]}`;
}

/** The direction a column sorts in first: the largest on top, texts from A. */
export function firstDirection(column: GridColumn): SortDirection {
  return column.numeric ? 'desc' : 'asc';
}

/** Every order that columns offer, column by column. */
export function sortOptions(columns: readonly GridColumn[]): SortOption[] {
  return columns.flatMap((column) => {
    const { sortField: field } = column;
    if (!field) return [];
    const first = firstDirection(column);
    const directions: SortDirection[] = first === 'asc' ? ['asc', 'desc'] : ['desc', 'asc'];
    return directions.map((direction) => ({ field, direction, label: sortLabel(field, direction) }));
  });
}

/** Fields that are no filter for want of a value, among those that could be one. */
export function fieldsWithoutValue(withValue: readonly string[]): Set<string> {
  const known = new Set(withValue);
  return new Set(
    screenerFieldNames.filter((name) => screenerField(name)?.filter !== 'none' && !known.has(name)),
  );
}
