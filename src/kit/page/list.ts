/** The last page of a list, from 1: an empty list has one page too. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/**
 * Where an old link leads that asks for a page beyond the last one: to the last. Undefined while there is such a page,
 * and while `last` is not known, since the list did not arrive.
 */
export const beyondEnd = <V extends { page: number }>(
  view: V,
  last: number | null | undefined,
  href: (view: V) => string,
): string | undefined =>
  typeof last === 'number' && view.page > last ? href({ ...view, page: last }) : undefined;
