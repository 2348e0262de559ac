/**
 * The id under which is kept what one types over an entry: its own, or for an entry that is not made yet `new`, with the company
 * where each has entries of its own.
 */
export const typedPlace = (id: string | undefined, company?: string): string =>
  (id ?? (company === undefined ? 'new' : `new-${company}`)).replace(/[^\w-]/g, '_');
