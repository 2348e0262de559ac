import type { ChartBar } from '../bars.ts';

/** A line of an indicator as the library takes it; sessions without a value stay empty. */
export const valuesOf = (
  bars: readonly ChartBar[],
  indicator: 'sma' | 'ema' | 'rsi' | 'macd' | 'signal',
): { time: string; value?: number }[] =>
  bars.map((bar) => {
    const value = bar[indicator];
    return { time: bar.date, ...(value !== null && { value }) };
  });
