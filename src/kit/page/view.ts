import { PAGE_MAX } from '#contract/bounds.ts';
import { toQueryString } from '../href/paths.ts';

/** One part of a view, as it stands in the query of an address. */
export interface Part<T> {
  /** The name in the query, if it differs from that of the part. */
  name?: string;
  /** What the text means; null is a query without the part. Nonsense counts as not asked for. */
  read: (text: string | null) => T;
  /** The text of a value; undefined for the default, which is left out. */
  write: (value: T) => string | number | undefined;
  /** Whether a text is one of the offered values; absent for free text. */
  offers?: (text: string) => boolean;
}

/** Replaces, in the one spelling of an address, any value that is not offered. */
export const NOT_OFFERED = '∅';

/** The names of the parts for which an address in its one spelling asks for something that is not offered. */
export const askedInVain = (query: URLSearchParams): string[] =>
  [...query].flatMap(([name, text]) => (text.split(',').includes(NOT_OFFERED) ? [name] : []));

/** What an address asks a page for: read from its query, and written into addresses of the same kind. */
export interface View<V, Place extends unknown[]> {
  read: (query: URLSearchParams) => V;
  /** The one address of a view, without defaults. */
  href: (view: V, ...place: Place) => string;
  /** The query of that address, by name: what a query means in its one spelling, with `NOT_OFFERED` where a value is not offered. */
  tidy: (query: URLSearchParams) => Written;
}

/** Values by their names in a query; undefined ones are left out of it. */
export type Written = Readonly<Record<string, string | number | undefined>>;

/** What a view reads. */
export type ViewOf<Kind extends { read: (query: URLSearchParams) => unknown }> = ReturnType<Kind['read']>;

/** Whether a text asks for what is not offered; an empty one asks for nothing. */
export const isInVain = ({ offers }: Pick<Part<unknown>, 'offers'>, text: string | null): boolean =>
  offers !== undefined && text !== null && text.trim() !== '' && !offers(text);

type Parts<V> = { readonly [name in keyof V]: Part<V[name]> };

/** Reads and writes parts in the order in which they stand in an address. */
function codecOf<V extends object>(parts: Parts<V>) {
  const names = Object.keys(parts) as (keyof V & string)[];
  const inQuery = (name: keyof V & string): string => parts[name].name ?? name;
  return {
    read: (query: URLSearchParams): V =>
      Object.fromEntries(names.map((name) => [name, parts[name].read(query.get(inQuery(name)))])) as V,
    write: (view: V): Written =>
      Object.fromEntries(names.map((name) => [inQuery(name), parts[name].write(view[name])])),
    inVain: (query: URLSearchParams, ruledOut: readonly (keyof V)[] = []): Written =>
      Object.fromEntries(
        names
          .filter((name) => !ruledOut.includes(name) && isInVain(parts[name], query.get(inQuery(name))))
          .map((name) => [inQuery(name), NOT_OFFERED]),
      ),
  };
}

/**
 * The view of a page. `path` is its path, or makes it from the arguments of `href` after the view; `ruledOut`
 * names the parts that others rule out, which then have their defaults: a search through everything knows no sector.
 */
export function defineView<V extends object, Place extends unknown[] = []>(
  path: string | ((...place: Place) => string),
  parts: Parts<V>,
  ruledOut: (view: NoInfer<V>) => readonly NoInfer<keyof V>[] = () => [],
): View<V, Place> {
  const { read, write, inVain } = codecOf(parts);
  const settled = (view: V): V =>
    ruledOut(view).reduce((rest, name) => ({ ...rest, [name]: parts[name].read(null) }), view);
  return {
    read: (query) => settled(read(query)),
    href: (view, ...place) =>
      (typeof path === 'string' ? path : path(...place)) + toQueryString(write(settled(view))),
    tidy: (query) => {
      const view = read(query);
      return { ...write(settled(view)), ...inVain(query, ruledOut(view)) };
    },
  };
}

/** The view of a section of a page: its addresses keep the rest of the page's query, and `hash` leads back to it. */
export function defineSection<V extends object>(
  parts: Parts<V>,
  hash = '',
): View<V, [page: Pick<URL, 'pathname' | 'searchParams'>, hash?: string]> {
  const { read, write, inVain } = codecOf(parts);
  return {
    read,
    href: (view, page, to = hash) => changedHref(page, write(view), to),
    tidy: (query) => ({ ...write(read(query)), ...inVain(query) }),
  };
}

/** The address of this page with parts of its query changed: undefined removes a part, all others stay. */
export function changedHref(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  changes: Written,
  hash = '',
): string {
  const query = new URLSearchParams(searchParams);
  for (const name of askedInVain(query)) {
    const offered =
      query
        .get(name)
        ?.split(',')
        .filter((text) => text !== NOT_OFFERED) ?? [];
    if (offered.length > 0) query.set(name, offered.join(','));
    else query.delete(name);
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return `${pathname}${text && `?${text}`}${hash}`;
}

/** A page of a list, from 1 to `last`; the first if nothing or nonsense is asked for. */
export const pageNumber = (last = PAGE_MAX): Part<number> => ({
  read: (text) => {
    const page = Number(text ?? 1);
    return Number.isInteger(page) && page >= 1 && page <= last ? page : 1;
  },
  write: (page) => (page > 1 ? page : undefined),
});

/** One of the offered values, by default the `usual` one. */
export const oneOf = <T extends string | number>(values: readonly T[], usual: NoInfer<T>): Part<T> => ({
  read: (text) => values.find((value) => String(value) === text) ?? usual,
  write: (value) => (value === usual ? undefined : value),
  // A number that is not offered means the usual one.
  ...(typeof usual === 'string' && { offers: (text) => values.some((value) => value === text) }),
});

/** What `find` makes of a text, by default nothing; written as it is. */
export const optional = <T extends string>(
  find: (text: string | null) => T | undefined,
): Part<T | undefined> => ({ read: find, write: (value) => value });

/** What `find` makes of a text; it knows all offered values. */
export const chosen = <T extends string>(
  find: (text: string | null) => T | undefined,
): Part<T | undefined> => ({
  ...optional(find),
  offers: (text) => find(text) !== undefined,
});

/** One of some names in any case, or none of them. */
export const anyCaseOf = <T extends string>(names: readonly T[]): Part<T | undefined> =>
  chosen((text) => names.find((name) => name.toLowerCase() === text?.toLowerCase()));

/** What somebody searches for, trimmed and cut to `length` characters; '' for nothing. */
export const searchText = (length: number): Part<string> => ({
  read: (text) => (text ?? '').trim().slice(0, length).trim(),
  write: (text) => text || undefined,
});

/** The same part under another name in the query. */
export const named = <T>(name: string, part: Part<T>): Part<T> => ({ ...part, name });
