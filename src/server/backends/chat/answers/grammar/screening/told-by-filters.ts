import { screenerField } from '#contract/screener-fields.ts';
import type { ScreenerState } from '#kit/screener/state.ts';

interface Left {
  phrase: string;
  unknown: string[];
}

/** How much of a figure there is, which a condition on that figure says better: "high ROE, above 15%". */
const DEGREES =
  /^(?:high|higher|low|lower|big|large|small|tiny|heavy|heavily|strong|solid|decent|juicy|fat|good|great|more|much|very|really|than)$/;

/** What a price is low against, where somebody calls a stock cheap. */
const CHEAP = /^(?:cheap|cheaply|inexpensive|undervalued)$/;
const VALUED: ReadonlySet<string> = new Set(['price_earnings', 'price_book', 'price_sales', 'ev_sales', 'ev_ebitda', 'net_cash', 'last_sale']); // prettier-ignore

/** A word of so many letters is of the same stem as one that begins with it: yield, yielding. */
const STEM = 4;

/** The words that stand for the filters in use and for what the list is sorted by. */
function wordsOf({ filters, sortField, sector }: ScreenerState): string[] {
  const used = Object.entries(filters).flatMap(([name, values]) => (values.length > 0 ? [name] : []));
  return [...used, sortField, sector].flatMap((name) =>
    (screenerField(name)?.label ?? name)
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= STEM),
  );
}

/** The words that no condition took, less those that only say again what a filter in use says: "semis growing revenue more than 20%". */
export function withoutTold(left: readonly Left[], state: ScreenerState): Left[] {
  const words = wordsOf(state);
  const isFigure = (word: string): boolean =>
    words.some((each) => word.startsWith(each) || (word.length >= STEM && each.startsWith(word)));
  const isValued = Object.keys(state.filters).some((name) => VALUED.has(name));
  const isTold = (word: string): boolean =>
    isFigure(word) || (CHEAP.test(word) && isValued) || (DEGREES.test(word) && words.length > 0);
  // Beside a word that nothing tells, the others may mean something else.
  return left.filter(({ unknown }) => !unknown.every(isTold));
}
