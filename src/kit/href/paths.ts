/** `/stock/details/:symbol` with `{symbol: 'BRK-B'}` is `/stock/details/BRK-B`; every parameter is encoded anew. */
export const fillPath = (path: string, params: Record<string, string | number> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** `?page=2&pageSize=10`, or nothing when no value is given; undefined and null are left out. */
export function toQueryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
}
