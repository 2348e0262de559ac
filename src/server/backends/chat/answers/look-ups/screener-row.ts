import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { defaultScreener } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';

/** Where the screener shows these figures of a company, for those that no page of its own has. */
export const screenerRow = (symbol: string, columns: readonly ScreenerFieldName[]): string =>
  screenerHref({
    ...defaultScreener,
    symbol: `=${symbol}`,
    columns: ['symbol', 'name', 'last_sale', ...columns],
  });
