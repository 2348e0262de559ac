import type { MarkedText, SearchGroup, SearchResult } from '#contract/site-search.ts';
import { askHref } from '#kit/href/ask-href.ts';
import { formatDate } from '#kit/time/dates.ts';
import { directionOf, formatMoney, formatPercent, formatQuote } from '#kit/format.ts';
import { closeLabel } from '#kit/company/quote.ts';
import { toQueryString } from '#kit/href/paths.ts';
import { drawerPlaces, type Viewer } from '#kit/site/drawer-places.ts';
import { groupName, resultPath } from '../result-links.ts';
import { SEARCH_PATH } from '#kit/href/search-path.ts';
import { symbolHref } from '#kit/href/symbol-href.ts';
import type { RecentTicker } from './recent-tickers.ts';
import type { SearchState } from './searcher.ts';

/** One line that can be chosen. */
export interface PaletteOption {
  href: string;
  /** Stands before the title in a column of its own. */
  ticker?: string;
  title: MarkedText;
  /** What it is, and when. */
  detail: string;
  /** Of a company with a quote: its price, its change, its market value, and of when they are. */
  quote?: PaletteQuote;
  sample?: boolean;
}

export interface PaletteQuote {
  price: string;
  change: string;
  direction: 'up' | 'down' | 'flat' | null;
  marketCap: string;
  /** `Close of Jul 2, 2026` */
  close: string | null;
}

export interface PaletteSection {
  /** '' for the last one, which leads to RedChat with a question, and to every result. */
  title: string;
  options: readonly PaletteOption[];
}

interface Surroundings {
  recent: readonly RecentTicker[];
  viewer: Viewer;
  /** The page runs as an installed app. */
  standalone: boolean;
}

/** Everything that can be chosen in a state, in its order. */
export function sectionsOf(state: SearchState, around: Surroundings): PaletteSection[] {
  if (state.kind === 'idle') return startSections(around);
  const found =
    state.kind === 'found'
      ? state.groups.map((group) => ({
          title: groupName(group),
          options: group.results.map((result) => optionOf(result, around.standalone)),
        }))
      : [];
  const total = state.kind === 'found' ? totalOf(state.groups) : undefined;
  const ask = total !== undefined && askHref(state.text, total);
  const last = [...(ask ? [question(state.text, ask)] : []), everyResult(state.text, total === 0)];
  return [...found, { title: '', options: last }];
}

const totalOf = (groups: readonly SearchGroup[]): number =>
  groups.reduce((sum, group) => sum + group.total, 0);

const question = (text: string, href: string): PaletteOption => ({
  href,
  title: [{ text: 'Ask RedChat ' }, { text: `“${text}”`, marked: true }],
  detail: '',
});

/** The page with every result of a text. */
export const everyResultHref = (text: string): string => SEARCH_PATH + toQueryString({ q: text });

const everyResult = (text: string, isNone: boolean): PaletteOption => ({
  href: everyResultHref(text),
  title: [
    { text: isNone ? 'Open the search with ' : 'All results for ' },
    { text: `“${text}”`, marked: true },
  ],
  detail: '',
});

const startSections = ({ recent, viewer, standalone }: Surroundings): PaletteSection[] =>
  [
    {
      title: 'Recently visited',
      options: recent.map(({ symbol, name }) => ({
        href: symbolHref(symbol, standalone),
        ticker: symbol,
        title: [{ text: name }],
        detail: '',
      })),
    },
    {
      title: 'Pages',
      options: drawerPlaces(viewer).map(({ href, label }) => ({
        href,
        title: [{ text: label }],
        detail: '',
      })),
    },
  ].filter(({ options }) => options.length > 0);

function optionOf(result: SearchResult, standalone: boolean): PaletteOption {
  const { kind, symbol, title, label, date, quote, sample } = result;
  const isCompany = kind === 'company';
  const detail = [!isCompany && symbol, label, date && formatDate(date)];
  return {
    href: resultPath(result, standalone),
    ...(isCompany && symbol && { ticker: symbol }),
    title,
    detail: detail.filter(Boolean).join(' · '),
    ...(quote && { quote: quoteOf(quote) }),
    ...(sample && { sample }),
  };
}

const quoteOf = (quote: NonNullable<SearchResult['quote']>): PaletteQuote => ({
  price: formatQuote(quote.last_sale),
  change: formatPercent(quote.change_pre === null ? null : Math.abs(quote.change_pre)),
  direction: directionOf(quote.change_pre),
  marketCap: formatMoney(quote.market_cap),
  close: closeLabel(quote.quote_date),
});

/** What is said aloud of a state. */
export function statusOf(state: SearchState): string {
  if (state.kind === 'failed') return 'The search failed. Please try again.';
  if (state.kind !== 'found') return '';
  const total = totalOf(state.groups);
  if (total === 0) return 'No results found';
  return `${total} ${total === 1 ? 'result' : 'results'}`;
}
