import { KEPT_TICKERS, readLines, RECENT_KEY } from './remember-ticker.ts';

/** A company whose page was looked at in this browser. */
export interface RecentTicker {
  symbol: string;
  name: string;
}

/** The companies looked at last, the latest first; nothing where what is kept makes no sense. */
export const recentTickers = (): RecentTicker[] =>
  readLines()
    .flatMap((line) => {
      const [, symbol, name] = /^([A-Z][\w.-]*) (.{1,200})$/.exec(line) ?? [];
      return symbol && name ? { symbol, name } : [];
    })
    .slice(0, KEPT_TICKERS);

export const forgetTickers = (): void => localStorage.removeItem(RECENT_KEY);
