/** A company whose page was looked at in this browser. */
export interface RecentTicker {
  symbol: string;
  name: string;
}

const KEY = 'recentTickers';
const KEPT = 6;

/** The pages of one company, by its ticker; its single videos have other headings. */
const COMPANY_PATH = /^\/stocks\/([A-Z][\w.-]*)(?:\/\w+)?$/;

/** Notes that a company's page is shown; other pages, and those of no known company, note nothing. */
export function rememberTicker(path: string, page: Document): void {
  const symbol = COMPANY_PATH.exec(path)?.[1];
  const name = page.querySelector('h1')?.textContent.trim();
  if (!symbol || !name || page.querySelector('meta[name=robots]')) return;
  const others = recentTickers().filter((ticker) => ticker.symbol !== symbol);
  localStorage.setItem(KEY, JSON.stringify([{ symbol, name }, ...others].slice(0, KEPT)));
}

/** The companies looked at last, the latest first; nothing where what is kept makes no sense. */
export function recentTickers(): RecentTicker[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as RecentTicker[];
    return kept
      .filter(({ symbol, name }) => typeof symbol === 'string' && typeof name === 'string')
      .slice(0, KEPT);
  } catch {
    return [];
  }
}

export const forgetTickers = (): void => localStorage.removeItem(KEY);
