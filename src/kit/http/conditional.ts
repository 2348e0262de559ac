/** What a client says it has already. */
export interface Asked {
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
}

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether what a client has is still the answer (RFC 9110, 13.1): the tag decides, and the date only without one. */
export function isUnchanged(
  { ifNoneMatch, ifModifiedSince }: Asked,
  { etag, lastModified }: { etag: string; lastModified?: string | undefined },
): boolean {
  if (ifNoneMatch !== undefined)
    return (
      ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((known) => opaque(known) === opaque(etag))
    );
  if (ifModifiedSince === undefined || lastModified === undefined) return false;
  return Date.parse(ifModifiedSince) >= Date.parse(lastModified);
}
