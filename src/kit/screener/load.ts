import type * as z from 'zod/mini';
import type { ScreenerPageSchema } from '#contract/screener.ts';
import { formatCount } from '../format.ts';
import type { Funnel } from './funnel.ts';
import { filtersOf, type ScreenerBody, screenerBody } from './query.ts';
import { type GridRow, toGridRow } from './rows.ts';
import { type ScreenerState, withPage } from './state.ts';

/** One page of the screener as it is shown. */
export interface Screen {
  /** What the rows answer; its page is one that exists. */
  state: ScreenerState;
  /** The filters in the grammar of the contract, as the rows were asked for; undefined for every company. */
  filters?: string | undefined;
  rows: GridRow[];
  totalItems: number;
  totalPages: number;
  /** A sentence where another page is shown than was asked for. */
  notice: string | null;
  /** What is left after each part of the screen, where that is known with the rows. */
  funnel?: Funnel;
}

type Answer = z.infer<typeof ScreenerPageSchema>;
type Ask = (body: ScreenerBody) => Promise<Answer>;

/** Asks for the page of a state; past the end, for the last one instead. Rejects with what `ask` rejects with. */
export async function loadScreen(ask: Ask, state: ScreenerState): Promise<Screen> {
  const filters = filtersOf(state);
  const answer = await ask(screenerBody(state, filters));
  const lastPage = Math.max(1, answer.totalPages);
  if (state.page > lastPage) {
    const screen = await loadScreen(ask, withPage(state, lastPage));
    return { ...screen, notice: pastTheEnd(state.page, screen.state.page) };
  }
  return screenOf(state, filters, answer);
}

/** The page of a state, of what was answered for it. */
export function screenOf(state: ScreenerState, filters: string | undefined, answer: Answer): Screen {
  const { totalItems, totalPages, companies } = answer;
  return { state, filters, rows: companies.flatMap(toGridRow), totalItems, totalPages, notice: null };
}

/** What is said where another page is shown than was asked for. */
export const pastTheEnd = (asked: number, shown: number) =>
  `Page ${formatCount(asked)} does not exist: the last page, ${formatCount(shown)}, is shown.`;
