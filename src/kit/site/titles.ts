import { formatCount } from '../format.ts';
import { pageRegistry } from './page-registry.ts';

export interface RouteTitle {
  title: string;
  ticker?: string;
}

/** The rows by their path without case; parameters stay as they are written there. */
const rows = new Map(pageRegistry.map((row) => [row.path.toLowerCase(), row]));

const COMPANY_PATH = /^\/stocks\/([^/]+)(?:\/([^/]+))?/;

/** The title that a route stands for, with the ticker of a company page; null for a route that has none of its own. */
export function titleOfRoute(pathname: string): RouteTitle | null {
  const path = pathname.toLowerCase();
  const title = rows.get(path)?.title;
  if (title) return { title };
  if (path.startsWith('/stocks/screener/')) return { title: 'Screener' };
  const [, ticker, tab] = COMPANY_PATH.exec(path) ?? [];
  if (!ticker) return null;
  const row = rows.get(`/stocks/:ticker/${tab ?? 'marketdata'}`);
  return { title: row?.title ?? 'Company', ticker: ticker.toUpperCase() };
}

/** A sentence about the page of a route that brings none of its own; undefined where there is none. */
export const descriptionOfRoute = (pathname: string): string | undefined =>
  rows.get(pathname.toLowerCase())?.description;

/** The title of a list as it is narrowed, `News: Technology, page 3`: each address that crawlers keep has its own. */
export function listTitle(
  title: string,
  narrowed: readonly (string | false | undefined)[],
  page = 1,
): string {
  const named = narrowed.filter(Boolean).join(', ');
  return `${named ? `${title}: ${named}` : title}${page > 1 ? `, page ${formatCount(page)}` : ''}`;
}

/** The text of `<title>`: `ABEO · Market data · RedStreet`. */
export function documentTitle({ title, ticker }: RouteTitle, siteName: string): string {
  return [ticker, title, siteName].filter(Boolean).join(' · ');
}
