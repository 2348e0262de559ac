export const RECENT_KEY = 'recentTickers';
export const KEPT_TICKERS = 6;

/** The pages of one company, by its ticker; its single videos have other headings. */
const COMPANY_PATH = /^\/stocks\/([A-Z][\w.-]*)(\/\w+)?$/;

/** One company a line, the latest first: `ABEO Abeona Therapeutics Inc.`; every page brings this code along. */
export const readLines = (): string[] => (localStorage.getItem(RECENT_KEY) ?? '').split('\n');

/** Notes that a company's page is shown; other pages, and those of no known company, note nothing. */
export function rememberTicker(path: string, page: Document): void {
  const symbol = COMPANY_PATH.exec(path)?.[1];
  const name = page.querySelector('h1')?.textContent.trim();
  if (!symbol || !name || page.querySelector('[name=robots]')) return;
  const others = readLines().filter((line) => !line.startsWith(`${symbol} `));
  localStorage.setItem(RECENT_KEY, [`${symbol} ${name}`, ...others].slice(0, KEPT_TICKERS).join('\n'));
}
