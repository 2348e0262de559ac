import { DateTime } from 'luxon';
import { ARCHIVE_PATH } from '#kit/addresses.ts';

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

const spans: Record<Since, object> = {
  '1w': { days: 7 },
  '1m': { months: 1 },
  '3m': { months: 3 },
  '6m': { months: 6 },
  '1y': { years: 1 },
  '2y': { years: 2 },
};

/** The first day (New York) that a chip shows. For the server only: it brings luxon along. */
export const sinceDay = (since: Since, now: Date): string =>
  DateTime.fromJSDate(now, { zone: 'America/New_York' }).minus(spans[since]).toFormat('yyyy-MM-dd');

/** What an address of the archive asks for; a search looks through all dates. */
export interface ArchiveView {
  query: string;
  since: Since | null;
  /** From 1. */
  page: number;
}

/** The grid on top holds the first four. */
export const TOP_COUNT = 4;
export const ARCHIVE_PAGE_SIZE = 16;
export const SEARCH_PAGE_SIZE = 10;
const QUERY_MAX = 100;

const isSince = (text: string | null): text is Since => text !== null && Object.hasOwn(spans, text);

/** Reads an address; what it cannot mean counts as not given. */
export function readArchiveView(params: URLSearchParams): ArchiveView {
  const query = (params.get('query') ?? '').trim().slice(0, QUERY_MAX);
  const since = params.get('since');
  const page = params.get('page') ?? '';
  return {
    query,
    since: query === '' && isSince(since) ? since : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The one address of a view. */
export function archiveHref({ query, since, page }: ArchiveView): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('query', query);
  else if (since !== null) params.set('since', since);
  if (page > 1) params.set('page', String(page));
  const search = params.toString();
  return search === '' ? ARCHIVE_PATH : `${ARCHIVE_PATH}?${search}`;
}
