/**
 * The address of this page with parts of its query changed: undefined takes a part out, all others stay, and `hash`
 * leads back to the section that was changed.
 */
export function changedHref(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  changes: Readonly<Record<string, string | number | undefined>>,
  hash = '',
): string {
  const query = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return `${pathname}${text && `?${text}`}${hash}`;
}

/** A page number of a query, from 1; anything else is the first page. */
export function pageNumber(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** One of the sizes that a list offers; anything else is its usual one. */
export const sizeOf = <S extends number>(text: string | null, sizes: readonly S[], usual: S): S =>
  sizes.find((size) => String(size) === text) ?? usual;
