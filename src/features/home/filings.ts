import type { News, NewsRanked } from '#contract/news.ts';
import type { Api } from '#kit/http/api-client.ts';

/** The filings that matter most of the last days on record, and the kinds that the record holds only to a day before. */
export interface Filings {
  from: string | null;
  to: string | null;
  news: News[];
  ended: NewsRanked['ended'];
}

/** Days looked back from the newest filing, rows that are shown, and how many of these may be of one kind. */
export const FILING_DAYS = 14;
const SHOWN = 9;
const OF_ONE_KIND = 5;
/** Enough to choose from. */
const ASKED = 50;

/** Asks for what matters most among the filings. */
export async function loadFilings(api: Api): Promise<Filings> {
  const { data, ...rest } = await api('news.ranked', {
    query: { topic: 'filing', days: FILING_DAYS, limit: ASKED },
  });
  return { ...rest, news: data };
}

/**
 * The filings that a page shows, newest first: the greatest that stand nowhere on it, each company once and none of which the page
 * tells already, at most five of a kind, so that a week of one form leaves room for the others.
 */
export function unseenFilings(filings: Filings, seen: readonly News[]): Filings {
  const companies = new Set(seen.map(({ company_symbol: symbol }) => symbol));
  const ofKind = new Map<string, number>();
  const news = filings.news.filter(({ company_symbol: symbol, category }) => {
    const kind = category ?? '';
    const before = ofKind.get(kind) ?? 0;
    if (companies.has(symbol) || before === OF_ONE_KIND) return false;
    companies.add(symbol);
    ofKind.set(kind, before + 1);
    return true;
  });
  const newestFirst = news
    .slice(0, SHOWN)
    .sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0));
  return { ...filings, news: newestFirst };
}

const dayOf = ({ published_at: day }: News): string => day ?? '';
