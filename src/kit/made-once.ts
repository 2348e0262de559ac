/**
 * A thing that is made when it is first asked for. The first format of Intl that a browser makes reads the data of a language:
 * 30 ms and more of a page that is only to be looked at.
 */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
