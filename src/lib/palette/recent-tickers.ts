/** A company whose page was looked at in this browser. */
export interface RecentTicker {
  symbol: string;
  name: string;
}

const KEY = 'recentTickers';
const KEPT = 6;

/** The pages of one company, by its ticker; its single videos have other headings. */
const COMPANY_PATH = /^\/stocks\/([A-Z][\w.-]*)(\/\w+)?$/;

/** One company a line, the latest first: `ABEO Abeona Therapeutics Inc.`; every page brings this code along. */
const readLines = (): string[] => (localStorage.getItem(KEY) ?? '').split('\n');

/** Notes that a company's page is shown; other pages, and those of no known company, note nothing. */
export function rememberTicker(path: string, page: Document): void {
  const symbol = COMPANY_PATH.exec(path)?.[1];
  const name = page.querySelector('h1')?.textContent.trim();
  if (!symbol || !name || page.querySelector('[name=robots]')) return;
  const others = readLines().filter((line) => !line.startsWith(`${symbol} `));
  localStorage.setItem(KEY, [`${symbol} ${name}`, ...others].slice(0, KEPT).join('\n'));
}

/** The companies looked at last, the latest first; nothing where what is kept makes no sense. */
export const recentTickers = (): RecentTicker[] =>
  readLines()
    .flatMap((line) => {
      const [, symbol, name] = /^([A-Z][\w.-]*) (.{1,200})$/.exec(line) ?? [];
      return symbol && name ? { symbol, name } : [];
    })
    .slice(0, KEPT);

export const forgetTickers = (): void => localStorage.removeItem(KEY);
