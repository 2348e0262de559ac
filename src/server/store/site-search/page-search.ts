import { foldText } from '#kit/text/fold.ts';
import { type SitePage, sitePages } from '#kit/site/site-pages.ts';
import { placedWords } from '#kit/text/search-words.ts';
import type { VersionedCache } from '../content/content-version.ts';
import type { KeptFigures } from '../content/kept-figures.ts';
import { sectorEntries } from '../companies/sectors.ts';

/** A page as the search looks at it. */
export interface PageEntry {
  page: SitePage;
  foldedTitle: string;
  titleWords: readonly string[];
  detailWords: readonly string[];
  otherWords: readonly string[];
}

export const toPageEntry = (page: SitePage): PageEntry => ({
  page,
  foldedTitle: foldText(page.title),
  titleWords: [...placedWords(page.title)].map(({ folded }) => folded),
  detailWords: [...placedWords(page.detail)].map(({ folded }) => folded),
  otherWords: [...placedWords(page.words)].map(({ folded }) => folded),
});

/** The rank of a page that has the words nowhere itself. */
const CALLED_SO = 3;

/**
 * Pages that have all the words as beginnings of words of theirs: a title that begins with the first of them, other
 * titles, then those that need their description; where there is none of these, those that people call so. Equals stay in
 * the order of the entries.
 */
export function rankPages(entries: readonly PageEntry[], words: readonly string[]): SitePage[] {
  const [first] = words;
  if (first === undefined) return [];
  const hasAll = (...among: (readonly string[])[]) =>
    words.every((typed) => among.some((some) => some.some((word) => word.startsWith(typed))));
  const rankOf = ({ foldedTitle, titleWords, detailWords, otherWords }: PageEntry): number | undefined => {
    if (hasAll(titleWords)) return foldedTitle.startsWith(first) ? 0 : 1;
    if (hasAll(titleWords, detailWords)) return 2;
    return hasAll(titleWords, detailWords, otherWords) ? CALLED_SO : undefined;
  };
  const found = entries.flatMap((entry) => {
    const rank = rankOf(entry);
    return rank === undefined ? [] : [{ page: entry.page, rank }];
  });
  const named = found.filter(({ rank }) => rank < CALLED_SO);
  return (named.length > 0 ? named : found).sort((a, b) => a.rank - b.rank).map(({ page }) => page);
}

/** The pages of the site that have the words in their title or description, best first. */
export async function searchPages(
  cached: VersionedCache,
  kept: KeptFigures,
  words: readonly string[],
): Promise<SitePage[]> {
  const entries = await cached('page-search', async () =>
    sitePages(await kept(sectorEntries)).map(toPageEntry),
  );
  return rankPages(entries, words);
}
