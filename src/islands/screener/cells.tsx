import type { ReactNode } from 'react';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import {
  directionOf,
  type Figure,
  formatCompact,
  formatEarningsMultiple,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatQuote,
  formatRatio,
  MISSING,
} from '#kit/format.ts';
import { formatDay, formatMonth } from '#kit/time/dates.ts';
import { valueName } from '#kit/screener/filters.ts';
import { columnClass, type GridColumn } from '#kit/screener/columns.ts';
import { type GridRow, SPARK_HEIGHT, SPARK_WIDTH } from '#kit/screener/rows.ts';

const RANGE_WIDTH = 84;
const BLOCK_WIDTH = 4;
/** Volume from this multiple of the average on is unusual. */
const UNUSUAL_RATIO = 1.5;
const directionWords = { up: 'up', down: 'down', flat: 'unchanged' } as const;

function Missing(): ReactNode {
  return <span className="missing">{MISSING}</span>;
}

/** A formatted figure; that of an unknown one is faint. */
function Value({ text }: { text: string }): ReactNode {
  return text === MISSING ? <Missing /> : text;
}

/** A movement: its direction by a triangle, its size without a sign. */
function Change({ by, format }: { by: Figure; format: (size: number) => string }): ReactNode {
  const direction = directionOf(by);
  if (direction === null) return <Missing />;
  return (
    <span className="change" data-direction={direction}>
      <span className="visually-hidden">{directionWords[direction]} </span>
      {format(Math.abs(by ?? 0))}
    </span>
  );
}

function Sparkline({ row }: { row: GridRow }): ReactNode {
  const { spark, change_pre } = row;
  if (!spark) return row.sparkComes ? null : <Missing />;
  return (
    <svg
      className="sparkline"
      width={SPARK_WIDTH}
      height={SPARK_HEIGHT}
      viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={spark.label}
    >
      <path d={spark.path} />
      {/* A line without length: its round cap stays a dot when a phone squeezes the drawing. */}
      <path className="end" data-direction={directionOf(change_pre)} d={`M${spark.endX} ${spark.endY}h0`} />
    </svg>
  );
}

/** Where a value lies between two others, 0 to 1; 0.5 where they are the same, null where one is unknown. */
export function rangePosition(low: Figure, high: Figure, value: Figure): number | null {
  if (typeof low !== 'number' || typeof high !== 'number' || typeof value !== 'number' || high < low)
    return null;
  return high === low ? 0.5 : Math.min(1, Math.max(0, (value - low) / (high - low)));
}

/** Where the last price lies between the low and the high of 52 weeks. */
function RangeBar({ row }: { row: GridRow }): ReactNode {
  const { week52low: low, week52high: high, last_sale: last } = row;
  const position = rangePosition(low, high, last);
  if (position === null) return <Missing />;
  return (
    <span className="range-bar">
      <span aria-hidden="true">{formatQuote(low).slice(1)}</span>
      <svg
        width={RANGE_WIDTH}
        height="10"
        viewBox={`0 0 ${RANGE_WIDTH} 10`}
        role="img"
        aria-label={`52-week range ${formatQuote(low)} to ${formatQuote(high)}, last ${formatQuote(last)}`}
      >
        <path d={`M.5 2v6M${RANGE_WIDTH - 0.5} 2v6M.5 5h${RANGE_WIDTH - 1}`} />
        <rect x={Math.round(position * (RANGE_WIDTH - BLOCK_WIDTH))} width={BLOCK_WIDTH} height="10" />
      </svg>
      <span aria-hidden="true">{formatQuote(high).slice(1)}</span>
    </span>
  );
}

/** A multiple of the usual volume, bold where it is unusual. */
function VolumeRatio({ ratio }: { ratio: Figure }): ReactNode {
  const text = formatRatio(ratio);
  return (ratio ?? 0) >= UNUSUAL_RATIO ? <strong>{text}</strong> : <Value text={text} />;
}

/** Volume against its average; null where either is unknown. */
const volumeRatioOf = ({ volume, volume_avg: average }: GridRow): Figure =>
  !average || volume === null || volume === undefined ? null : volume / average;

/** What a cell shows of its row. Symbol and name, which are links, are not made here. */
export function Cell({ column, row }: { column: GridColumn; row: GridRow }): ReactNode {
  if (column.id === 'spark') return <Sparkline row={row} />;
  if (column.id === 'range') return <RangeBar row={row} />;
  if (column.id === 'volume_ratio') return <VolumeRatio ratio={volumeRatioOf(row)} />;
  if (column.id === 'relative_volume') return <VolumeRatio ratio={row.relative_volume} />;
  if (column.id === 'price_earnings') return <Value text={formatEarningsMultiple(row.price_earnings)} />;
  const value = row[column.id satisfies ScreenerFieldName];
  if (typeof value === 'string' && value && column.kind === 'day')
    return (
      <time dateTime={value}>{column.id === 'next_report' ? formatDay(value) : formatMonth(value)}</time>
    );
  return (
    <FieldValue kind={column.kind} value={typeof value === 'string' ? valueName(column.id, value) : value} />
  );
}

function FieldValue({ kind, value }: { kind: GridColumn['kind']; value: string | Figure }): ReactNode {
  if (typeof value === 'string') return value ? <span title={value}>{value}</span> : <Missing />;
  if (kind === 'signedPercent') return <Change by={value} format={formatPercent} />;
  if (kind === 'signedPrice') return <Change by={value} format={formatPrice} />;
  if (kind === 'money') return <Value text={formatMoney(value)} />;
  if (kind === 'price') return <Value text={formatQuote(value)} />;
  if (kind === 'count') return <Value text={formatCompact(value)} />;
  if (kind === 'percent') return <Value text={formatPercent(value)} />;
  if (kind === 'year')
    return <Value text={value === null || value === undefined ? MISSING : String(value)} />;
  return <Value text={formatNumber(value)} />;
}

interface RowCellsProps {
  row: GridRow;
  /** Left to right; symbol and name, which are links, are not made here. */
  columns: readonly GridColumn[];
}

/** The figures of a company as the screener's grid shows them; plain HTML that nothing hydrates. */
export function RowCells({ row, columns }: RowCellsProps): ReactNode {
  return columns.map((column) => (
    <td key={column.id} role="cell" className={columnClass(column.id)} data-head={column.head}>
      <Cell column={column} row={row} />
    </td>
  ));
}
