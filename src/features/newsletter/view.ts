import { ARCHIVE_PATH } from '#kit/href/addresses.ts';
import { defineView, type Part, pageNumber, searchText, type ViewOf } from '#kit/page/view.ts';

/** The chips over the archive, with what each adds to the address. */
export const dateChips = [
  { label: 'All', since: null },
  { label: 'One Week Ago', since: '1w' },
  { label: 'One Month Ago', since: '1m' },
  { label: 'Three Months Ago', since: '3m' },
  { label: 'Six Months Ago', since: '6m' },
  { label: 'One Year Ago', since: '1y' },
  { label: 'Two Years Ago', since: '2y' },
] as const;
export type Since = NonNullable<(typeof dateChips)[number]['since']>;

/** The grid on top holds the first four. */
export const TOP_COUNT = 4;
export const ARCHIVE_PAGE_SIZE = 16;
export const SEARCH_PAGE_SIZE = 10;

const since: Part<Since | null> = {
  read: (text) => dateChips.find((chip) => chip.since === text)?.since ?? null,
  write: (value) => value ?? undefined,
  offers: (text) => dateChips.some((chip) => chip.since === text),
};

/** What an address of the archive asks for; a search looks through all dates. */
export const archiveView = defineView(
  ARCHIVE_PATH,
  {
    query: searchText(100),
    since,
    page: pageNumber(),
  },
  ({ query }) => (query ? ['since'] : []),
);
export type ArchiveView = ViewOf<typeof archiveView>;
