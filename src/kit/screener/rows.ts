import type * as z from 'zod/mini';
import type { ScreenerPageSchema, ScreenerRow } from '#contract/screener.ts';
import { formatPrice } from '../format.ts';
import { type Sparkline, sparkline } from '../market/sparkline.ts';

/** A row as the grid shows it: the fields that were asked for; null is unknown, `sparkComes` not yet here. */
export type GridRow = Pick<ScreenerRow, 'symbol' | 'name'> &
  Partial<Omit<ScreenerRow, 'symbol' | 'name'>> & { spark: SparklineOfRow | null; sparkComes?: true };

export interface SparklineOfRow extends Sparkline {
  /** `60 sessions, from $1.20 to $1.45` */
  label: string;
}

export const SPARK_WIDTH = 96;
export const SPARK_HEIGHT = 22;

type ScreenerPage = z.infer<typeof ScreenerPageSchema>;
type AnsweredRow = ScreenerPage['companies'][number];

/** What the grid shows of an answered row; nothing of a row without a symbol, which no page could be linked for. */
export function toGridRow({ symbol, name, spark, ...figures }: AnsweredRow): GridRow[] {
  if (!symbol) return [];
  return [{ ...figures, symbol, name: name ?? symbol, spark: lineOf(spark ?? []) }];
}

// The line is drawn once, where the row arrives: as a path it is no longer than its closes as JSON.
function lineOf(closes: readonly number[]): SparklineOfRow | null {
  const line = sparkline(closes, SPARK_WIDTH, SPARK_HEIGHT);
  if (!line) return null;
  const label = `${closes.length} sessions, from ${formatPrice(closes[0])} to ${formatPrice(closes.at(-1))}`;
  return { ...line, label };
}
