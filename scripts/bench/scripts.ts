import type { Row } from './report.ts';
import { scriptKilobytes } from './script-bytes.ts';
import { TICKER } from './setting.ts';

const budgets: readonly [path: string, budget: string][] = [
  ['/home', 'at most 6 kB'],
  [`/stocks/${TICKER}/marketdata`, 'at most 6 kB'],
  [`/stocks/${TICKER}/secfilings`, 'at most 6 kB'],
  ['/terms', 'at most 6 kB'],
  ['/stocks/screener', 'at most 110 kB'],
];

/** Script that a guest downloads before touching anything. */
export const measureScripts = (site: string): Promise<Row[]> =>
  Promise.all(
    budgets.map(async ([path, budget]) => ({
      what: `script of ${path}, compressed (Brotli)`,
      budget,
      measured: `${scriptKilobytes(await (await fetch(new URL(path, site))).text()).toFixed(1)} kB`,
    })),
  );
