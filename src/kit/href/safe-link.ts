/** An address that may stand in a page: https without a name and password, or a path of this site; else undefined. */
export function safeLink(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  // A path, never `//host`, and never `/\host`, which browsers take for the same.
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain ? url.href : undefined;
}
