import type { Filters } from '#contract/screener.ts';
import type { AnyOf } from '#server/store/screener/screener-beside.ts';
import type { Change } from './screen-groups.ts';

/** A kind of company that was named. */
export interface NamedGroup {
  words: string;
  change: Change;
}

/** What ties two kinds of company that stand beside each other: those of either are meant. */
const TIE =
  /^\s*(?:\p{L}+ )?\s*(?:,|\/|&|\+|and|or|plus|as well as)\s*(?:(?:and|or|the|other|also)\s+)?(?:\p{L}+ )?$/u;

/** The filter that a kind is: which of the three the screener has for it, and of what value. */
const filterOf = ({ sic, sector, filter }: Change): Filters | undefined => {
  if (sic) return { Industries: [...sic] };
  if (sector) return { Sectors: [sector] };
  return filter && { [filter[0]]: [filter[1]] };
};

const nameOf = (filters: Filters): string => Object.keys(filters)[0] ?? '';

function isTied(text: string, a: string, b: string): boolean {
  const [from, to] = [text.indexOf(a), text.indexOf(b)];
  if (from < 0 || to < 0) return false;
  const [first, second] = from < to ? [from + a.length, to] : [to + b.length, from];
  return first <= second && TIE.test(text.slice(first, second));
}

/**
 * Kinds of company of which the screener would ask all at once, where those of either are meant ("tech or healthcare", "banks and REITs"): a sector, an
 * industry and a type of company narrow each other there. Undefined where its own filters say it.
 */
export function alternativesOf(text: string, named: readonly NamedGroup[]): AnyOf | undefined {
  const all = named.flatMap(({ words, change }) => {
    const filters = filterOf(change);
    return filters ? [{ words: words.trim(), filters }] : [];
  });
  const sectors = all.filter(({ filters }) => 'Sectors' in filters);
  const kinds = new Set(all.map(({ filters }) => nameOf(filters)));
  if (kinds.size < 2 && sectors.length < 2) return undefined;
  const areTied = all.some((a) =>
    all.some((b) => nameOf(a.filters) !== nameOf(b.filters) && isTied(text, a.words, b.words)),
  );
  if (!areTied && sectors.length < 2) return undefined;
  return { words: all.map(({ words }) => words), filters: all.map(({ filters }) => filters) };
}
